import {z} from 'zod';
import {TimestampSchema} from '~/orders/model/timestamp';

/** An order's position in the list: when it was placed, and its id for orders placed at the same time. */
export interface OrderPosition {
  readonly placedAt: string;
  readonly id: string;
}

/** A page of the list: the orders after or before a position; null for the newest orders. */
export type OrderCursor = {readonly after: OrderPosition} | {readonly before: OrderPosition} | null;

const PositionSchema = z
  .string()
  .max(100)
  .transform((text) => text.split('_'))
  .pipe(z.tuple([TimestampSchema, z.uuid()]))
  .transform(([placedAt, id]): OrderPosition => ({placedAt, id}));

const parsePosition = (text: string | null): OrderPosition | null => PositionSchema.safeParse(text).data ?? null;

/**
 * Parses the page of the list from the URL.
 * @returns null, the first page, if there is no valid position
 */
export function parseOrderCursor(params: URLSearchParams): OrderCursor {
  const after = parsePosition(params.get('after'));
  if (after) return {after};
  const before = parsePosition(params.get('before'));
  return before && {before};
}

/** Returns the query of the page on this side of an order. */
export const cursorQuery = (side: 'after' | 'before', {placedAt, id}: OrderPosition): string =>
  `?${new URLSearchParams({[side]: `${placedAt}_${id}`}).toString()}`;
