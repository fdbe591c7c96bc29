/** Longer reviews are cut to this many characters. */
const MAX_SHOWN = 300;

/**
 * Returns the beginning of a long text, cut at the end of a word where possible, with '...'.
 * @returns null for a text that is short enough to be shown as a whole
 */
export function cutReview(text: string): string | null {
  // Most are shorter, and need not be split into characters.
  if (text.length <= MAX_SHOWN) return null;
  const characters = [...text];
  if (characters.length <= MAX_SHOWN) return null;
  const start = characters.slice(0, MAX_SHOWN).join('');
  const endsWord = /\s/.test(characters[MAX_SHOWN] ?? '');
  const lead = (endsWord ? start : start.replace(/\s\S*$/, '')).trimEnd();
  return `${lead}...`;
}
