const MAX_LENGTH = 2000;

/**
 * Parses a redirect target from a request. It is checked after parsing: `/\evil.example` only looks like a local path,
 * and `/..//evil.example` parses to a path that browsers read as another host.
 * @param target untrusted input
 * @param origin the storefront's origin
 * @param fallback returned for every other origin
 * @returns a path of this origin with its query and hash; it never begins with two slashes
 */
export function localPath(target: unknown, origin: string, fallback = '/'): string {
  if (typeof target !== 'string' || target.length > MAX_LENGTH || !URL.canParse(target, origin)) return fallback;
  const {href, pathname, search, hash} = new URL(target, origin);
  // `url.origin` is not safe: for `blob:https://shop.example/x` it is the shop's origin too.
  return href.startsWith(`${origin}/`) ? pathname.replace(/^\/+/, '/') + search + hash : fallback;
}
