import {toSlug} from '~/shop/catalog/model/product-lookup';
import {blogPath} from './journal-path';
import type {TagLinkView} from './journal-view';

/** More would push the articles off a phone's first screen. */
const MAX_TAGS = 8;

/**
 * Returns the tag that a visitor has typed or followed, as the articles spell it: in any case, or as in the URLs of
 * Shopify's online store. Null if no article has it.
 * @param tagLists the tags of each article
 */
export function findTag(tagLists: readonly (readonly string[])[], typed: string): string | null {
  const searched = typed.trim().toLowerCase();
  const tags = tagLists.flat();
  return tags.find((tag) => tag.toLowerCase() === searched) ?? tags.find((tag) => toSlug(tag) === searched) ?? null;
}

/** Returns links to the tags of a blog, the most frequent first, and the current one in any case. */
export function toBlogTags(
  blog: string,
  tagLists: readonly (readonly string[])[],
  current: string | null,
): readonly TagLinkView[] {
  const counts = new Map<string, number>();
  for (const tag of tagLists.flat()) counts.set(tag, (counts.get(tag) ?? 0) + 1);
  const byCount = [...counts].sort(([left, many], [right, few]) => few - many || left.localeCompare(right, 'en'));
  const names = byCount.map(([name]) => name);
  const shown = names.filter((name, index) => index < MAX_TAGS || name === current);
  return shown.map((name) => ({name, path: blogPath(blog, {tag: name}), isCurrent: name === current}));
}
