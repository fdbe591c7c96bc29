/** A usual pace for texts that are read on a screen. */
const WORDS_PER_MINUTE = 230;

export const countWords = (text: string): number =>
  text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;

/** Returns the time to read a plain text in minutes, rounded up and at least one. */
export const readingMinutes = (text: string): number => Math.max(1, Math.ceil(countWords(text) / WORDS_PER_MINUTE));
