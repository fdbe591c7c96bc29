import type {Storefront} from '@shopify/hydrogen';
import type {ProductCardView} from '../model/product-view';
import {toProductCards} from '../model/to-product-cards';
import {SHELVES_QUERY} from './shelf.gql';

/** The two shelves of the catalogue. */
export interface Shelves {
  readonly bundles: readonly ProductCardView[];
  readonly singles: readonly ProductCardView[];
}

/**
 * Reads everything on sale, in one request.
 * @param options a deadline for readers whom no page waits for
 * @returns bundles in the merchant's order, then those the merchant has not placed; single packs in the shop's order
 * @throws UpstreamError when the shop gives no answer and none is kept
 */
export async function findShelves(
  storefront: Pick<Storefront, 'query'>,
  options: {readonly headers?: HeadersInit} = {},
): Promise<Shelves> {
  const {bundles, products} = await storefront.query(SHELVES_QUERY, options);
  const all = toProductCards(products.nodes);
  const placed = toProductCards(bundles?.products.nodes ?? []);
  const handles = new Set(placed.map(({handle}) => handle));
  const unplaced = all.filter(({handle, isBundle}) => isBundle && !handles.has(handle));
  return {bundles: [...placed, ...unplaced], singles: all.filter(({isBundle}) => !isBundle)};
}
