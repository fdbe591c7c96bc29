import {z} from 'zod';
import type {PageCursor} from './page-cursor';

const Place = z
  .string()
  .regex(/^[\w+/=-]{1,512}$/)
  .nullable()
  .catch(null);

/**
 * Reads which page of a list an address means.
 * @param params parameters of the address, from anyone
 * @returns null, the first page, for anything that is no cursor as the shop writes them
 */
export function parseCursor(params: URLSearchParams): PageCursor {
  const after = Place.parse(params.get('after'));
  if (after !== null) return {after};
  const before = Place.parse(params.get('before'));
  return before === null ? null : {before};
}
