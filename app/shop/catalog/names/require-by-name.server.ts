import {redirect} from '@shopify/remix-oxygen';
import type {AppContext} from '~/platform/context.server';
import {orUnavailable} from '~/platform/http.server';
import {TooManyGuesses} from '~/platform/limits/read-limits.server';
import {findHandleByName} from './find-handle.server';

/** The length of Shopify's longest handle. */
export const MAX_HANDLE_LENGTH = 255;

/**
 * The cache of a read by what is known about the handle: `guessed` counts unknown handles against the visitor's limit;
 * `listed` is a known handle; `fresh` bypasses the cache, which may be older than the product.
 */
const CACHE_BY_TRUST = {guessed: 'guessed-handle', listed: 'catalog', fresh: 'none'} as const;

export type HandleCache = (typeof CACHE_BY_TRUST)[keyof typeof CACHE_BY_TRUST];

interface ProductPageSource<Page> {
  /** Finds the page of a handle; null if there is none. */
  readonly find: (handle: string, cache: HandleCache) => Promise<Page | null>;
  readonly toPath: (handle: string) => string;
}

/**
 * Finds the page of a URL that names a product.
 * @param slug the last segment of the URL, as typed
 * @param search the query, which a redirect keeps
 * @throws Response 301 to the canonical URL if the slug is another name of the product, 404 if there is none, 503 when
 *   Shopify does not respond: an outage must not look like a deleted product
 */
export async function requireByName<Page>(
  context: Pick<AppContext, 'storefront' | 'report' | 'reference'>,
  {slug, search}: {readonly slug: string; readonly search: string},
  {find, toPath}: ProductPageSource<Page>,
): Promise<Page> {
  const read = async (trust: keyof typeof CACHE_BY_TRUST) =>
    slug === '' || slug.length > MAX_HANDLE_LENGTH ? null : find(slug, CACHE_BY_TRUST[trust]);
  let isLimited = false;
  const known = await read('guessed').catch((error: unknown) => {
    if (!(error instanceof TooManyGuesses)) return orUnavailable(context)(error);
    isLimited = true;
    return null;
  });
  if (known) return known;
  const handle = await findHandleByName(context.storefront, slug).catch(orUnavailable(context));
  if (handle === null) throw new Response(null, {status: 404});
  if (handle !== slug) throw redirect(toPath(handle) + search, 301);
  // Published since the cached response, or listed although the visitor has exceeded the limit of guesses.
  const published = await read(isLimited ? 'listed' : 'fresh').catch(orUnavailable(context));
  if (!published) throw new Response(null, {status: 404});
  return published;
}
