import type {ProductFilter} from 'schema-2026-04/storefront-api-types';
import type {SeedProduct} from '../../seed/types';
import {connection, type ConnectionArgs} from '../graphql/connection';
import type {ShopState} from '../state';
import {productId} from './ids';
import {toProductNode} from './nodes';
import {productFacets} from './product-facets';

/** A list of products, and the list before it was filtered. */
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
    // Facets are computed only if selected, which few queries do.
    get filters() {
      return productFacets({products: unfiltered, filters, state});
    },
  };
}
