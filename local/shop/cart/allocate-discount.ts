/**
 * Allocates a discount to lines in proportion to their amounts by the largest remainder method, so that the parts always
 * sum to the whole and no line is discounted below zero.
 *
 * @param discountMinor - total discount in cents, at most the sum of the lines
 * @param lineAmountsMinor - cents per line before the discount
 * @returns discount in cents per line, in the order of the lines
 */
export function allocateDiscount(discountMinor: number, lineAmountsMinor: readonly number[]): number[] {
  const subtotalMinor = lineAmountsMinor.reduce((sum, amount) => sum + amount, 0);
  if (subtotalMinor === 0) return lineAmountsMinor.map(() => 0);
  const shares = lineAmountsMinor.map((amount, index) => {
    const scaled = discountMinor * amount; // dividing by the subtotal last keeps whole numbers exact
    return {index, minor: Math.floor(scaled / subtotalMinor), remainder: scaled % subtotalMinor};
  });
  let centsLeft = discountMinor - shares.reduce((sum, share) => sum + share.minor, 0);
  // The sort is stable, so equal remainders favor the earlier line and the same cart always gets the same allocation.
  for (const share of [...shares].sort((a, b) => b.remainder - a.remainder)) {
    if (centsLeft === 0) break;
    share.minor += 1;
    centsLeft -= 1;
  }
  return shares.map((share) => share.minor);
}
