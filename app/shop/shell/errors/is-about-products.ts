const PRODUCT_PATHS: ReadonlySet<string> = new Set(['', 'products', 'product', 'collections', 'search']);

/** Returns whether the page of this path shows products of the shop. */
export const isAboutProducts = (pathname: string): boolean => PRODUCT_PATHS.has(pathname.split('/')[1] ?? '');
