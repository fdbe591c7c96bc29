const PRODUCT_PATHS: ReadonlySet<string> = new Set(['', 'products', 'product', 'collections', 'search']);

export const isAboutProducts = (pathname: string): boolean => PRODUCT_PATHS.has(pathname.split('/')[1] ?? '');
