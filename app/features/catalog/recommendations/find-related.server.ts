import type {Storefront} from '@shopify/hydrogen';
import {DEFERRED_READ} from '~/platform/shopify/upstream-fetch.server';
import {findListedProducts} from '../listing/find-listing.server';
import {UNFILTERED_LIST} from '../listing/listing-request';
import type {RelatedSources} from '../model/pick-related';
import {toProductCards} from '../model/to-product-cards';
import {nullOnError} from '../degrade.server';
import {PRODUCT_RECOMMENDATIONS_QUERY} from './recommendations.gql';

/**
 * Gathers what may be shown beside a product, before it is known what kind it is. Either source may fail alone.
 * @returns empty sources for whatever failed, which is logged; never rejects
 */
export async function findRelated(
  storefront: Pick<Storefront, 'query'>,
  handle: string,
  report: (error: unknown) => void,
): Promise<RelatedSources> {
  const variables = {handle};
  const [answer, listing] = await Promise.all([
    nullOnError(storefront.query(PRODUCT_RECOMMENDATIONS_QUERY, {variables, ...DEFERRED_READ}), report),
    nullOnError(findListedProducts({storefront, ...DEFERRED_READ}, UNFILTERED_LIST), report),
  ]);
  const recommended = toProductCards(answer?.productRecommendations ?? []);
  const others = listing ? [...listing.products, ...(listing.bundles?.products ?? [])] : [];
  if (answer && !answer.productRecommendations) report('Invalid product ID for recommendations');
  else if (answer && recommended.length + others.length === 0) report('No product recommendations found');
  return {recommended, others};
}
