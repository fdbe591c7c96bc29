/** Returns tags as Shopify stores them: trimmed, once in any letter case, in alphabetical order. */
export function normalizeTags(tags: readonly string[]): string[] {
  const byName = new Map<string, string>();
  for (const tag of tags.flatMap((text) => text.split(',')).map((text) => text.trim())) {
    if (tag !== '' && !byName.has(tag.toLowerCase())) byName.set(tag.toLowerCase(), tag);
  }
  return [...byName.values()].sort((left, right) => left.localeCompare(right, 'en'));
}
