import type {Storefront} from '~/platform/shopify/storefront.server';
import {findListedProducts} from '~/features/listing/products/find-listing.server';
import {UNFILTERED_LIST} from '~/features/listing/products/listing-request';
import type {RelatedSources} from './pick-related';
import {toProductCards} from '~/features/catalog/model/to-product-cards';
import {nullOnError} from '~/features/catalog/degrade.server';
import {PRODUCT_RECOMMENDATIONS_QUERY} from './recommendations.gql';

/**
 * Finds candidates for related products, before the kind of the product is known. Either source may fail alone.
 * @returns an empty list for a source that failed, which is logged; never rejects
 */
export async function findRelated(
  storefront: Storefront,
  handle: string,
  report: (error: unknown) => void,
): Promise<RelatedSources> {
  const variables = {handle};
  const [response, listing] = await Promise.all([
    nullOnError(storefront.query(PRODUCT_RECOMMENDATIONS_QUERY, {variables, priority: 'deferred'}), report),
    nullOnError(findListedProducts({storefront, priority: 'deferred'}, UNFILTERED_LIST), report),
  ]);
  const recommended = toProductCards(response?.productRecommendations ?? []);
  const others = listing ? [...listing.products, ...(listing.bundles?.products ?? [])] : [];
  if (response && !response.productRecommendations) report('Invalid product ID for recommendations');
  else if (response && recommended.length + others.length === 0) report('No product recommendations found');
  return {recommended, others};
}
