/**
 * Converts what a person searches for to one trimmed line. Postgres stores no null character, and half of a character
 * that is cut in two is no valid JSON.
 * @param text null without a search
 * @param maxLength in characters; the rest is cut off
 */
export const toSearchedText = (text: string | null, maxLength: number): string =>
  Array.from((text ?? '').replace(/[\p{Cc}\s]+/gu, ' ').trim())
    .slice(0, maxLength)
    .join('')
    .trim();
