/** The field that says what a form of an order's page asks for. */
export const INTENT = 'intent';

/** Every change that an order's page knows. */
export const ORDER_INTENTS = ['hide', 'show', 'buy-again', 'fulfill', 'add-tracking', 'cancel-fulfillment'] as const;

export type OrderIntent = (typeof ORDER_INTENTS)[number];
