/** Why a change of how an order is sent did not happen, or may not have. */
export type FulfillmentProblem =
  | {readonly kind: 'denied'}
  /** Denied so often that no more of it is written down. */
  | {readonly kind: 'throttled'}
  /** A real shop is configured, and no token to its staff's API. */
  | {readonly kind: 'no-token'}
  /** Somebody is at it right now. */
  | {readonly kind: 'busy'}
  /** The same form was sent before, to no avail. */
  | {readonly kind: 'used-up'}
  /** The order has no such part. */
  | {readonly kind: 'missing'}
  /** The part is too far, or not far enough. */
  | {readonly kind: 'not-possible'; readonly status: string}
  /** The shop refused for a reason that it words itself. */
  | {readonly kind: 'refused'; readonly said: string}
  /** Nothing was changed: the shop could not be asked. */
  | {readonly kind: 'shop-down'}
  /** The answer was lost, and so was the question what became of it. */
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

/** @returns the status that an answer with this problem has */
export const fulfillmentStatusCode = ({kind}: FulfillmentProblem): number => STATUS[kind];
