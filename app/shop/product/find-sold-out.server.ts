import type {Storefront} from '~/platform/shopify/storefront.server';
import {SOLD_OUT_QUERY} from './product.gql';

/**
 * Finds the variants that cannot be bought now. Shopify's answer includes its inventory policy: a variant without stock
 * that may be oversold, or whose stock is not tracked, stays for sale.
 * @returns their ids
 * @throws UpstreamError when Shopify does not respond
 */
export async function findSoldOut(storefront: Pick<Storefront, 'query'>): Promise<readonly string[]> {
  const {products} = await storefront.query(SOLD_OUT_QUERY, {cache: 'short', priority: 'optional'});
  return products.nodes.flatMap(({variants}) =>
    variants.nodes.filter(({availableForSale}) => !availableForSale).map(({id}) => id),
  );
}
