/**
 * Shares a limit out among lists.
 *
 * @param lengths - how many each list could give
 * @param limit - how many they may give together
 * @returns how many each gives: one after the other in turn, until nothing is left
 */
export function shareLimit(lengths: readonly number[], limit: number): number[] {
  const shares = lengths.map(() => 0);
  const total = Math.min(
    limit,
    lengths.reduce((sum, length) => sum + length, 0),
  );
  for (let given = 0, turn = 0; given < total; turn += 1) {
    const list = turn % lengths.length;
    if ((shares[list] ?? 0) >= (lengths[list] ?? 0)) continue;
    shares[list] = (shares[list] ?? 0) + 1;
    given += 1;
  }
  return shares;
}
