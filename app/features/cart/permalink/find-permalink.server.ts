import {parsePermalink} from './parse-permalink.server';
import type {Permalink} from './permalink';

/** The parameter that makes a cart link of the cart's own address. */
const ITEMS = 'items';

/** A cart link that works, and the one address that builds its cart. */
interface FoundPermalink {
  readonly link: Permalink;
  readonly action: string;
}

/**
 * Reads a cart link.
 * @param url the request's
 * @param items the part of it that names variants
 * @throws Response 410 when the link does not work
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
 * Reads a cart link whose variants stand in the query: `/cart?items=44000000000001:2`.
 * @returns null where the query names none
 * @throws Response 410 when the link does not work
 */
export function findPermalink(url: URL): FoundPermalink | null {
  const items = url.searchParams.getAll(ITEMS);
  return items.length > 0 ? requirePermalink(url, items.join()) : null;
}
