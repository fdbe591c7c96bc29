import type {PageKey} from './page-key';

/** Returns the request without the parameters that its page does not read, so that nothing it renders depends on them. */
export function withoutUnreadParams(request: Request, {address, unread}: PageKey): Request {
  return unread === '' ? request : new Request(new URL(address, request.url), request);
}

/**
 * Adds the parameters that a page did not read to its redirect within the shop: they may be of advertising, or those of the
 * other page.
 * @param url of the request
 */
export function addUnreadParams(response: Response, {unread}: PageKey, {href, origin}: URL): void {
  const location = response.headers.get('Location');
  if (unread === '' || location === null) return;
  const target = new URL(location, href);
  if (target.origin !== origin) return;
  target.search += `${target.search === '' ? '?' : '&'}${unread}`;
  response.headers.set('Location', target.pathname + target.search + target.hash);
}
