const SIZE_PREFIX = 'size:';

/** The size of a single product without a tag for it. */
export const STANDARD_SIZE = 'Standard';

/** Labels of tags that are not shown as the merchant wrote them. */
const TAG_LABELS: Readonly<Record<string, string>> = {bestseller: 'Best sellers'};

/** @returns whether shoppers may see a tag; technical ones (`bundle`, `size:…`, `heat:…`) are hidden */
export const isShopperTag = (tag: string): boolean => !tag.includes(':') && tag.trim().toLowerCase() !== 'bundle';

export const tagLabel = (tag: string): string => TAG_LABELS[tag.trim().toLowerCase()] ?? tag;

export interface TagFacts {
  readonly isBundle: boolean;
  readonly isBestseller: boolean;
  readonly size: string;
}

/**
 * Parses the technical tags `bundle`, `bestseller` and `size:2 servings`.
 * @param tags case-insensitive, as in Shopify
 * @returns the size 'Standard' or 'Bundle' without a size tag
 */
export function readTags(tags: readonly string[]): TagFacts {
  const known = new Set(tags.map((tag) => tag.trim().toLowerCase()));
  const isBundle = known.has('bundle');
  const sizeTag = tags.find((tag) => tag.trim().toLowerCase().startsWith(SIZE_PREFIX));
  const size = sizeTag?.trim().slice(SIZE_PREFIX.length).trim();
  return {isBundle, isBestseller: known.has('bestseller'), size: size || (isBundle ? 'Bundle' : STANDARD_SIZE)};
}
