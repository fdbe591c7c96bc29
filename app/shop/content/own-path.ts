import {toPagePath, toPolicyPath} from './page/screens';

const BASE_ORIGIN = 'https://nowhere.invalid';

/**
 * Converts a URL of Shopify's own pages to the path of the same page in this storefront. Menus and texts contain such
 * URLs on any domain of the shop.
 * @param ownOrigins origins of this shop
 * @returns a path of this storefront; external URLs unchanged
 */
export function toStorefrontPath(url: string, ownOrigins: readonly string[]): string {
  // A path that begins with two slashes names another host.
  const isPath = /^\/(?![/\\])/.test(url);
  const base = isPath ? BASE_ORIGIN : undefined;
  if (!URL.canParse(url, base)) return url;
  const {origin, pathname, search, hash} = new URL(url, base);
  const isOwn = isPath ? origin === BASE_ORIGIN : ownOrigins.includes(origin);
  return isOwn && !pathname.startsWith('//') ? ownPathname(pathname) + search + hash : url;
}

function ownPathname(pathname: string): string {
  const [, kind, handle, rest] = pathname.split('/');
  if (!handle || rest !== undefined) return pathname;
  switch (kind) {
    case 'pages':
      return toPagePath(handle) ?? pathname;
    case 'policies':
      return toPolicyPath(handle) ?? pathname;
    case 'products':
      return `/product/${handle}`;
    case 'collections':
      // Shopify's collection `all` is the product list.
      return handle === 'all' ? '/products' : pathname;
    default:
      return pathname;
  }
}
