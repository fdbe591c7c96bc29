/** How often a selling plan delivers and bills. */
export interface SeedPlanInterval {
  readonly unit: 'DAY' | 'WEEK' | 'MONTH' | 'YEAR';
  readonly count: number;
}

/** A subscription to a product. Amounts are in cents. */
export interface SeedSellingPlan {
  /** The number in its global id. */
  readonly number: number;
  readonly name: string;
  readonly description?: string;
  readonly interval: SeedPlanInterval;
  /** What it changes about the price of a unit. */
  readonly adjusts:
    | {readonly kind: 'percentage'; readonly percent: number}
    | {readonly kind: 'amount'; readonly amountMinor: number}
    | {readonly kind: 'price'; readonly priceMinor: number};
}

/** Selling plans that a product, or some of its variants, can be bought with. */
export interface SeedSellingPlanGroup {
  readonly number: number;
  readonly name: string;
  /** The app that created it. */
  readonly appName: string;
  /** The name of its option, such as `Deliver`. */
  readonly option: string;
  /** By catalog id. */
  readonly products: readonly string[];
  /** The positions of the variants that it is for, from 1; all of the products if absent. */
  readonly variants?: readonly number[];
  readonly plans: readonly SeedSellingPlan[];
}

export interface SeedSubscriptionTerms {
  /** Whether the product is sold by subscription only. */
  readonly requiresSellingPlan?: boolean;
}
