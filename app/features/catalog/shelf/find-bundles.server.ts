import type {Storefront} from '@shopify/hydrogen';
import type {ProductCardView} from '../model/product-view';
import {toProductCards} from '../model/to-product-cards';
import {BUNDLE_SHELF_QUERY} from './shelf.gql';

/** One row of a wide screen; the others are a link away. */
const SHELF_SIZE = 4;

/** The head of the bundles. */
export interface BundleShelf {
  readonly products: readonly ProductCardView[];
  readonly hasMore: boolean;
}

/**
 * Reads the bundles that stand on the shelf.
 * @param options a deadline for readers whom no page waits for
 * @returns bundles in the merchant's order, then those the merchant has not placed
 * @throws UpstreamError when the shop gives no answer and none is kept
 */
export async function findBundles(
  storefront: Pick<Storefront, 'query'>,
  options: {readonly headers?: HeadersInit} = {},
): Promise<BundleShelf> {
  const variables = {first: SHELF_SIZE};
  const {placed, tagged} = await storefront.query(BUNDLE_SHELF_QUERY, {variables, ...options});
  const cards = toProductCards([...(placed?.products.nodes ?? []), ...tagged.nodes]);
  const bundles = [...new Map(cards.map((card) => [card.handle, card])).values()];
  const hasUnread = tagged.pageInfo.hasNextPage || (placed?.products.pageInfo.hasNextPage ?? false);
  return {products: bundles.slice(0, SHELF_SIZE), hasMore: hasUnread || bundles.length > SHELF_SIZE};
}
