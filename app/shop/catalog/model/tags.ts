const SIZE_PREFIX = 'size:';

/** The size of a single product without a tag for it. */
export const STANDARD_SIZE = 'Standard';

/** Labels of tags that are not shown as the merchant wrote them. */
const TAG_LABELS: Readonly<Record<string, string>> = {bestseller: 'Bestsellers'};

/**
 * The tag of products that no list shows. Merchants add it to the parent of a combined listing, so that lists show its
 * child products and not the parent as well.
 */
export const UNLISTED_TAG = 'combined';

const TECHNICAL_TAGS = new Set(['bundle', UNLISTED_TAG]);

/** @returns whether shoppers may see a tag; technical ones (`bundle`, `combined`, `size:…`, `heat:…`) are hidden */
export const isShopperTag = (tag: string): boolean =>
  !tag.includes(':') && !TECHNICAL_TAGS.has(tag.trim().toLowerCase());

export const tagLabel = (tag: string): string => TAG_LABELS[tag.trim().toLowerCase()] ?? tag;

export interface TagFacts {
  readonly isBundle: boolean;
  readonly isBestseller: boolean;
  readonly isUnlisted: boolean;
  readonly size: string;
}

/**
 * Parses the technical tags `bundle`, `combined`, `bestseller` and `size:2 servings`.
 * @param tags case-insensitive, as in Shopify
 * @returns the size 'Standard' or 'Bundle' without a size tag
 */
export function readTags(tags: readonly string[]): TagFacts {
  const known = new Set(tags.map((tag) => tag.trim().toLowerCase()));
  const isBundle = known.has('bundle');
  const sizeTag = tags.find((tag) => tag.trim().toLowerCase().startsWith(SIZE_PREFIX));
  const size = sizeTag?.trim().slice(SIZE_PREFIX.length).trim();
  return {
    isBundle,
    isBestseller: known.has('bestseller'),
    isUnlisted: known.has(UNLISTED_TAG),
    size: size || (isBundle ? 'Bundle' : STANDARD_SIZE),
  };
}
