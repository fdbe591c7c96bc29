const HOME = 'Home';
const UNKNOWN = 'Page Not Found';

/** The page's name for each address of the shop that has one. */
const PAGE_NAMES: Readonly<Record<string, string>> = {
  '/': HOME,
  '/products': 'Products',
  '/about': 'About',
  '/contact': 'Contact',
  '/auth': 'Login',
  '/login': 'Login',
  '/orders': 'My Orders',
  '/secure-orders': 'My Orders',
  '/profile': 'My Profile',
  '/notifications': 'Notifications',
  '/faqs': 'FAQs',
  '/recipes': 'Recipes',
  '/shipping-returns': 'Shipping & Returns',
  '/privacy-policy': 'Privacy Policy',
  '/terms-of-service': 'Terms of Service',
  '/cart': 'Cart',
  '/search': 'Search',
  '/admin': 'Admin',
};

/** Addresses that hold the name of a thing; what they contain decides, wherever it stands. */
const NAMES_BY_PART: readonly (readonly [part: string, name: string])[] = [
  ['/products/', 'Product Detail'],
  ['/product/', 'Product Detail'],
  ['/order/', 'Order Detail'],
  ['/recipes/', 'Recipes'],
  ['/cart/', 'Cart'],
  ['/discount/', 'Promo code'],
  ['/admin/', 'Admin'],
];

/**
 * Names the page of an address.
 * @param pathname a URL's path, with or without a slash at its end
 * @returns the name that stands first in the title; 'Page Not Found' for an address the shop does not have
 */
export function pageName(pathname: string): string {
  const path = pathname.replace(/\/+$/, '') || '/';
  return PAGE_NAMES[path] ?? NAMES_BY_PART.find(([part]) => path.includes(part))?.[1] ?? UNKNOWN;
}

/** @returns a document's title, as every page of the shop words it: `Products - Fusion Tiffin`. */
export const pageTitle = (page: string, shopName: string): string => `${page} - ${shopName}`;

/** The part of a meta function's arguments that a title is made of. */
export interface TitleFacts {
  readonly matches: readonly {readonly id: string; readonly data?: unknown}[];
  readonly location: {readonly pathname: string};
}

/**
 * Words the title of a route, for its `meta` function.
 * @param facts the meta function's arguments
 * @param page what the page is called; by its address when absent
 */
export function titleOf({matches, location}: TitleFacts, page = pageName(location.pathname)): string {
  const root = matches.find(({id}) => id === 'root')?.data as {frame?: {name?: string}} | undefined;
  return root?.frame?.name ? pageTitle(page, root.frame.name) : page;
}
