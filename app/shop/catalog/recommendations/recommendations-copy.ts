interface RecommendationsContext {
  /** Whether the products were picked for an empty cart. */
  readonly forEmptyCart: boolean;
  /** Whether the cart is empty now: its last product may have been removed since. */
  readonly isCartEmpty: boolean;
}

export function recommendationsTitle({forEmptyCart, isCartEmpty}: RecommendationsContext): string {
  if (forEmptyCart) return 'Most popular';
  return isCartEmpty ? 'More dishes to try' : 'Goes well with your cart';
}
