const SIZE_PREFIX = 'size:';

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
