import {BACKORDER_COPY} from './backorder-copy';
import {formatDay, isIsoDay, shopDay} from './dates';

/** How a variant is sold that is not in stock. */
export interface BackorderView {
  /** `Ships on Jan 12` */
  readonly text: string;
  /** An ISO day; null if the merchant gave none. */
  readonly shipsOn: string | null;
}

/**
 * Returns how a variant is sold that is not in stock.
 * @param dates the merchant's, the most specific first: one that is past or invalid counts as absent
 * @returns null for a variant that is in stock or cannot be bought
 */
export function toBackorder(
  variant: {readonly availableForSale: boolean; readonly currentlyNotInStock: boolean},
  dates: readonly ({readonly value: string} | null | undefined)[],
  now = new Date(),
): BackorderView | null {
  if (!variant.availableForSale || !variant.currentlyNotInStock) return null;
  const today = shopDay(now);
  const shipsOn = dates.map((date) => date?.value.trim() ?? '').find((day) => isIsoDay(day) && day >= today) ?? null;
  if (shipsOn === null) return {text: BACKORDER_COPY.shipsLater, shipsOn};
  const year = shipsOn.slice(0, 4);
  const day = formatDay(shipsOn);
  return {text: BACKORDER_COPY.shipsOn(today.startsWith(year) ? day : `${day}, ${year}`), shipsOn};
}
