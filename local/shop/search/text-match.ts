/** How well one word answers another, best first; 0 is not at all. */
export const MATCH = {exact: 3, prefix: 2, typo: 1, none: 0} as const;

/** What counts as a match beside the word itself. */
export interface Leniency {
  /** The beginning of a word will do. */
  readonly isPrefix: boolean;
  /** One letter wrong, missing, too many or swapped with its neighbour will do. */
  readonly allowsTypo: boolean;
}

/** The platform forgives a typo only after this many right letters. */
const SURE_LETTERS = 4;

/** Returns the words of a text, in lower case and without accents. */
export const toWords = (text: string): string[] =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);

/** Singular and plural match each other; this is enough of a stem for that. */
const stem = (word: string): string =>
  word
    .replace(/(?<=..)ies$/, 'y')
    .replace(/(ss|x|ch|sh)es$/, '$1')
    .replace(/(?<=..[^s])s$/, '');

/** Returns whether one edit (change, insertion, deletion, swap of neighbours) leads from one word to the other. */
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

function matchWord(asked: string, word: string, {isPrefix, allowsTypo}: Leniency): number {
  if (stem(asked) === stem(word)) return MATCH.exact;
  if (isPrefix && word.startsWith(asked)) return MATCH.prefix;
  const isSure = asked.slice(0, SURE_LETTERS) === word.slice(0, SURE_LETTERS);
  return allowsTypo && isSure && isOneEditApart(asked, word) ? MATCH.typo : MATCH.none;
}

/**
 * Says how well a text answers one asked word.
 *
 * @param asked - a word in the form of {@link toWords}
 * @param words - the text's words in the same form
 * @param leniency - what counts beside the word itself
 * @returns the best of {@link MATCH}
 */
export const matchWords = (asked: string, words: readonly string[], leniency: Leniency): number =>
  words.reduce<number>((best, word) => Math.max(best, matchWord(asked, word, leniency)), MATCH.none);

/** Returns whether the words stand in the text side by side and in this order. */
export const hasPhrase = (phrase: readonly string[], words: readonly string[]): boolean =>
  words.some((_, start) => phrase.every((word, offset) => words[start + offset] === word));
