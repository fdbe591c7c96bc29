/** One entry of a menu. */
export interface NavigationLink {
  readonly title: string;
  /** A path of this shop, or an address elsewhere. */
  readonly href: string;
}

/** Where a form signs the visitor out. */
export const LOG_OUT_PATH = '/logout';

/** Where single things live, for menus that point at the list of them. */
const KINDRED: Readonly<Record<string, string>> = {'/products': '/product/'};

/**
 * Says how a menu's entry relates to the page on screen.
 * @param href path of the entry
 * @param pathname path of the page
 * @returns the value of `aria-current`: 'page' on the page itself, 'true' on what lies below it, nothing elsewhere
 */
export function currentness(href: string, pathname: string): 'page' | 'true' | undefined {
  const path = pathname.replace(/\/+$/, '') || '/';
  if (path === href) return 'page';
  if (href === '/') return undefined;
  const kindred = KINDRED[href];
  const isBelow = path.startsWith(`${href}/`) || (kindred !== undefined && path.startsWith(kindred));
  return isBelow ? 'true' : undefined;
}
