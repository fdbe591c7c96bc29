import {MARKET} from '~/core/market';
import {formatMoney} from '~/core/money';
import {toMoney} from '~/core/to-money';
import {PROMO_POLICY} from '~/core/policy';
import {SHIPPING_COPY} from '../shipping-copy';
import type {DiscountRow, FreeShippingView} from './cart-view';
import {allocatedCodes} from './discount-rows';
import type {ShopCart} from './shop-cart';

interface FreeShippingFacts {
  /** Cost of the products after discounts, in cents. */
  readonly goodsMinor: number;
  /** In cents. */
  readonly thresholdMinor: number;
  /** ISO 4217. */
  readonly currencyCode: string;
  /** Whether the shipping code with a known limit is on the cart. */
  readonly hasShippingCode: boolean;
}

/** @returns the progress towards free standard shipping, or the shipping code that applies below the threshold */
export function toFreeShipping(facts: FreeShippingFacts): FreeShippingView {
  const {goodsMinor, thresholdMinor, currencyCode, hasShippingCode} = facts;
  const format = (minor: number) => formatMoney(toMoney(minor, currencyCode));
  const missingMinor = Math.max(0, thresholdMinor - goodsMinor);
  if (missingMinor === 0) return {text: SHIPPING_COPY.reached, percent: 100, missingMinor};
  if (hasShippingCode) {
    const {code, upToMinor} = PROMO_POLICY.shippingCode;
    return {text: SHIPPING_COPY.paidByCode(code, format(upToMinor)), percent: 100, missingMinor: 0};
  }
  // Rounding must not show 100% below the threshold.
  const percent = Math.min(99, Math.max(0, Math.floor((goodsMinor * 100) / thresholdMinor)));
  return {text: SHIPPING_COPY.missing(format(missingMinor)), percent, missingMinor};
}

/**
 * Returns the code of a shipping discount. Until the buyer has entered an address, the Storefront API marks it as
 * applicable but returns no allocation for it.
 */
export function getShippingDiscount(cart: ShopCart): DiscountRow | null {
  const counted = new Set(allocatedCodes(cart).map(toKey));
  const paying = cart.discountCodes.filter(({applicable, code}) => applicable && !counted.has(toKey(code)));
  const {currencyCode} = cart.cost.totalAmount;
  // The limit of the code is an amount in the shop's currency.
  if (paying.some(isPolicyCode) && currencyCode === MARKET.currency) {
    const upTo = formatMoney(toMoney(PROMO_POLICY.shippingCode.upToMinor, currencyCode));
    return {label: PROMO_POLICY.shippingCode.code, amount: SHIPPING_COPY.upToOffShipping(upTo)};
  }
  const [other] = paying;
  return other ? {label: other.code, amount: SHIPPING_COPY.offShipping} : null;
}

/** @returns whether a code is the one in {@link PROMO_POLICY} with a maximum shipping discount */
export const isPolicyCode = ({code}: {readonly code: string}): boolean =>
  toKey(code) === PROMO_POLICY.shippingCode.code;

/**
 * Returns a code as the merchant spells it, or as it was entered if no discount shows the spelling: the Storefront API lists
 * the codes of a cart as entered.
 */
export const spellingOf = (cart: ShopCart, code: string): string =>
  [...allocatedCodes(cart), PROMO_POLICY.shippingCode.code].find((known) => toKey(known) === toKey(code)) ?? code;

const toKey = (code: string): string => code.trim().toUpperCase();
