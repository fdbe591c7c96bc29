const MAX_PRODUCTS = 2_000;

/** The parameters of products' pages by their path, as this isolate has read the products: their options, and their plan. */
const known = new Map<string, readonly string[]>();

/**
 * Returns the parameters that choose a variant on a product page, which merchants name, and a selling plan if it has any.
 * @returns null if this isolate has not read the product yet; empty if there is nothing to choose
 */
export const findOptionNames = (pathname: string): readonly string[] | null => known.get(pathname) ?? null;

/** Remembers the options of a product that was read. */
export function rememberOptionNames(pathname: string, names: readonly string[]): void {
  if (known.size >= MAX_PRODUCTS && !known.has(pathname)) known.clear();
  known.set(pathname, names);
}
