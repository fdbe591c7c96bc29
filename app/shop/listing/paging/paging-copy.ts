/**
 * Returns the announcement of 'Load more'.
 * @param added the number of items that were added; 0 for none
 * @param shown the number of items of the list with them, without which two equal pages in a row would be announced once
 */
export function addedText(added: number, shown: number, [one, many]: readonly [one: string, many: string]): string {
  if (added === 0) return '';
  return `${added} more ${added === 1 ? one : many}, ${shown} in the list`;
}

export const PRODUCT_NOUNS = ['product', 'products'] as const;
export const COLLECTION_NOUNS = ['collection', 'collections'] as const;
