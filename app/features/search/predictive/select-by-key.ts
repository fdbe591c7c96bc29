/**
 * Moves the choice in a list of suggestions; the field stands before its first entry and behind its last.
 * @param key as keyboard events name it
 * @param chosen the entry that is chosen; null while the field itself is
 * @param count how many entries there are
 * @returns the entry to choose, null for the field; undefined when the key is left to the field
 */
export function selectByKey(key: string, chosen: number | null, count: number): number | null | undefined {
  if (count === 0) return undefined;
  const last = count - 1;
  switch (key) {
    case 'ArrowDown':
      return chosen === last ? null : (chosen ?? -1) + 1;
    case 'ArrowUp':
      return chosen === 0 ? null : (chosen ?? count) - 1;
    // Until something is chosen both move the caret.
    case 'Home':
      return chosen === null ? undefined : 0;
    case 'End':
      return chosen === null ? undefined : last;
    default:
      return undefined;
  }
}
