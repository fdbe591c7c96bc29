const LOW_STOCK_BELOW = 10;

/**
 * Says how many are left when they are few.
 * @param quantity units on hand; null when the shop does not tell, zero or less when it sells on without stock
 * @returns `Only 8 left!`, or null when there is nothing to say
 */
export function lowStockText(quantity: number | null): string | null {
  const isLow = quantity !== null && quantity > 0 && quantity < LOW_STOCK_BELOW;
  return isLow ? `Only ${quantity} left!` : null;
}
