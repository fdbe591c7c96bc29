import {saveCart} from '../cart/cart-store';
import {findUsableGiftCard, usableCodes} from '../gift-cards/apply-gift-cards';
import {CHECKOUT_COPY} from './checkout-copy';
import {formText} from './checkout-form';
import type {CodeOutcome} from './checkout-view';
import type {CartRecord, ShopContext} from '../state';

interface GiftCardForm {
  readonly cart: CartRecord;
  readonly form: FormData;
  readonly context: ShopContext;
}

/** Applies the entered gift card to the cart. Unlike the API, the checkout ignores spaces and dashes. */
export function applyTypedGiftCard({cart, form, context}: GiftCardForm): CodeOutcome {
  const typed = formText(form, 'giftCard').trim();
  if (typed === '') return {typed, error: CHECKOUT_COPY.giftCardBlank};
  const card = findUsableGiftCard(context.state, typed.replaceAll(/[\s-]/g, ''));
  if (!card) return {typed, error: CHECKOUT_COPY.giftCardRefused};
  cart.giftCardCodes = usableCodes(context.state, [...cart.giftCardCodes, card.code]);
  saveCart(context.state, cart);
  return {typed: '', done: CHECKOUT_COPY.giftCardApplied};
}

export function removeGiftCard({cart, form, context}: GiftCardForm): CodeOutcome {
  const removed = Number(formText(form, 'removeGiftCard'));
  cart.giftCardCodes = cart.giftCardCodes.filter((code) => findUsableGiftCard(context.state, code)?.number !== removed);
  saveCart(context.state, cart);
  return {typed: '', done: CHECKOUT_COPY.giftCardRemoved};
}
