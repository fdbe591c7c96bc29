import {ownPathOfPage, ownPathOfPolicy} from './page/screens';

const NOWHERE = 'https://nowhere.invalid';

/**
 * Leads a link of the shop's to where this storefront shows the same thing. The shop's menus and texts carry addresses
 * of the platform's own pages, on any of the shop's domains.
 * @param url as the merchant or the platform wrote it
 * @param ownOrigins origins that are this shop
 * @returns a path of this storefront, or the address itself when it leads elsewhere
 */
export function toOwnPath(url: string, ownOrigins: readonly string[]): string {
  // A path that begins with two slashes names another host.
  const isPath = /^\/(?![/\\])/.test(url);
  const base = isPath ? NOWHERE : undefined;
  if (!URL.canParse(url, base)) return url;
  const {origin, pathname, search, hash} = new URL(url, base);
  const isOwn = isPath ? origin === NOWHERE : ownOrigins.includes(origin);
  return isOwn && !pathname.startsWith('//') ? ownPathname(pathname) + search + hash : url;
}

function ownPathname(pathname: string): string {
  const [, kind, handle, rest] = pathname.split('/');
  if (!handle || rest !== undefined) return pathname === '/collections' ? '/products' : pathname;
  switch (kind) {
    case 'pages':
      return ownPathOfPage(handle) ?? pathname;
    case 'policies':
      return ownPathOfPolicy(handle) ?? pathname;
    case 'products':
      return `/product/${handle}`;
    case 'collections':
      // The platform's own collection of everything is what our list shows.
      return handle === 'all' ? '/products' : pathname;
    default:
      return pathname;
  }
}
