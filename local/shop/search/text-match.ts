/** The score of a word match, best first; 0 is no match. */
export const MATCH = {exact: 3, prefix: 2, typo: 1, none: 0} as const;

/** Which inexact matches count. */
export interface Leniency {
  /** Prefixes match. */
  readonly isPrefix: boolean;
  /** One letter may be wrong, missing, extra or swapped with its neighbor. */
  readonly allowsTypo: boolean;
}

/** Shopify tolerates a typo only after this many correct letters. */
const SURE_LETTERS = 4;

/** Returns the words of a text, in lower case and without accents. */
export const toWords = (text: string): string[] =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);

/** A minimal stemmer that makes singular and plural match. */
const stem = (word: string): string =>
  word
    .replace(/(?<=..)ies$/, 'y')
    .replace(/(ss|x|ch|sh)es$/, '$1')
    .replace(/(?<=..[^s])s$/, '');

/** Returns whether one edit (change, insertion, deletion, swap of neighbors) turns one word into the other. */
export function isOneEditApart(left: string, right: string): boolean {
  const [short, long] = left.length <= right.length ? [left, right] : [right, left];
  let same = 0;
  while (same < short.length && short[same] === long[same]) same += 1;
  const restOfShort = short.slice(same);
  const restOfLong = long.slice(same);
  if (long.length === short.length + 1) return restOfLong.slice(1) === restOfShort;
  if (long.length !== short.length || restOfShort === '') return false;
  const isSwap = restOfShort[0] === restOfLong[1] && restOfShort[1] === restOfLong[0];
  return restOfShort.slice(1) === restOfLong.slice(1) || (isSwap && restOfShort.slice(2) === restOfLong.slice(2));
}

function matchWord(searched: string, word: string, {isPrefix, allowsTypo}: Leniency): number {
  if (stem(searched) === stem(word)) return MATCH.exact;
  if (isPrefix && word.startsWith(searched)) return MATCH.prefix;
  const isSure = searched.slice(0, SURE_LETTERS) === word.slice(0, SURE_LETTERS);
  return allowsTypo && isSure && isOneEditApart(searched, word) ? MATCH.typo : MATCH.none;
}

/**
 * Scores how well a text matches one search word.
 *
 * @param searched - a search word in the form of {@link toWords}
 * @param words - the words of the text in the same form
 * @param leniency - which inexact matches count
 * @returns a score of {@link MATCH}
 */
export const matchWords = (searched: string, words: readonly string[], leniency: Leniency): number =>
  words.reduce<number>((best, word) => Math.max(best, matchWord(searched, word, leniency)), MATCH.none);

/** Returns whether the words are adjacent in the text and in this order. */
export const hasPhrase = (phrase: readonly string[], words: readonly string[]): boolean =>
  words.some((_, start) => phrase.every((word, offset) => words[start + offset] === word));
