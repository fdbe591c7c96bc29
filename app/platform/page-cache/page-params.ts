const MAX_PRODUCTS = 2_000;

/** The query parameters of product pages by path: option names, and the selling plan. Each isolate fills it as it reads products. */
const known = new Map<string, readonly string[]>();

/**
 * Returns the query parameters of a product page: the option names, which merchants choose, and that of its selling plans.
 * @returns null if this isolate has not read the product yet; empty if there is nothing to choose
 */
export const findPageParams = (pathname: string): readonly string[] | null => known.get(pathname) ?? null;

/** Remembers the options of a product that was read. */
export function rememberPageParams(pathname: string, names: readonly string[]): void {
  if (known.size >= MAX_PRODUCTS && !known.has(pathname)) known.clear();
  known.set(pathname, names);
}
