const WORD = /[\p{L}\p{M}\p{N}]+(?:['’][\p{L}\p{M}\p{N}]+)*/gu;
const CONNECTIVES = new Set(['and', 'or', 'not']);

/**
 * Takes from a query whatever the shop's search syntax could read as anything but a word: fields, quotes, brackets,
 * signs and connectives. Quoting it as a whole would do that too, but nothing inside quotes is forgiven a typo.
 * @param query as typed, by anyone
 * @returns words in lower case with single spaces between; empty when there are none
 */
export const toSearchWords = (query: string): string =>
  (query.toLowerCase().match(WORD) ?? []).filter((word) => !CONNECTIVES.has(word)).join(' ');
