const SIZE_PREFIX = 'size:';

/** Tags that say what the shop has words for. */
const TAG_LABELS: Readonly<Record<string, string>> = {bestseller: 'Best sellers'};

/** @returns whether a tag is for shoppers to read: those that steer the shop (`bundle`, `size:…`, `heat:…`) are not */
export const isShopperTag = (tag: string): boolean => !tag.includes(':') && tag.trim().toLowerCase() !== 'bundle';

/** @returns what a tag is called where shoppers choose by it; the merchant's own word for most */
export const tagLabel = (tag: string): string => TAG_LABELS[tag.trim().toLowerCase()] ?? tag;

/** What the platform's tags say about a product. */
export interface TagFacts {
  readonly isBundle: boolean;
  readonly isBestseller: boolean;
  readonly size: string;
}

/**
 * Reads the tags a merchant steers the shop with: `bundle`, `bestseller` and `size:2 servings`.
 * @param tags in any letter case, as the platform treats them
 * @returns the size 'Standard' or 'Bundle' when no tag tells it
 */
export function readTags(tags: readonly string[]): TagFacts {
  const known = new Set(tags.map((tag) => tag.trim().toLowerCase()));
  const isBundle = known.has('bundle');
  const sizeTag = tags.find((tag) => tag.trim().toLowerCase().startsWith(SIZE_PREFIX));
  const size = sizeTag?.trim().slice(SIZE_PREFIX.length).trim();
  return {isBundle, isBestseller: known.has('bestseller'), size: size || (isBundle ? 'Bundle' : 'Standard')};
}
