/** Why products cannot be read from the Admin API. */
export type ShopProblem =
  /** A store is configured without access to the Admin API. */
  | {readonly kind: 'no-token'}
  /** The store has not granted this access scope. */
  | {readonly kind: 'missing-scope'; readonly scope: string}
  /** The rate limit is used up. */
  | {readonly kind: 'shop-busy'}
  | {readonly kind: 'shop-down'};
