/** Shopify's delivery methods of what is picked up, bought over the counter, or not a thing at all. */
const WITHOUT_PARCEL: ReadonlySet<string> = new Set(['none', 'pick_up', 'retail']);

interface FulfillmentOrderFacts {
  readonly status?: string | null | undefined;
  /** Absent if it was read before methods were, or unknown. */
  readonly delivery_method?: string | null | undefined;
}

/** Returns whether anything of an order is sent; assumed until its fulfillment orders are known. */
export function needsParcel(fulfillmentOrders: readonly FulfillmentOrderFacts[]): boolean {
  const current = fulfillmentOrders.filter(({status}) => status !== 'cancelled');
  const decisive = current.length > 0 ? current : fulfillmentOrders;
  return decisive.length === 0 || decisive.some(({delivery_method: method}) => !WITHOUT_PARCEL.has(method ?? ''));
}
