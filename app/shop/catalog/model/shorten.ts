/** @returns the text, truncated at a word boundary with an ellipsis if it is longer than `max` characters */
export function shorten(text: string, max: number): string {
  if (text.length <= max) return text;
  return `${text.slice(0, max - 1).replace(/\s+\S*$/, '')}…`;
}
