import {distance} from 'fastest-levenshtein';
import {toSearchWords} from '../results/to-search-words';

/** Words of fewer letters are too short to tell a mistake from another word. */
const MIN_LETTERS = 3;
/** Longer words may have two wrong letters, others one. */
const SHORT_LETTERS = 4;

const plainWords = (text: string): readonly string[] =>
  toSearchWords(text.normalize('NFD').replace(/\p{M}/gu, '')).split(' ').filter(Boolean);

/**
 * Replaces misspelled words by the nearest ones of titles. Two words with different first letters are not taken for the
 * same one, because few people mistake the first letter.
 * @param typed what was searched for
 * @param titles the titles of what can be found
 * @returns the corrected words; null without a correction
 */
export function correctSpelling(typed: string, titles: readonly string[]): string | null {
  const counts = countWords(titles);
  const words = plainWords(typed);
  const corrected = words.map((word) => correctWord(word, counts));
  return corrected.some((word, at) => word !== words[at]) ? corrected.join(' ') : null;
}

function countWords(titles: readonly string[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const word of titles.flatMap(plainWords)) counts.set(word, (counts.get(word) ?? 0) + 1);
  return counts;
}

/** Returns the word itself if a title has it, or one that begins with it, or if no word is near. */
function correctWord(word: string, counts: ReadonlyMap<string, number>): string {
  const known = [...counts.keys()];
  if (word.length < MIN_LETTERS || known.some((each) => each.startsWith(word))) return word;
  const maxDistance = word.length > SHORT_LETTERS ? 2 : 1;
  const near = known
    .filter((each) => each[0] === word[0] && each.length >= MIN_LETTERS)
    .map((each) => ({each, apart: distance(word, each), count: counts.get(each) ?? 0}))
    .filter(({apart}) => apart <= maxDistance)
    .sort((left, right) => left.apart - right.apart || right.count - left.count);
  return near[0]?.each ?? word;
}
