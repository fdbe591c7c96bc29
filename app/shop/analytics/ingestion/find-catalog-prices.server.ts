import type {Storefront} from '~/platform/shopify/storefront.server';
import type {CatalogPricesQuery} from '../../../../storefrontapi.generated';
import {toSubject} from '../collect/to-event-facts';
import {CATALOG_PRICES_QUERY} from './catalog-prices.gql';
import type {CatalogPrices, ProductPrices} from './verify-entries';

/** Pages of 250 products; the same limit as that of other names of products. */
const MAX_PAGES = 8;

/**
 * Finds the prices of all products, from the cache of the catalog.
 * @throws UpstreamError when Shopify does not respond and no response is cached
 */
export async function findCatalogPrices(storefront: Pick<Storefront, 'query'>): Promise<CatalogPrices> {
  const prices = new Map<string, ProductPrices>();
  let after: string | null | undefined = null;
  for (let page = 0; page < MAX_PAGES; page += 1) {
    const {products}: CatalogPricesQuery = await storefront.query(CATALOG_PRICES_QUERY, {
      variables: {after},
      priority: 'optional',
    });
    for (const {handle, priceRange} of products.nodes) {
      const {subject} = toSubject(handle);
      if (subject) prices.set(subject, {min: priceRange.minVariantPrice, max: priceRange.maxVariantPrice});
    }
    if (!products.pageInfo.hasNextPage) break;
    after = products.pageInfo.endCursor;
  }
  return prices;
}
