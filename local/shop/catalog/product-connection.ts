import type {ProductFilter} from 'schema-2026-04/storefront-api-types';
import type {SeedProduct} from '../../seed/types';
import {connection, type ConnectionArgs} from '../graphql/connection';
import type {ShopState} from '../state';
import {productId} from './ids';
import {toProductNode} from './nodes';
import {productFacets} from './product-facets';

/** Products found, and what they were found among. */
export interface ProductList {
  /** Filtered and sorted. */
  readonly products: readonly SeedProduct[];
  readonly unfiltered: readonly SeedProduct[];
  readonly filters?: readonly ProductFilter[] | null;
}

/** Returns one page of products as `ProductConnection`, with the facets of the whole list. */
export function productConnection(
  {products, unfiltered, filters}: ProductList,
  args: ConnectionArgs,
  state: ShopState,
) {
  const nodes = products.map((product) => toProductNode(product));
  return {
    ...connection(nodes, args, ({product}) => productId(product)),
    // Counted only when asked for, which few queries do.
    get filters() {
      return productFacets({products: unfiltered, filters, state});
    },
  };
}
