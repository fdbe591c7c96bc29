import {z} from 'zod';
import type {PageCursor} from './page-cursor';

const Cursor = z
  .string()
  .regex(/^[\w+/=-]{1,512}$/)
  .nullable()
  .catch(null);

/**
 * Parses the cursor of a list page.
 * @param params untrusted
 * @returns null, the first page, for an invalid cursor
 */
export function parseCursor(params: URLSearchParams): PageCursor {
  const after = Cursor.parse(params.get('after'));
  if (after !== null) return {after};
  const before = Cursor.parse(params.get('before'));
  return before === null ? null : {before};
}
