import type {Storefront} from '~/platform/shopify/storefront.server';
import {toSearchWords} from '../results/to-search-words';
import {correctSpelling} from './correct-spelling.server';
import {PRODUCT_TITLES_QUERY} from './spelling.gql';

/**
 * Finds a correction for a search that found nothing. Shopify itself tolerates one wrong letter after four right ones.
 * @returns the corrected words; null without a correction
 * @throws UpstreamError when Shopify does not respond and no response is cached
 */
export async function findSpelling(storefront: Storefront, query: string): Promise<string | null> {
  if (toSearchWords(query) === '') return null;
  const {products} = await storefront.query(PRODUCT_TITLES_QUERY, {priority: 'optional'});
  return correctSpelling(
    query,
    products.nodes.map(({title}) => title),
  );
}
