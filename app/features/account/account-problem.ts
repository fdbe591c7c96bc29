/** Why something in the account area did not work. */
export type AccountProblem =
  /** The shop no longer knows this person by their token. */
  | {readonly kind: 'signed-out'}
  /** The browser did not get through to us. */
  | {readonly kind: 'offline'}
  | {readonly kind: 'shop-down'}
  | {readonly kind: 'backend-down'}
  | {readonly kind: 'throttled'; readonly retryAfterSeconds?: number}
  /** What should be changed is no longer there. */
  | {readonly kind: 'missing'}
  /** The default address cannot be removed while there are others. */
  | {readonly kind: 'default-stays'}
  | {readonly kind: 'wrong-password'}
  | {readonly kind: 'unreadable'}
  /** The name is saved here, and not yet by the shop. */
  | {readonly kind: 'half-saved'; readonly message?: string}
  /** The shop refused for a reason that it labels itself; `field` is the form's field at fault. */
  | {readonly kind: 'refused'; readonly message: string; readonly field?: string};

const STATUS: Readonly<Record<AccountProblem['kind'], number>> = {
  'signed-out': 401,
  offline: 503,
  'shop-down': 502,
  'backend-down': 503,
  throttled: 429,
  missing: 404,
  'default-stays': 409,
  'wrong-password': 400,
  unreadable: 413,
  'half-saved': 502,
  refused: 400,
};

/** @returns the status that an answer with this problem has */
export const accountProblemStatus = ({kind}: AccountProblem): number => STATUS[kind];
