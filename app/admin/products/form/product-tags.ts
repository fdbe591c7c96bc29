import type {FieldChange} from './product-changes';

const SIZE_PREFIX = 'size:';
const HEAT_PREFIX = 'heat:';

interface TagChanges {
  readonly added: readonly string[];
  readonly removed: readonly string[];
}

const hasPrefix = (tag: string, prefix: string): boolean => tag.toLowerCase().startsWith(prefix);

/** Returns whether a product has a tag; the case of tags does not matter. */
export const hasTag = (tags: readonly string[], wanted: string): boolean =>
  tags.some((tag) => tag.toLowerCase() === wanted);

/** Returns the size in words; empty without the tag. */
export const sizeOf = (tags: readonly string[]): string =>
  tags.find((tag) => hasPrefix(tag, SIZE_PREFIX))?.slice(SIZE_PREFIX.length) ?? '';

/** Returns whether a tag is set by no other field of the form. */
export const isFreeTag = (tag: string): boolean =>
  !hasPrefix(tag, SIZE_PREFIX) &&
  !hasPrefix(tag, HEAT_PREFIX) &&
  !hasTag([tag], 'bundle') &&
  !hasTag([tag], 'bestseller');

/** Returns the tags of a text with commas between them, each once; the case of tags does not matter. */
export function parseTags(text: string): readonly string[] {
  const tags = text.split(',').map((tag) => tag.trim().replaceAll(/\s+/g, ' '));
  return tags.filter(
    (tag, index) => tag !== '' && tags.findIndex((other) => other.toLowerCase() === tag.toLowerCase()) === index,
  );
}

/** Returns tags as the form shows them. */
export const formatTags = (tags: readonly string[]): string =>
  tags.toSorted((one, other) => (one.toLowerCase() < other.toLowerCase() ? -1 : 1)).join(', ');

/** Returns the tags that changed fields need; all other tags stay. */
export function toTagChanges(changes: readonly FieldChange[], tags: readonly string[]): TagChanges {
  const added: string[] = [];
  const removed: string[] = [];
  const replace = (prefix: string, value: string) => {
    const wanted = value && prefix + value;
    removed.push(...tags.filter((tag) => hasPrefix(tag, prefix) && tag !== wanted));
    if (wanted && !tags.includes(wanted)) added.push(wanted);
  };
  const mark = (wanted: string, isMarked: boolean) => {
    if (isMarked) added.push(wanted);
    else removed.push(...tags.filter((tag) => hasTag([tag], wanted)));
  };
  const setFree = (wanted: readonly string[]) => {
    removed.push(...tags.filter((tag) => isFreeTag(tag) && !hasTag(wanted, tag.toLowerCase())));
    added.push(...wanted.filter((tag) => !hasTag(tags, tag.toLowerCase())));
  };
  for (const {field, value} of changes) {
    if (field === 'size') replace(SIZE_PREFIX, value);
    // The filter of the product list reads the tag, the pack shows the metafield.
    if (field === 'heat') replace(HEAT_PREFIX, value.toLowerCase());
    if (field === 'kind') mark('bundle', value === 'bundle');
    if (field === 'isBestseller') mark('bestseller', value === 'yes');
    if (field === 'tags') setFree(parseTags(value));
  }
  return {added, removed};
}
