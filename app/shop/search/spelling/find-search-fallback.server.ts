import type {Storefront} from '~/platform/shopify/storefront.server';
import type {ProductCardView} from '~/shop/catalog/model/product-view';
import {toProductCards} from '~/shop/catalog/model/to-product-cards';
import {findPopular} from '~/shop/catalog/recommendations/find-popular.server';
import {toSearchWords} from '../results/to-search-words';
import {correctSpelling} from './correct-spelling.server';
import {SEARCH_FALLBACK_QUERY} from './search-fallback.gql';

/** What helps after a search that found nothing. */
export interface SearchFallback {
  /** The corrected words; null without a correction. Shopify itself tolerates one wrong letter after four right ones. */
  readonly spelling: string | null;
  readonly popular: readonly ProductCardView[];
}

/**
 * Finds a correction of the query and popular products, in one call that is the same for all queries.
 * @throws UpstreamError when Shopify does not respond and no response is cached
 */
export async function findSearchFallback(storefront: Storefront, query: string): Promise<SearchFallback> {
  if (toSearchWords(query) === '') return {spelling: null, popular: await findPopular(storefront)};
  const {products, collection} = await storefront.query(SEARCH_FALLBACK_QUERY, {priority: 'optional'});
  return {
    spelling: correctSpelling(
      query,
      products.nodes.map(({title}) => title),
    ),
    popular: toProductCards(collection?.products.nodes ?? []),
  };
}
