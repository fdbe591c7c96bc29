/** Who is packing an order. */
export interface LeaseView {
  readonly isOwn: boolean;
  /** `Ada is packing this, since 2 min`. */
  readonly text: string;
}

/** The form that claims or renews the lease of an order. */
export const CLAIM_INTENT = 'claim-lease';
/** The form that replaces the lease of another person. */
export const TAKE_OVER_INTENT = 'take-over-lease';
/** The form that ends one's lease. */
export const RELEASE_INTENT = 'release-lease';
