const WORD = /[\p{L}\p{M}\p{N}]+(?:['’][\p{L}\p{M}\p{N}]+)*/gu;
const CONNECTIVES = new Set(['and', 'or', 'not']);

/**
 * Removes Shopify's search syntax from a query: fields, quotes, brackets, operators and connectives. Quoting the query
 * would disable typo tolerance.
 * @param query untrusted
 * @returns words in lower case, separated by single spaces; may be empty
 */
export const toSearchWords = (query: string): string =>
  (query.toLowerCase().match(WORD) ?? []).filter((word) => !CONNECTIVES.has(word)).join(' ');
