import {formatDay, shopDay} from './dates';

/** How a variant is sold that is not in stock. */
export interface BackorderView {
  /** `Ships on Jan 12` */
  readonly text: string;
  /** An ISO day; null if the merchant gave none. */
  readonly shipsOn: string | null;
}

const SHIPS_LATER = 'Not in stock right now. We send it as soon as it arrives.';
const ISO_DAY = /^\d{4}-\d{2}-\d{2}$/;

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
  const shipsOn = dates.map((date) => date?.value.trim() ?? '').find((day) => isDay(day) && day >= today) ?? null;
  if (shipsOn === null) return {text: SHIPS_LATER, shipsOn};
  const year = shipsOn.slice(0, 4);
  return {text: `Ships on ${formatDay(shipsOn)}${today.startsWith(year) ? '' : `, ${year}`}`, shipsOn};
}

/** `2026-02-30` has the format of a day and is none. */
function isDay(text: string): boolean {
  if (!ISO_DAY.test(text)) return false;
  const date = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text);
}
