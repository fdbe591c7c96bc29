export interface NavigationLink {
  readonly title: string;
  /** A path of this shop or an external URL. */
  readonly href: string;
}

/** Path whose POST signs the visitor out. */
export const LOG_OUT_PATH = '/logout';

/** Prefixes of detail pages whose list is in the menu at another path. */
const DETAIL_PREFIXES: Readonly<Record<string, string>> = {'/products': '/product/'};

/**
 * Returns `aria-current` of a menu link.
 * @param href path of the link
 * @param pathname path of the current page
 * @returns 'page' on the page itself, 'true' on pages below it
 */
export function toAriaCurrent(href: string, pathname: string): 'page' | 'true' | undefined {
  const path = pathname.replace(/\/+$/, '') || '/';
  if (path === href) return 'page';
  if (href === '/') return undefined;
  const detailPrefix = DETAIL_PREFIXES[href];
  const isBelow = path.startsWith(`${href}/`) || (detailPrefix !== undefined && path.startsWith(detailPrefix));
  return isBelow ? 'true' : undefined;
}
