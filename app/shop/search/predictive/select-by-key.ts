/**
 * Moves the selection in a list of suggestions, which wraps around by way of the field.
 * @param key `KeyboardEvent.key`
 * @param chosen index of the selected option; null for the field
 * @param count number of options
 * @returns the index to select, null for the field; undefined if the key is not handled
 */
export function selectByKey(key: string, chosen: number | null, count: number): number | null | undefined {
  if (count === 0) return undefined;
  const last = count - 1;
  switch (key) {
    case 'ArrowDown':
      return chosen === last ? null : (chosen ?? -1) + 1;
    case 'ArrowUp':
      return chosen === 0 ? null : (chosen ?? count) - 1;
    // Without a selection both keys move the caret.
    case 'Home':
      return chosen === null ? undefined : 0;
    case 'End':
      return chosen === null ? undefined : last;
    default:
      return undefined;
  }
}
