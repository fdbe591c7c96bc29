import type {Storefront} from '@shopify/hydrogen';
import {DEFERRED_READ} from '~/platform/shopify/upstream-fetch.server';
import type {RelatedSources} from '../model/pick-related';
import {toProductCards} from '../model/to-product-cards';
import {bestEffort} from '../shop-answer.server';
import {findShelves} from '../shelf/find-shelves.server';
import {PRODUCT_RECOMMENDATIONS_QUERY} from './product.gql';

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
  const [answer, shelves] = await Promise.all([
    bestEffort(storefront.query(PRODUCT_RECOMMENDATIONS_QUERY, {variables, ...DEFERRED_READ}), report),
    bestEffort(findShelves(storefront, DEFERRED_READ), report),
  ]);
  return {
    recommended: toProductCards(answer?.productRecommendations ?? []),
    others: shelves ? [...shelves.singles, ...shelves.bundles] : [],
  };
}
