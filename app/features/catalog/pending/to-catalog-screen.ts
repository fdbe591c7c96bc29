/** The screens of the catalogue that have a shape of their own to wait in. */
export type CatalogScreenName = 'home' | 'shelves' | 'product';

/** @returns the screen at a URL's path; null for one that is not the catalogue's */
export function toCatalogScreen(pathname: string): CatalogScreenName | null {
  const path = pathname.replace(/\/+$/, '');
  if (path === '') return 'home';
  if (path === '/products' || path === '/search' || path.startsWith('/collections/')) return 'shelves';
  return path.startsWith('/product/') ? 'product' : null;
}
