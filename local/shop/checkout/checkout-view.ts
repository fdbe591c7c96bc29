import type {CartRecord, ShopContext} from '../state';
import {fitToStock, type StockFit} from '../cart/fit-to-stock';
import {applyGiftCards, usedMinor, type AppliedGiftCard} from '../gift-cards/apply-gift-cards';
import {priceCart, type PricedCart} from '../cart/price-cart';
import {
  NO_SHIPPING,
  SHIPPING_METHODS,
  quoteShipping,
  type ShippingMethod,
  type ShippingQuote,
} from '../cart/shipping-rates';
import {sellableUnits, stockParts} from '../catalog/stock';
import {findVariant, fullTitle} from '../catalog/variants';
import type {CheckoutProblem} from './checkout-copy';
import type {CheckoutDraft, FieldErrors} from './checkout-form';

/** A shipping method with what is to be paid for the order then. All amounts are in cents. */
export interface CheckoutQuote extends ShippingQuote {
  readonly totalMinor: number;
  readonly giftCards: readonly AppliedGiftCard[];
  /** What is left of the total after the gift cards. */
  readonly dueMinor: number;
}

/** A cart as it can be paid now: available units, codes that apply to this buyer, and each shipping method. */
export interface Quotation {
  /** The cart with its lines cut to the units in stock. */
  readonly cart: CartRecord;
  readonly priced: PricedCart;
  /** One without a price if nothing is shipped. */
  readonly quotes: readonly CheckoutQuote[];
  readonly isShipped: boolean;
  /** Messages about what was cut. */
  readonly shortages: readonly CheckoutProblem[];
}

/** The result of a field for codes: its value, and an error or confirmation. */
export interface CodeOutcome {
  readonly typed: string;
  readonly error?: string;
  readonly done?: string;
}

export interface CheckoutView extends Quotation {
  readonly draft: CheckoutDraft;
  /** The signed-in customer; null for a guest. */
  readonly buyerName: string | null;
  readonly errors: FieldErrors;
  /** The shipping method that the totals are based on. */
  readonly chosenMethod: ShippingMethod;
  readonly problems: readonly CheckoutProblem[];
  readonly promo: CodeOutcome;
  readonly giftCard: CodeOutcome;
  /** Whether the shop has ever issued a gift card. */
  readonly hasGiftCards: boolean;
}

function shortagesOf(cart: CartRecord, fit: StockFit, {state}: ShopContext): CheckoutProblem[] {
  return fit.lines.flatMap((line, index): CheckoutProblem[] => {
    const variant = findVariant(state.seed.products, line.variantNumber);
    const title = variant && fullTitle(variant);
    const isGone = line.quantity === 0 && cart.lines[index]?.quantity !== 0;
    if (title && isGone) return [{kind: 'sold-out', title}];
    return title && fit.shortIds.has(line.id) ? [{kind: 'not-enough', title, left: line.quantity}] : [];
  });
}

function toCheckoutQuote(
  cart: CartRecord,
  quote: ShippingQuote,
  goodsMinor: number,
  {state}: ShopContext,
): CheckoutQuote {
  const totalMinor = goodsMinor + quote.chargeMinor;
  const giftCards = applyGiftCards(state, cart, totalMinor);
  return {...quote, totalMinor, giftCards, dueMinor: totalMinor - usedMinor(giftCards)};
}

/**
 * Prices a cart for the checkout without changing it.
 *
 * @param cart - the stored cart
 * @param email - the buyer's email as entered so far
 */
export function quoteCart(cart: CartRecord, email: string, context: ShopContext): Quotation {
  const fit = fitToStock(cart.lines, sellableUnits(context.state), undefined, stockParts(context.state));
  const fitted = {...cart, lines: fit.lines};
  const priced = priceCart(context.state, fitted, email || cart.buyerIdentity.email);
  const {totalMinor, shippingPromo} = priced.totals;
  const isShipped = priced.lines.some(({variant, quantity}) => quantity > 0 && variant.requiresShipping !== false);
  return {
    cart: fitted,
    priced,
    isShipped,
    quotes: (isShipped
      ? SHIPPING_METHODS.map((method) => quoteShipping(method, totalMinor, shippingPromo))
      : [NO_SHIPPING]
    ).map((quote) => toCheckoutQuote(fitted, quote, totalMinor, context)),
    shortages: shortagesOf(cart, fit, context),
  };
}

/** Returns whether any line has units left to pay for. */
export const hasGoods = ({priced}: Quotation): boolean => priced.lines.some(({quantity}) => quantity > 0);

/** Returns the selected shipping method, by default the cheapest. */
export const chosenMethod = (
  {shippingMethod}: Pick<CheckoutDraft, 'shippingMethod'>,
  {quotes}: Pick<Quotation, 'quotes'>,
): ShippingMethod => quotes.find(({method}) => method === shippingMethod)?.method ?? 'standard';
