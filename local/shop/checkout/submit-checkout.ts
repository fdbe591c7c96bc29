import type {CartRecord, ShopContext} from '../state';
import {saveCart} from '../cart/cart-store';
import {distinctCodes, normalizeCode} from '../cart/promo-codes';
import {CHECKOUT_COPY, gatewayText, promoRefusalText, type CheckoutProblem} from './checkout-copy';
import {checkForm, formText, toDraft, type CheckoutDraft, type CheckoutInput, type FieldErrors} from './checkout-form';
import {applyTypedGiftCard, removeGiftCard} from './change-gift-cards';
import {chosenMethod, hasGoods, quoteCart, type CodeOutcome, type Quotation} from './checkout-view';
import {seeOther} from './page';
import {placeOrder} from './place-order';
import {soldOutPageResponse, showCheckout} from './show-checkout';
import {chargeTestCard} from './test-gateway';

const UNPROCESSABLE = 422;

interface Submission {
  readonly cart: CartRecord;
  readonly form: FormData;
  readonly draft: CheckoutDraft;
  readonly context: ShopContext;
}

function applyTypedCode({cart, form, draft, context}: Submission): CodeOutcome {
  const typed = formText(form, 'promo').trim();
  if (typed === '') return {typed};
  const discountCodes = distinctCodes([...cart.discountCodes, typed]);
  const {verdicts} = quoteCart({...cart, discountCodes}, draft.email, context).priced.totals;
  const verdict = verdicts.find(({code}) => normalizeCode(code) === normalizeCode(typed));
  if (verdict?.kind === 'refused') return {typed, error: promoRefusalText(verdict.reason)};
  cart.discountCodes = discountCodes;
  saveCart(context.state, cart);
  return {typed: '', done: CHECKOUT_COPY.promoApplied(typed)};
}

function applyPromo(submission: Submission): Response {
  const {cart, form, draft, context} = submission;
  const isBlank = formText(form, 'promo').trim() === '';
  const promo = isBlank ? {typed: '', error: CHECKOUT_COPY.promoBlank} : applyTypedCode(submission);
  return showCheckout(quoteCart(cart, draft.email, context), draft, {promo}, context);
}

function removePromo({cart, form, draft, context}: Submission): Response {
  const removed = formText(form, 'remove');
  cart.discountCodes = cart.discountCodes.filter((code) => normalizeCode(code) !== normalizeCode(removed));
  saveCart(context.state, cart);
  const promo = {typed: formText(form, 'promo'), done: CHECKOUT_COPY.promoRemoved(removed)};
  return showCheckout(quoteCart(cart, draft.email, context), draft, {promo}, context);
}

function showGiftCards({cart, draft, context}: Submission, giftCard: CodeOutcome): Response {
  return showCheckout(quoteCart(cart, draft.email, context), draft, {giftCard}, context);
}

/**
 * Returns what changed since the shopper saw the page. The form contains the totals that the page showed:
 * if the total is still the same, no message is needed.
 */
function surprises(quotation: Quotation, {form, draft}: Submission): readonly CheckoutProblem[] {
  const {priced, quotes, shortages} = quotation;
  const method = chosenMethod(draft, quotation);
  const dueMinor = quotes.find((quote) => quote.method === method)?.dueMinor ?? 0;
  const shown = formText(form, `shown-${method}`);
  if (shown === String(dueMinor)) return [];
  const usedCodes = priced.totals.verdicts.flatMap((verdict): CheckoutProblem[] =>
    verdict.kind === 'refused' && verdict.reason === 'already-used' ? [{kind: 'code-used', code: verdict.code}] : [],
  );
  const found = [...shortages, ...usedCodes];
  // A client that submits the form without the page sends no total and is only informed of lost units and codes.
  return found.length > 0 || shown === '' ? found : [{kind: 'total-changed'}];
}

function finish(quotation: Quotation, input: CheckoutInput, {cart, context}: Submission): Response {
  const chosen = chosenMethod(input, quotation);
  const shipping = quotation.quotes.find(({method}) => method === chosen);
  if (!shipping) throw new Error(`no quote for the shipping method ${input.shippingMethod}`);
  const {cart: paidCart, priced} = quotation;
  placeOrder(context, {cart: paidCart, priced, shipping, giftCards: shipping.giftCards, input});
  return seeOther(`/checkouts/cn/${cart.token}/thank-you`);
}

/** Stands for the card number of an order that gift cards pay in full. */
const NO_CARD = 'none';

function isPaymentDue(quotation: Quotation, draft: CheckoutDraft): boolean {
  const quote = quotation.quotes.find(({method}) => method === chosenMethod(draft, quotation));
  return !quote || quote.dueMinor > 0 || quote.giftCards.length === 0;
}

function pay(submission: Submission): Response {
  const {cart, draft, context} = submission;
  const promo = applyTypedCode(submission);
  const quotation = quoteCart(cart, draft.email, context);
  const problems = surprises(quotation, submission);
  const refuse = (errors: FieldErrors): Response => {
    cart.lines = quotation.cart.lines;
    saveCart(context.state, cart);
    return showCheckout(quotation, draft, {promo, errors, problems}, context);
  };
  if (!hasGoods(quotation)) return soldOutPageResponse(UNPROCESSABLE, context);
  const isCardNeeded = isPaymentDue(quotation, draft);
  const checked = checkForm(isCardNeeded ? draft : {...draft, card: NO_CARD});
  if (!checked.ok) return refuse(checked.errors);
  if (problems.length > 0 || promo.error !== undefined) return refuse({});
  const response = isCardNeeded ? chargeTestCard(checked.input.card) : 'approved';
  return response === 'approved' ? finish(quotation, checked.input, submission) : refuse({card: gatewayText(response)});
}

/**
 * Handles the buttons of the checkout: remove a promo code, apply one, or pay. Enter in a field activates the first
 * button, so an entered code is applied, and without one the order is paid. Paying also applies an entered code, so that
 * no shopper loses a discount that they entered.
 *
 * @param cart - the cart, looked up after the form has arrived: from here on the code is synchronous
 * @param form - the submitted form
 * @returns the page again, with 422 on errors, or a redirect to the thank-you page
 */
export function submitCheckout(cart: CartRecord, form: FormData, context: ShopContext): Response {
  const submission = {cart, form, draft: toDraft((field) => formText(form, field)), context};
  if (form.has('remove')) return removePromo(submission);
  if (form.has('removeGiftCard')) return showGiftCards(submission, removeGiftCard(submission));
  const intent = formText(form, 'intent');
  // An entered gift card lowers what is to be paid, so its result is shown before anything is charged.
  const hasTypedGiftCard = formText(form, 'giftCard').trim() !== '';
  if (intent === 'apply-gift-card' || hasTypedGiftCard)
    return showGiftCards(submission, applyTypedGiftCard(submission));
  const hasTypedCode = formText(form, 'promo').trim() !== '';
  const isPromo = intent === 'apply' || (intent !== 'pay' && hasTypedCode);
  return isPromo ? applyPromo(submission) : pay(submission);
}
