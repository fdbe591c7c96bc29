/** What an item of the catalogue may be called by. */
export interface CatalogEntry {
  readonly handle: string;
  readonly title: string;
  readonly secondName: string | null;
  readonly isBundle: boolean;
  /** The catalogue id ('1', 'b1'); where the merchant keeps none, the platform's number, with 'b' before a bundle's. */
  readonly id: string;
  /** The number of its variant. */
  readonly variantId: string;
}

/**
 * Finds an item by the id that people, old links and other systems know it by.
 *
 * Ids beginning with 'b' match a bundle, exactly or with the 'b' stripped. Others match a single product exactly, then
 * the bundle named 'b' + id, then any item whose id or variant id is the same but for letter case.
 * @returns null for an empty or unknown id
 */
export function findById(entries: readonly CatalogEntry[], id: string): CatalogEntry | null {
  if (id === '') return null;
  const bundles = entries.filter(({isBundle}) => isBundle);
  const withId = (among: readonly CatalogEntry[], wanted: string) => among.find((entry) => entry.id === wanted);
  if (id.startsWith('b')) return withId(bundles, id) ?? withId(bundles, id.slice(1)) ?? null;

  const singles = entries.filter(({isBundle}) => !isBundle);
  const lower = id.toLowerCase();
  const looseMatch = (entry: CatalogEntry) =>
    entry.id.toLowerCase() === lower || entry.variantId.toLowerCase() === lower;
  return withId(singles, id) ?? withId(bundles, `b${id}`) ?? entries.find(looseMatch) ?? null;
}

/**
 * Finds an item by the last part of a product address: its handle, the slug of its title or of its second name, and
 * at last its id.
 * @param key as typed, in any letter case
 */
export function findByKey(entries: readonly CatalogEntry[], key: string): CatalogEntry | null {
  const slug = toSlug(key);
  const bySlug =
    slug === ''
      ? undefined
      : (entries.find(({handle}) => handle === key || handle === slug) ??
        entries.find(({title}) => toSlug(title) === slug) ??
        entries.find(({secondName}) => secondName !== null && toSlug(secondName) === slug));
  return bySlug ?? findById(entries, key);
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
