import {formatMoney, toMoney} from '~/core/money';
import {POLICY} from '~/core/policy';
import {SHIPPING_COPY} from '../shipping-copy';
import type {DiscountRow, FreeShippingView} from './cart-view';
import type {ShopCart} from './shop-cart';

interface FreeShippingFacts {
  /** Cents of goods after discounts: what the shop measures by. */
  readonly goodsMinor: number;
  /** Cents from which shipping is free. */
  readonly thresholdMinor: number;
  /** ISO 4217. */
  readonly currencyCode: string;
  /** Whether a code on the cart pays for the shipping. */
  readonly hasShippingCode: boolean;
}

/** @returns how far a cart is from free standard shipping, or what a code pays for the shipping below it */
export function toFreeShipping(facts: FreeShippingFacts): FreeShippingView {
  const {goodsMinor, thresholdMinor, currencyCode, hasShippingCode} = facts;
  const format = (minor: number) => formatMoney(toMoney(minor, currencyCode));
  const missingMinor = Math.max(0, thresholdMinor - goodsMinor);
  if (missingMinor === 0) return {words: SHIPPING_COPY.reached, percent: 100};
  if (hasShippingCode) {
    const {code, upToMinor} = POLICY.shippingCode;
    return {words: SHIPPING_COPY.paidByCode(code, format(upToMinor)), percent: 100};
  }
  // Never full before it is reached, whatever the rounding.
  const percent = Math.min(99, Math.max(0, Math.floor((goodsMinor * 100) / thresholdMinor)));
  return {words: SHIPPING_COPY.missing(format(missingMinor)), percent};
}

/**
 * Finds the code that takes something off the shipping. The Storefront API says that it applies, but shows no amount
 * before the buyer has given an address.
 */
export function findShippingDiscount({discountCodes, cost}: ShopCart): DiscountRow | null {
  const {code, upToMinor} = POLICY.shippingCode;
  const isOnCart = discountCodes.some((each) => each.applicable && each.code.trim().toUpperCase() === code);
  const upTo = formatMoney(toMoney(upToMinor, cost.totalAmount.currencyCode));
  return isOnCart ? {label: code, amount: SHIPPING_COPY.offShipping(upTo)} : null;
}
