/**
 * Distributes a limit over lists.
 *
 * @param lengths - the number of available items per list
 * @param limit - the total number of items
 * @returns the number of items to take per list, assigned round-robin until the limit or the items run out
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
