/** The paths of this storefront for the account pages of Shopify's online store, by the part after `/account`. */
const STOREFRONT_PATHS: Readonly<Record<string, string>> = {
  '': '/profile',
  profile: '/profile',
  orders: '/orders',
  addresses: '/profile/addresses',
  register: '/auth?tab=sign-up',
  // A GET request does not sign out; the page has a button for it.
  logout: '/profile',
};

/**
 * Converts an account path of Shopify's online store to a path of this storefront.
 * @param rest the part after `/account/`
 * @returns null if there is no such page. A single order leads to the list, because its URL holds another id than ours.
 */
export function toStorefrontAccountPath(rest: string): string | null {
  const [page = '', ...below] = rest.split('/').filter(Boolean);
  const hasPagesBelow = page === 'orders' || page === 'addresses';
  if (!Object.hasOwn(STOREFRONT_PATHS, page) || (below.length > 0 && !hasPagesBelow)) return null;
  return STOREFRONT_PATHS[page] ?? null;
}
