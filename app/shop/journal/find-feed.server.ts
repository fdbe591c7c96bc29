import {readGuessed} from '~/platform/limits/read-limits.server';
import type {Storefront} from '~/platform/shopify/storefront.server';
import {MAX_HANDLE_LENGTH} from '~/shop/catalog/names/require-by-name.server';
import {findJournal} from './find-journal.server';
import {BLOG_FEED_QUERY} from './journal.gql';
import type {FeedSource} from './to-atom-feed';

/**
 * Finds what the feed of a blog has.
 * @param handle untrusted
 * @returns null if there is no such blog, or the store denies its content
 * @throws UpstreamError when Shopify does not respond and no response is cached
 */
export async function findFeed(storefront: Storefront, handle: string): Promise<FeedSource | null> {
  if (handle.length > MAX_HANDLE_LENGTH) return null;
  const response = await readGuessed(
    (isListed) =>
      storefront.query(BLOG_FEED_QUERY, {variables: {handle}, cache: isListed ? 'catalog' : 'guessed-handle'}),
    async () => (await findJournal(storefront, 'short')).blogs.includes(handle),
  );
  return response?.blog ?? null;
}
