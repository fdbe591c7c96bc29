/**
 * Returns the id to choose after a key: the next or the previous one, around the ends.
 * @param key `KeyboardEvent.key`
 * @param chosen null for none
 * @returns undefined for a key that does not choose, or without options
 */
export function moveChoice(key: string, chosen: string | null, ids: readonly string[]): string | undefined {
  if (key !== 'ArrowDown' && key !== 'ArrowUp') return undefined;
  const current = chosen === null ? -1 : ids.indexOf(chosen);
  if (key === 'ArrowDown') return ids[current + 1] ?? ids[0];
  return current > 0 ? ids[current - 1] : ids.at(-1);
}
