import type {ProductFeedQuery} from '../../../storefrontapi.generated';
import type {Storefront} from '~/platform/shopify/storefront.server';
import {PRODUCT_FEED_QUERY} from './product-feed.gql';

/** Shopify's limit for a page. */
const PER_PAGE = 250;
const MAX_PAGES = 20;

export type FeedProduct = ProductFeedQuery['products']['nodes'][number];

/**
 * Finds all products, at most 5,000.
 * @throws UpstreamError when Shopify does not respond and no response is cached
 */
export async function findFeedProducts(storefront: Storefront): Promise<readonly FeedProduct[]> {
  const found: FeedProduct[] = [];
  let after: string | null = null;
  for (let page = 0; page < MAX_PAGES; page++) {
    const {products}: ProductFeedQuery = await storefront.query(PRODUCT_FEED_QUERY, {
      variables: {first: PER_PAGE, after},
    });
    found.push(...products.nodes);
    after = products.pageInfo.endCursor ?? null;
    if (!products.pageInfo.hasNextPage || after === null) break;
  }
  return found;
}
