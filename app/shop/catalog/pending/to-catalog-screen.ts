/** The catalog screens with a skeleton. */
export type CatalogScreenName = 'home' | 'shelves' | 'product';

/** @returns the catalog screen at a path; null for other pages */
export function toCatalogScreen(pathname: string): CatalogScreenName | null {
  const path = pathname.replace(/\/+$/, '');
  if (path === '') return 'home';
  if (path === '/products' || path === '/search' || path.startsWith('/collections/')) return 'shelves';
  return path.startsWith('/product/') ? 'product' : null;
}
