import {formatMoney, toMoney} from '~/core/money';
import type {FreeShippingView} from './cart-view';

/**
 * Tells how far a cart is from free standard shipping.
 * @param goodsMinor - cents of goods after discounts: what the shop measures by
 * @param thresholdMinor - cents from which shipping is free
 * @param currencyCode - ISO 4217
 */
export function toFreeShipping(goodsMinor: number, thresholdMinor: number, currencyCode: string): FreeShippingView {
  const missingMinor = Math.max(0, thresholdMinor - goodsMinor);
  if (missingMinor === 0) return {missing: null, percent: 100};
  // Never full before it is reached, whatever the rounding.
  const percent = Math.min(99, Math.max(0, Math.floor((goodsMinor * 100) / thresholdMinor)));
  return {missing: formatMoney(toMoney(missingMinor, currencyCode)), percent};
}
