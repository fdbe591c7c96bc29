/**
 * Derives the address of an item from its name: lower case, punctuation removed, spaces turned to single hyphens.
 * @param name any text, in any script; an existing slug comes back unchanged
 * @returns the slug; empty when the name holds no letter or digit
 */
export function toSlug(name: string): string {
  return name
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}\s-]/gu, '')
    .replace(/[\s-]+/g, '-')
    .replace(/^-|-$/g, '');
}
