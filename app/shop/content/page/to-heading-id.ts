const MAX_LENGTH = 60;

/** Returns the words of a title for use in a hash; empty if it has no letters or digits of English. */
export const toHashName = (title: string): string =>
  title
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, MAX_LENGTH)
    .replace(/^-+|-+$/g, '');

/** Returns an id for a heading that no other one of the page has: its words if they are free. */
export function toHeadingId(title: string, taken: readonly string[]): string {
  const slug = toHashName(title);
  return slug !== '' && !taken.includes(slug) ? slug : `${slug || 'section'}-${taken.length + 1}`;
}
