/** The form field with the id of the fulfillment order. */
export const TARGET = 'fulfillmentOrderId';
/** The form field with the idempotency key. */
export const ATTEMPT = 'attempt';
