/** The form field with the id of the fulfillment order. */
export const TARGET = 'fulfillmentOrderId';
/** The form field with the idempotency key. */
export const ATTEMPT = 'attempt';
/** The form field with the id of the parcel, where an order may have several. */
export const PARCEL = 'parcelId';
/** The checkbox that tells the customer by mail. */
export const NOTIFY = 'notifyCustomer';
