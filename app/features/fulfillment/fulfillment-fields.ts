/** The field that names the fulfillment order a form is about. */
export const TARGET = 'fulfillmentOrderId';
/** The field that tells one shown form from the next. */
export const ATTEMPT = 'attempt';
