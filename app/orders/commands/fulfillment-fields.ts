/** The form field with the id of the fulfillment order. */
export const TARGET = 'fulfillmentOrderId';
/** The form field with the id of the fulfillment that is the parcel, where an order may have several. */
export const FULFILLMENT = 'fulfillmentId';
/** The checkbox that tells the customer by mail. */
export const NOTIFY = 'notifyCustomer';
/** The tracking number that staff were warned about: sent again with it, the form is executed. */
export const KNOWN_DUPLICATE = 'knownDuplicate';
export const HOLD_REASON = 'holdReason';
/** The form field with the note for staff about a hold. */
export const HOLD_NOTES = 'holdNotes';
export const MAX_HOLD_NOTES_LENGTH = 250;
/** The form field with the id of a hold to release; once for each. */
export const HOLD_ID = 'holdId';
