/** An amount in minor units and the number of items that it is for. */
export interface ValueFacts {
  readonly valueMinor: number;
  readonly count: number;
  /** Whether the cart was created by this change, or may have been: it has nothing else. */
  readonly isNewCart: boolean;
}

/** What was added to the cart: price times quantity, and the product. */
export interface AddedFacts extends ValueFacts {
  /** The product's handle. */
  readonly product: string;
  readonly title: string;
  /** Shopify's global ids. */
  readonly productId: string;
  readonly variantId: string;
}
