import {guessCarrier, hasMod10CheckDigit} from '~/orders/commands/guess-carrier';
import type {PickItem} from './pick-item';

/** How many of each product are in the parcel, by the key of the item. */
export type CheckedCounts = Readonly<Record<string, number>>;

/** A scan that must not be ignored: its product does not belong into the parcel. */
export type ScanProblem =
  | {readonly kind: 'unknown-code'; readonly code: string}
  | {readonly kind: 'surplus'; readonly code: string; readonly title: string; readonly quantity: number};

/** The key of the item to count, or why there is none. */
type ScanResult = {readonly kind: 'found'; readonly key: string} | ScanProblem;

/** Finds the item of a scanned SKU or barcode. Case and outer spaces do not matter. */
export function checkScan(items: readonly PickItem[], counts: CheckedCounts, scanned: string): ScanResult {
  const code = scanned.trim();
  const matches = items.filter(({sku, barcode}) => isSameCode(sku, code) || isSameCode(barcode, code));
  const [first] = matches;
  if (!first) return {kind: 'unknown-code', code};
  const open = matches.find((item) => checkedOf(item, counts) < item.quantity);
  return open ? {kind: 'found', key: open.key} : {kind: 'surplus', code, title: first.title, quantity: first.quantity};
}

const isSameCode = (known: string | null, code: string): boolean =>
  code !== '' && known?.trim().toLowerCase() === code.toLowerCase();

/** The lengths of EAN-8, UPC-A, EAN-13 and GTIN-14. */
const BARCODE = /^(?:\d{8}|\d{12,14})$/;

/**
 * Returns whether a typed tracking number is the code of a product: of one in the parcel, or a barcode of another one.
 * @param hasCarrier whether the number has a carrier, chosen by staff or shown by the number; then it is no other product
 */
export function isProductCode(items: readonly PickItem[], typed: string, hasCarrier: boolean): boolean {
  const code = typed.trim();
  if (items.some(({sku, barcode}) => isSameCode(sku, code) || isSameCode(barcode, code))) return true;
  return !hasCarrier && BARCODE.test(code) && hasMod10CheckDigit(code) && guessCarrier(code) === null;
}

/** Returns how many of a product are checked: never more than belong into the parcel. */
export const checkedOf = ({key, quantity}: PickItem, counts: CheckedCounts): number =>
  Math.min(Object.hasOwn(counts, key) ? (counts[key] ?? 0) : 0, quantity);

/** Returns how many products are checked, and how many there are. */
export const countChecked = (items: readonly PickItem[], counts: CheckedCounts) => ({
  checked: items.reduce((sum, item) => sum + checkedOf(item, counts), 0),
  total: items.reduce((sum, {quantity}) => sum + quantity, 0),
});
