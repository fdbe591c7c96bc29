const WORD = /[\p{L}\p{M}\p{N}]+/gu;

const wordsOf = (text: string): readonly string[] => text.toLowerCase().match(WORD) ?? [];

/** Returns whether each searched word begins a word of a text. No word matches nothing. */
export function matchesWords(text: string, searched: string): boolean {
  const words = wordsOf(searched);
  const own = wordsOf(text);
  return words.length > 0 && words.every((word) => own.some((each) => each.startsWith(word)));
}
