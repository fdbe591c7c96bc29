/** What staff alone can ask for. */
const FULFILLMENT_INTENTS = ['fulfill', 'add-tracking', 'update-tracking', 'cancel-fulfillment'] as const;

/** Every change that an order's page knows. */
export const ORDER_INTENTS = ['hide', 'show', 'buy-again', ...FULFILLMENT_INTENTS] as const;

/** One of these changes. */
export type OrderIntent = (typeof ORDER_INTENTS)[number];
/** One that is for staff alone. */
export type FulfillmentIntent = (typeof FULFILLMENT_INTENTS)[number];

/** @returns whether this is for staff alone */
export const isFulfillmentIntent = (intent: OrderIntent): intent is FulfillmentIntent =>
  FULFILLMENT_INTENTS.some((each) => each === intent);
