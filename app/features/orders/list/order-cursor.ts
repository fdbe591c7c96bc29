import {z} from 'zod';

/** An order's place in the list: when it was placed and, of several at one moment, its id. */
export interface OrderPlace {
  readonly placedAt: string;
  readonly id: string;
}

/** Which page of the list is meant: what follows a place, or what stands before it; null for the newest orders. */
export type OrderCursor = {readonly after: OrderPlace} | {readonly before: OrderPlace} | null;

/** Postgres has no year 0 and no offsets beyond 15:59:59. */
const TIMESTAMP = /^(?!0000).*(?:Z|[+-](?:0\d|1[0-5]):\d\d)$/;

const PlaceSchema = z
  .string()
  .max(100)
  .transform((text) => text.split('_'))
  .pipe(z.tuple([z.iso.datetime({offset: true}).regex(TIMESTAMP), z.uuid()]))
  .transform(([placedAt, id]): OrderPlace => ({placedAt, id}));

const parsePlace = (text: string | null): OrderPlace | null => PlaceSchema.safeParse(text).data ?? null;

/**
 * Reads which page of the list an address means.
 * @param params parameters of the address, from anyone
 * @returns null, the newest orders, for anything that is no place
 */
export function parseOrderCursor(params: URLSearchParams): OrderCursor {
  const after = parsePlace(params.get('after'));
  if (after) return {after};
  const before = parsePlace(params.get('before'));
  return before && {before};
}

/** @returns the query of the page that lies on this side of an order */
export const cursorQuery = (side: 'after' | 'before', {placedAt, id}: OrderPlace): string =>
  `?${new URLSearchParams({[side]: `${placedAt}_${id}`}).toString()}`;
