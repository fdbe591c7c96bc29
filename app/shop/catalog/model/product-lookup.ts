/** The names of a product in the catalog. */
export interface CatalogEntry {
  readonly handle: string;
  readonly title: string;
  readonly secondName: string | null;
  readonly isBundle: boolean;
  /** The catalog id ('1', 'b1'); without one, Shopify's numeric id, with a 'b' prefix for bundles. */
  readonly id: string;
  /** The numeric id of its variant. */
  readonly variantId: string;
}

/**
 * Returns the product with the id that old links and other systems use.
 *
 * Ids beginning with 'b' match a bundle, exactly or with the 'b' stripped. Others match a single product exactly, then
 * the bundle named 'b' + id, then any product whose id or variant id matches regardless of case.
 * @returns null for an empty or unknown id
 */
export function getEntryById(entries: readonly CatalogEntry[], id: string): CatalogEntry | null {
  if (id === '') return null;
  const bundles = entries.filter(({isBundle}) => isBundle);
  const withId = (candidates: readonly CatalogEntry[], entryId: string) =>
    candidates.find((entry) => entry.id === entryId);
  if (id.startsWith('b')) return withId(bundles, id) ?? withId(bundles, id.slice(1)) ?? null;

  const singles = entries.filter(({isBundle}) => !isBundle);
  const lower = id.toLowerCase();
  const looseMatch = (entry: CatalogEntry) =>
    entry.id.toLowerCase() === lower || entry.variantId.toLowerCase() === lower;
  return withId(singles, id) ?? withId(bundles, `b${id}`) ?? entries.find(looseMatch) ?? null;
}

/**
 * Returns the product that the last segment of a product URL names: its handle, the slug of its title or second name, or its id.
 * @param key case-insensitive
 */
export function getEntryByKey(entries: readonly CatalogEntry[], key: string): CatalogEntry | null {
  const slug = toSlug(key);
  const bySlug =
    slug === ''
      ? undefined
      : (entries.find(({handle}) => handle === key || handle === slug) ??
        entries.find(({title}) => toSlug(title) === slug) ??
        entries.find(({secondName}) => secondName !== null && toSlug(secondName) === slug));
  return bySlug ?? getEntryById(entries, key);
}

/**
 * Converts a name to a slug: lower case, without punctuation, words joined by single hyphens.
 * @param name text in any script; an existing slug is returned unchanged
 * @returns the slug; empty if the name has no letter or digit
 */
export function toSlug(name: string): string {
  return name
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}\s-]/gu, '')
    .replace(/[\s-]+/g, '-')
    .replace(/^-|-$/g, '');
}
