const MAX_LENGTH = 2000;

/**
 * Checks a place to go on to that came with a request. It is judged after parsing: by its first character `/\evil.example`
 * looks like a path of ours, and `/..//evil.example` parses to one that browsers read as another host.
 * @param target as it was sent, by anyone
 * @param origin our own
 * @param fallback where to go instead of anywhere else
 * @returns a path of this origin with its query and hash; never begins with two slashes
 */
export function localPath(target: unknown, origin: string, fallback = '/'): string {
  if (typeof target !== 'string' || target.length > MAX_LENGTH || !URL.canParse(target, origin)) return fallback;
  const {href, pathname, search, hash} = new URL(target, origin);
  // Not `url.origin`: that of `blob:https://shop.example/x` is the shop's, too.
  return href.startsWith(`${origin}/`) ? pathname.replace(/^\/+/, '/') + search + hash : fallback;
}
