/**
 * Spreads a discount over lines in proportion to what they cost, by largest remainder, so that the parts always sum
 * to the whole and no line is discounted below zero.
 *
 * @param discountMinor - cents to take off in all, at most the sum of the lines
 * @param lineAmountsMinor - cents per line before the discount
 * @returns cents off per line, in the order of the lines
 */
export function allocateDiscount(discountMinor: number, lineAmountsMinor: readonly number[]): number[] {
  const subtotalMinor = lineAmountsMinor.reduce((sum, amount) => sum + amount, 0);
  if (subtotalMinor === 0) return lineAmountsMinor.map(() => 0);
  const shares = lineAmountsMinor.map((amount, index) => {
    const scaled = discountMinor * amount; // divided by the subtotal only at the end: whole numbers stay exact
    return {index, minor: Math.floor(scaled / subtotalMinor), remainder: scaled % subtotalMinor};
  });
  let centsLeft = discountMinor - shares.reduce((sum, share) => sum + share.minor, 0);
  // The sort is stable, so equal remainders favour the earlier line and the same cart always gets the same split.
  for (const share of [...shares].sort((a, b) => b.remainder - a.remainder)) {
    if (centsLeft === 0) break;
    share.minor += 1;
    centsLeft -= 1;
  }
  return shares.map((share) => share.minor);
}
