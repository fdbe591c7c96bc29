import {formatMoney, isReduced, toMinorUnits, toMoney, type Money} from '~/core/money';

/** A price as it is shown. */
export interface PriceView {
  readonly price: string;
  /** The price before, when it was higher. */
  readonly was: string | null;
  /** `Save $5.95` */
  readonly savings: string | null;
}

/**
 * Formats a price beside the one it replaces. Merchants leave old compare-at prices behind, so one that is not above
 * the price counts as none.
 * @throws RangeError when an amount is not decimal text
 */
export function toPriceView(now: Money, compareAt: Money | null | undefined): PriceView {
  const price = formatMoney(now);
  if (!compareAt || !isReduced(now, compareAt)) return {price, was: null, savings: null};
  const saved = toMoney(toMinorUnits(compareAt) - toMinorUnits(now), now.currencyCode);
  return {price, was: formatMoney(compareAt), savings: `Save ${formatMoney(saved)}`};
}
