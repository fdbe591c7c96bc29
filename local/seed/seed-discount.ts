/** A promo code. Codes are case-insensitive; times are ISO 8601, and an absent one means no limit. */
export interface SeedDiscount {
  readonly code: string;
  readonly takes:
    | {readonly kind: 'percentage'; readonly percent: number}
    | {readonly kind: 'amount'; readonly amountMinor: number}
    | {readonly kind: 'shipping'; readonly upToMinor: number};
  readonly oncePerCustomer?: boolean;
  /** Whether the whole shop accepts it once only. */
  readonly usableOnce?: boolean;
  readonly startsAt?: string;
  readonly endsAt?: string;
}

/** A discount off the goods that needs no code. Only the best one applies, and a code only if it takes off more. */
export interface SeedAutomaticDiscount extends Pick<SeedDiscount, 'endsAt' | 'startsAt'> {
  /** Its name, which shoppers see at the checkout. */
  readonly title: string;
  readonly takes: Exclude<SeedDiscount['takes'], {kind: 'shipping'}>;
  /** The goods from which it applies, in cents; any if absent. */
  readonly minimumMinor?: number;
  /** Only these products count and are discounted, bought once and not by subscription; everything if absent. */
  readonly products?: DiscountedProducts;
}

/** The products of a discount, and how many of them a cart must have. */
interface DiscountedProducts {
  readonly handles: readonly string[];
  readonly minimumQuantity: number;
}
