import {formatMoney, isReduced, toMinorUnits, type Money} from '~/core/money';
import {toMoney} from '~/core/to-money';

export interface PriceView {
  readonly price: string;
  /** The former price if it was higher. */
  readonly compareAtPrice: string | null;
  /** `Save $5.95` */
  readonly savings: string | null;
}

interface PriceRange {
  readonly minVariantPrice: Money;
  readonly maxVariantPrice: Money;
}

/** Formats the lowest price of a product, `from $7.99` if its variants have several: what one of them cost before says little then. */
export function toLowestPrice(
  {minVariantPrice, maxVariantPrice}: PriceRange,
  only: {readonly price: Money; readonly compareAtPrice?: Money | null},
): PriceView {
  const isRange = isReduced(minVariantPrice, maxVariantPrice);
  return isRange
    ? {price: `from ${formatMoney(minVariantPrice)}`, compareAtPrice: null, savings: null}
    : toPriceView(only.price, only.compareAtPrice);
}

/** Formats the lowest and the highest price of products that are listed as one: `from $12.99 to $39.99`. */
export function toPriceRange({minVariantPrice, maxVariantPrice}: PriceRange): PriceView {
  const least = formatMoney(minVariantPrice);
  const isRange = isReduced(minVariantPrice, maxVariantPrice);
  return {
    price: isRange ? `from ${least} to ${formatMoney(maxVariantPrice)}` : least,
    compareAtPrice: null,
    savings: null,
  };
}

/**
 * Formats a price and its compare-at price. A compare-at price that is not higher is ignored, since merchants leave old
 * ones behind.
 * @throws RangeError if an amount is not decimal text
 */
export function toPriceView(now: Money, compareAt: Money | null | undefined): PriceView {
  const price = formatMoney(now);
  if (!compareAt || !isReduced(now, compareAt)) return {price, compareAtPrice: null, savings: null};
  const saved = toMoney(toMinorUnits(compareAt) - toMinorUnits(now), now.currencyCode);
  return {price, compareAtPrice: formatMoney(compareAt), savings: `Save ${formatMoney(saved)}`};
}
