import {CHECKOUT_COPY} from '../checkout/checkout-copy';
import {unavailablePageResponse} from '../checkout/page';
import type {ShopContext} from '../state';
import {LINK_PATH} from './account-links';

const CLICK_PATH = /^\/_t\/c\/v3\/([\w-]+)$/;

/** A mailed link contains a token: it must not be cached, and the target page gets no referrer. */
const leadTo = (location: string): Response =>
  new Response(null, {
    status: 302,
    headers: {location, 'cache-control': 'no-store', 'referrer-policy': 'no-referrer'},
  });

/**
 * Handles the links of mails. A GET changes nothing, because mail scanners follow links too.
 *
 * @returns a redirect to the storefront's page of the same path or to the target of a tracked link; null for other paths
 */
export function handleAccountPages(request: Request, context: ShopContext): Response | null {
  const {pathname} = new URL(request.url);
  const isLink = LINK_PATH.test(pathname);
  const click = CLICK_PATH.exec(pathname)?.[1];
  if (!isLink && click === undefined) return null;
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    return new Response(null, {status: 405, headers: {allow: 'GET, HEAD'}});
  }
  if (isLink) return leadTo(context.config.storefrontOrigin + pathname);
  const {clicks} = context.state.data.vault;
  const target = click !== undefined && Object.hasOwn(clicks, click) ? clicks[click] : undefined;
  const {missingLink, missingLinkHint} = CHECKOUT_COPY;
  return target ? leadTo(target) : unavailablePageResponse(404, missingLink, missingLinkHint, context);
}
