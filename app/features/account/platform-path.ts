/** The platform's pages of an account, by what follows `/account`, and where this storefront shows the same. */
const OWN_PATHS: Readonly<Record<string, string>> = {
  '': '/profile',
  profile: '/profile',
  orders: '/orders',
  addresses: '/profile/addresses',
  register: '/auth?tab=sign-up',
  // Looking at an address signs nobody out; the button that does is on this page.
  logout: '/profile',
};

/**
 * @param rest what follows `/account/` in an address of the platform's
 * @returns the path of the same page here; null when there is none. One order of the platform's leads to all of them,
 *   since its address holds another id than ours.
 */
export function toStorefrontAccountPath(rest: string): string | null {
  const [page = '', ...below] = rest.split('/').filter(Boolean);
  const hasPagesBelow = page === 'orders' || page === 'addresses';
  if (!Object.hasOwn(OWN_PATHS, page) || (below.length > 0 && !hasPagesBelow)) return null;
  return OWN_PATHS[page] ?? null;
}
