import type {FeedVariantsQuery, ProductFeedQuery} from '../../../storefrontapi.generated';
import type {Storefront} from '~/platform/shopify/storefront.server';
import {FEED_VARIANTS_QUERY, PRODUCT_FEED_QUERY} from './product-feed.gql';

/** Shopify's limit for a page. */
const PER_PAGE = 250;
const MAX_PAGES = 20;
/** Further pages of 250 variants, of all products together. */
const MAX_VARIANT_PAGES = 40;

export type FeedProduct = ProductFeedQuery['products']['nodes'][number];
export type FeedVariant = FeedProduct['variants']['nodes'][number];

/**
 * Finds all products, at most 5,000, with at most ten variants each.
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

/**
 * Adds the variants beyond the first ten, at most 10,000: products after that have their first ones.
 * @throws UpstreamError when Shopify does not respond and no response is cached
 */
export async function withAllVariants(
  storefront: Storefront,
  products: readonly FeedProduct[],
): Promise<readonly FeedProduct[]> {
  let pagesLeft = MAX_VARIANT_PAGES;
  const complete: FeedProduct[] = [];
  for (const product of products) {
    const nodes = [...product.variants.nodes];
    let {pageInfo} = product.variants;
    while (pageInfo.hasNextPage && pagesLeft > 0) {
      pagesLeft--;
      const read: FeedVariantsQuery = await storefront.query(FEED_VARIANTS_QUERY, {
        variables: {id: product.id, after: pageInfo.endCursor},
      });
      if (!read.product) break;
      nodes.push(...read.product.variants.nodes);
      ({pageInfo} = read.product.variants);
    }
    complete.push({...product, variants: {pageInfo, nodes}});
  }
  return complete;
}
