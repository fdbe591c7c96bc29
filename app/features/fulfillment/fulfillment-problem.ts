/** Why a change of a fulfillment order failed or may have failed. */
export type FulfillmentProblem =
  | {readonly kind: 'denied'}
  /** Denied too often to be logged any more. */
  | {readonly kind: 'throttled'}
  /** A store is configured without an Admin API token. */
  | {readonly kind: 'no-token'}
  /** Another change is in progress. */
  | {readonly kind: 'busy'}
  /** The same form was submitted before and failed. */
  | {readonly kind: 'used-up'}
  /** The order has no such fulfillment order. */
  | {readonly kind: 'missing'}
  /** The status does not allow the change. */
  | {readonly kind: 'not-possible'; readonly status: string}
  /** Shopify rejected it with a message. */
  | {readonly kind: 'refused'; readonly message: string}
  /** Shopify was unavailable before any change. */
  | {readonly kind: 'shop-down'}
  /** The response was lost, and the state could not be checked. */
  | {readonly kind: 'unclear'}
  | {readonly kind: 'backend-down'};

const STATUS: Readonly<Record<FulfillmentProblem['kind'], number>> = {
  denied: 403,
  throttled: 429,
  'no-token': 503,
  busy: 409,
  'used-up': 409,
  missing: 404,
  'not-possible': 409,
  refused: 422,
  'shop-down': 502,
  unclear: 502,
  'backend-down': 503,
};

/** Returns the HTTP status of a response with this problem. */
export const fulfillmentStatusCode = ({kind}: FulfillmentProblem): number => STATUS[kind];
