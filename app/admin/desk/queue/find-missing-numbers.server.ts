import {readSelectedOrders, type DeskReader} from '../find-desk-orders.server';

const SEPARATOR = /[\s,;]+/;
/** As in the database: `private.searched_numbers`. */
const ORDER_NUMBER = /^#?[\p{L}\d-]*\d$/u;

const toComparable = (number: string): string => number.replace(/[#-]/g, '').toLowerCase();

/**
 * Finds the numbers, as they were typed, of which there is no order; none unless the search lists two or more and finds
 * one of them: a phone number may read like a list.
 * @throws BackendUnavailable
 */
export async function findMissingNumbers(reader: DeskReader, search: string, now: Date): Promise<readonly string[]> {
  const typed = search.split(SEPARATOR).filter(Boolean);
  if (typed.length < 2 || !typed.every((number) => ORDER_NUMBER.test(number))) return [];
  const {rows} = await readSelectedOrders(reader, {view: 'all', search, filters: {}}, now, null);
  const found = rows.filter((row) => row.found_by?.includes('number'));
  const known = new Set(found.map((row) => toComparable(row.order_number ?? '')));
  return known.size === 0 ? [] : [...new Set(typed)].filter((number) => !known.has(toComparable(number)));
}
