import type {ReadOptions, Storefront} from '~/platform/shopify/storefront.server';
import type {ProductCardView} from '~/shop/catalog/model/product-view';
import {toProductCards} from '~/shop/catalog/model/to-product-cards';
import {BUNDLE_SHELF_QUERY} from './bundle-shelf.gql';

/** One row of a wide screen; a link leads to the others. */
const SHELF_SIZE = 4;

/** The first bundles. */
export interface BundleShelf {
  readonly products: readonly ProductCardView[];
  readonly hasMore: boolean;
  /** Whether they could not be loaded. */
  readonly isMissing?: true;
}

/** The shelf while Shopify does not return the bundles. */
export const MISSING_BUNDLES: BundleShelf = {products: [], hasMore: false, isMissing: true};

/**
 * Finds the first bundles of the product list.
 * @param options the priority of the read
 * @returns bundles of the merchant's collection in its order, then tagged ones outside of it
 * @throws UpstreamError when Shopify does not respond and no response is cached
 */
export async function findBundles(
  storefront: Storefront,
  options: Pick<ReadOptions, 'priority'> = {},
): Promise<BundleShelf> {
  const variables = {first: SHELF_SIZE};
  const {placed, tagged} = await storefront.query(BUNDLE_SHELF_QUERY, {variables, ...options});
  const cards = toProductCards([...(placed?.products.nodes ?? []), ...tagged.nodes]);
  const bundles = [...new Map(cards.map((card) => [card.handle, card])).values()];
  const hasMorePages = tagged.pageInfo.hasNextPage || (placed?.products.pageInfo.hasNextPage ?? false);
  return {products: bundles.slice(0, SHELF_SIZE), hasMore: hasMorePages || bundles.length > SHELF_SIZE};
}
