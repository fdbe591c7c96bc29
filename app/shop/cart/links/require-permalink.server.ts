import {CART_PATH} from '../browser/cart-drawer';
import {CODES_PARAM, parseCodes, parsePermalink} from './parse-permalink.server';
import type {Permalink} from './permalink';

/** The parameter that turns the cart's URL into a cart link. */
const ITEMS = 'items';

/** A valid cart link and the canonical URL whose POST creates its cart. */
interface FoundPermalink {
  readonly link: Permalink;
  readonly action: string;
}

/**
 * Parses a cart link.
 * @param items the part of the URL that lists variants
 * @throws Response 410 for an invalid link
 */
export function requirePermalink(url: URL, items: string): FoundPermalink {
  const link = parsePermalink(items, url.searchParams);
  if (!link) throw new Response(null, {status: 410});
  const query = new URLSearchParams(url.searchParams);
  query.delete(ITEMS);
  const search = query.toString();
  const path = link.lines.map(({merchandiseId, quantity}) => `${merchandiseId.split('/').pop()}:${quantity}`).join();
  return {link, action: `/cart/${path}${search && `?${search}`}`};
}

/**
 * Parses a cart link with variants in the query: `/cart?items=44000000000001:2`.
 * @returns null without the parameter
 * @throws Response 410 for an invalid link
 */
export function getPermalink(url: URL): FoundPermalink | null {
  const items = url.searchParams.getAll(ITEMS);
  return items.length > 0 ? requirePermalink(url, items.join()) : null;
}

/**
 * Returns the path of the discount link that a URL of the cart without items stands for: `/cart?discount=SUMMER10`. It
 * leads back to the cart.
 * @returns null without a promo code
 */
export function getCodeLink({searchParams}: URL): string | null {
  const codes = parseCodes(searchParams);
  if (codes.length === 0) return null;
  const query = new URLSearchParams(searchParams);
  query.delete(CODES_PARAM);
  query.set('redirect', CART_PATH);
  return `/discount/${encodeURIComponent(codes.join())}?${query}`;
}
