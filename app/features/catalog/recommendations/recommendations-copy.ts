interface RecommendationsContext {
  /** Whether the products were picked for an empty cart. */
  readonly forEmptyCart: boolean;
  /** Whether the cart is empty by now: its last dish may have been removed since. */
  readonly isCartEmpty: boolean;
}

/** @returns what stands above the products that are shown with a cart */
export function recommendationsTitle({forEmptyCart, isCartEmpty}: RecommendationsContext): string {
  if (forEmptyCart) return 'Most popular';
  return isCartEmpty ? 'More dishes to try' : 'Goes well with your basket';
}
