export interface Findable {
  readonly title: string;
  /** Other words that people search for. */
  readonly keywords?: string;
  /** The key that does it, which finds it too. */
  readonly shortcut?: string | null;
}

/**
 * Returns the items that match a text, the best first: each word of the text must be the beginning of a word of the title
 * or of the keywords. An empty text matches everything.
 */
export function matchByWords<Item extends Findable>(text: string, items: readonly Item[]): readonly Item[] {
  const ranked = items.map((item) => ({item, rank: toRank(fold(text), item)}));
  return ranked
    .filter(({rank}) => rank !== null)
    .sort((left, right) => Number(left.rank) - Number(right.rank))
    .map(({item}) => item);
}

/** Returns 0 for the best match, and null for none. */
function toRank(text: string, {title, keywords = '', shortcut}: Findable): number | null {
  if (text === '' || text === shortcut?.toLowerCase()) return 0;
  const name = fold(title);
  const matches = (words: readonly string[]) => {
    const typed = wordsOf(text);
    return typed.length > 0 && typed.every((word) => words.some((known) => known.startsWith(word)));
  };
  if (matches(wordsOf(name))) return name.startsWith(text) ? 1 : 2;
  return matches(wordsOf(`${name} ${fold(keywords)}`)) ? 3 : null;
}

const fold = (text: string): string => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase().trim();

const wordsOf = (text: string): readonly string[] => text.match(/[\p{L}\p{N}]+/gu) ?? [];
