/** @returns the text, cut at a word and marked with an ellipsis where it is longer than `max` characters. */
export function shorten(text: string, max: number): string {
  if (text.length <= max) return text;
  return `${text.slice(0, max - 1).replace(/\s+\S*$/, '')}…`;
}
