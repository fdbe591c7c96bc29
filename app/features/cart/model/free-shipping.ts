import {formatMoney, toMoney} from '~/core/money';
import {POLICY} from '~/core/policy';
import type {FreeShippingView, ShippingCodeView} from './cart-view';
import type {ShopCart} from './shop-cart';

/**
 * Tells how far a cart is from free standard shipping.
 * @param goodsMinor - cents of goods after discounts: what the shop measures by
 * @param thresholdMinor - cents from which shipping is free
 * @param currencyCode - ISO 4217
 * @param code - the code that pays for the shipping below the threshold, if there is one
 */
export function toFreeShipping(
  goodsMinor: number,
  thresholdMinor: number,
  currencyCode: string,
  code: ShippingCodeView | null,
): FreeShippingView {
  const missingMinor = Math.max(0, thresholdMinor - goodsMinor);
  if (missingMinor === 0) return {missing: null, paidBy: null, percent: 100};
  if (code) return {missing: null, paidBy: code, percent: 100};
  // Never full before it is reached, whatever the rounding.
  const percent = Math.min(99, Math.max(0, Math.floor((goodsMinor * 100) / thresholdMinor)));
  return {missing: formatMoney(toMoney(missingMinor, currencyCode)), paidBy: null, percent};
}

/**
 * Finds the code that takes something off the shipping. The Storefront API says that it applies, but shows no amount
 * before the buyer has given an address.
 */
export function findShippingCode({discountCodes, cost}: ShopCart): ShippingCodeView | null {
  const {code, upToMinor} = POLICY.shippingCode;
  const found = discountCodes.find((each) => each.applicable && each.code.trim().toUpperCase() === code);
  return found ? {code: found.code, upTo: formatMoney(toMoney(upToMinor, cost.totalAmount.currencyCode))} : null;
}
