export type AccountProblem =
  /** Shopify no longer accepts the session's token. */
  | {readonly kind: 'signed-out'}
  /** The browser could not reach the storefront. */
  | {readonly kind: 'offline'}
  | {readonly kind: 'shop-down'}
  | {readonly kind: 'backend-down'}
  | {readonly kind: 'throttled'; readonly retryAfterSeconds?: number}
  /** The address no longer exists. */
  | {readonly kind: 'missing'}
  /** Shopify does not remove the default address while there are others. */
  | {readonly kind: 'default-stays'}
  /** The merchant has not granted the storefront access. */
  | {readonly kind: 'denied'}
  | {readonly kind: 'wrong-password'}
  | {readonly kind: 'unreadable'}
  /** The name is saved in the database and not yet at Shopify. */
  | {readonly kind: 'half-saved'; readonly message?: string}
  /** Shopify refused with its own message; `field` is the form field at fault. */
  | {readonly kind: 'refused'; readonly message: string; readonly field?: string};

const STATUS: Readonly<Record<AccountProblem['kind'], number>> = {
  'signed-out': 401,
  offline: 503,
  'shop-down': 502,
  'backend-down': 503,
  throttled: 429,
  missing: 404,
  'default-stays': 409,
  denied: 403,
  'wrong-password': 400,
  unreadable: 413,
  'half-saved': 502,
  refused: 400,
};

export const accountProblemStatus = ({kind}: AccountProblem): number => STATUS[kind];
