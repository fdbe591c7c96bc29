import type {AppContext} from '~/platform/context.server';
import {findListedProducts} from '~/shop/listing/products/find-listing.server';
import {UNFILTERED_LIST} from '~/shop/listing/products/listing-request';
import type {ProductCardView} from '~/shop/catalog/model/product-view';
import {toProductCards} from '~/shop/catalog/model/to-product-cards';
import {nullOnError} from '~/shop/catalog/degrade.server';
import {MAX_RELATED} from '~/shop/catalog/recommendations/max-related';
import {PRODUCT_RECOMMENDATIONS_QUERY} from '~/shop/catalog/recommendations/recommendations.gql';

/** Whether the picked products need no others beside them. */
type IsEnough = (picked: readonly ProductCardView[]) => boolean;

const isFull: IsEnough = ({length}) => length === MAX_RELATED;

/** Picks up to {@link MAX_RELATED} products of those that were found, best first. */
type PickCards = (found: readonly ProductCardView[]) => readonly ProductCardView[];

/**
 * Finds products that are related to one: those that Shopify recommends and, if those that are picked are not enough, others of the
 * product list. Either source may fail alone, which is logged; never rejects.
 */
export async function findRelated(
  {storefront, report}: Pick<AppContext, 'storefront' | 'report'>,
  handle: string,
  pick: PickCards,
  isEnough: IsEnough = isFull,
): Promise<readonly ProductCardView[]> {
  const query = storefront.query(PRODUCT_RECOMMENDATIONS_QUERY, {variables: {handle}, priority: 'deferred'});
  const response = await nullOnError(query, report);
  const recommended = toProductCards(response?.productRecommendations ?? []);
  const picked = pick(recommended);
  if (isEnough(picked)) return picked;
  const listing = await nullOnError(
    findListedProducts({storefront, report, priority: 'deferred'}, UNFILTERED_LIST),
    report,
  );
  const found = [...recommended, ...(listing?.products ?? []), ...(listing?.bundles?.products ?? [])];
  if (response && !response.productRecommendations) report('Invalid product ID for recommendations');
  else if (response && found.length === 0) report('No product recommendations found');
  return pick(found);
}
