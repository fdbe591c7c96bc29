/** The forms of the fulfillment panel, for staff only. */
const FULFILLMENT_INTENTS = [
  'fulfill',
  'add-tracking',
  'update-tracking',
  'cancel-fulfillment',
  'place-hold',
  'release-holds',
] as const;

/** All forms of the order page. */
export const ORDER_INTENTS = ['hide', 'show', 'buy-again', ...FULFILLMENT_INTENTS] as const;

/** Present if a script posted the form `buy-again` and expects what was added instead of a redirect. */
export const WANTS_ADDED_FIELD = 'wants-added';

/** The variant of the item that the form `buy-again` is about; absent for the whole order. */
export const BUY_AGAIN_VARIANT_FIELD = 'variant';

export type OrderIntent = (typeof ORDER_INTENTS)[number];
export type FulfillmentIntent = (typeof FULFILLMENT_INTENTS)[number];

/** Returns whether the intent is for staff only. */
export const isFulfillmentIntent = (intent: OrderIntent): intent is FulfillmentIntent =>
  FULFILLMENT_INTENTS.some((known) => known === intent);
