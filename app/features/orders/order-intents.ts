/** What staff alone can ask for. */
const FULFILMENT_INTENTS = ['fulfill', 'add-tracking', 'update-tracking', 'cancel-fulfillment'] as const;

/** Every change that an order's page knows. */
export const ORDER_INTENTS = ['hide', 'show', 'buy-again', ...FULFILMENT_INTENTS] as const;

/** One of these changes. */
export type OrderIntent = (typeof ORDER_INTENTS)[number];
/** One that is for staff alone. */
export type FulfilmentIntent = (typeof FULFILMENT_INTENTS)[number];

/** @returns whether this is for staff alone */
export const isFulfilmentIntent = (intent: OrderIntent): intent is FulfilmentIntent =>
  FULFILMENT_INTENTS.some((each) => each === intent);
