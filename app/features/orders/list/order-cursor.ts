import {z} from 'zod';
import {TimestampSchema} from '../model/timestamp';

/** An order's place in the list: when it was placed and, of several at one moment, its id. */
export interface OrderPosition {
  readonly placedAt: string;
  readonly id: string;
}

/** Which page of the list is meant: what follows a place, or what stands before it; null for the newest orders. */
export type OrderCursor = {readonly after: OrderPosition} | {readonly before: OrderPosition} | null;

const PlaceSchema = z
  .string()
  .max(100)
  .transform((text) => text.split('_'))
  .pipe(z.tuple([TimestampSchema, z.uuid()]))
  .transform(([placedAt, id]): OrderPosition => ({placedAt, id}));

const parsePlace = (text: string | null): OrderPosition | null => PlaceSchema.safeParse(text).data ?? null;

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
export const cursorQuery = (side: 'after' | 'before', {placedAt, id}: OrderPosition): string =>
  `?${new URLSearchParams({[side]: `${placedAt}_${id}`}).toString()}`;
