const CHANGES = ['inserted', 'updated', 'deleted'] as const;

/** A change of an order, as the database broadcasts it. */
export interface OrderChange {
  readonly change: (typeof CHANGES)[number];
  readonly orderId: string;
  readonly orderNumber: string | null;
  readonly fulfillmentStatus: string | null;
  readonly oldFulfillmentStatus: string | null;
}

const textOrNull = (value: unknown): string | null => (typeof value === 'string' ? value : null);

/** Parses a Realtime payload; returns null if it is not a change of an order. */
export function toOrderChange(payload: Readonly<Record<string, unknown>>): OrderChange | null {
  const change = CHANGES.find((known) => known === payload.change);
  const orderId = textOrNull(payload.order_id);
  if (!change || !orderId) return null;
  return {
    change,
    orderId,
    orderNumber: textOrNull(payload.order_number),
    fulfillmentStatus: textOrNull(payload.fulfillment_status),
    oldFulfillmentStatus: textOrNull(payload.old_fulfillment_status),
  };
}
