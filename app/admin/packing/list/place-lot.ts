import {parseLotAddress, parseLotNumber} from '~/orders/lots/lot-number';
import {parseLots} from '~/orders/lots/packed-lots';
import type {KnownLot} from '../packing-view';
import type {PickItem} from './pick-item';

/** The lots of each item as they stand in its field, by the key of the item. */
export type ItemLots = Readonly<Record<string, string>>;

/** Returns the number of a scanned lot: that in the address of a QR code, or that of a known lot; null for any other code. */
export function scannedLot(knownLots: readonly KnownLot[], code: string): string | null {
  const number = parseLotNumber(code);
  return parseLotAddress(code) ?? (knownLots.some((lot) => lot.number === number) ? number : null);
}

/**
 * Finds the item that a scanned lot is of: the dish of the lot, or else the product that was scanned before it. Null without
 * one, and for a lot that is of other dishes.
 */
export function placeLot(
  items: readonly PickItem[],
  knownLots: readonly KnownLot[],
  number: string,
  last: PickItem | null,
): PickItem | null {
  const dishes = knownLots.filter((lot) => lot.number === number).map(({dish}) => dish);
  if (dishes.length === 0) return last;
  if (last && dishes.includes(last.title)) return last;
  return items.find(({title}) => dishes.includes(title)) ?? null;
}

/** Adds a lot to those of an item; a second scan of it changes nothing. */
export const addLot = (text: string | undefined, number: string): string =>
  [...new Set([...parseLots(text ?? ''), number])].join(', ');
