import type {Storefront} from '~/platform/shopify/storefront.server';
import {toNamedLink} from '~/shop/catalog/model/to-components';
import {AWAITED_VARIANTS_QUERY} from './awaited-variants.gql';

export interface AwaitedVariant {
  readonly id: string;
  readonly handle: string;
  /** The product's title, and the variant's if there are several. */
  readonly name: string;
  /** The page of the product with this variant. */
  readonly path: string;
  readonly isAvailable: boolean;
}

/**
 * Finds variants as they are now, past every cache. Those that are not sold here any more are left out.
 * @param ids up to 250 GIDs
 * @throws UpstreamError when Shopify does not respond
 */
export async function findAwaitedVariants(
  storefront: Pick<Storefront, 'query'>,
  ids: readonly string[],
): Promise<readonly AwaitedVariant[]> {
  if (ids.length === 0) return [];
  const {nodes} = await storefront.query(AWAITED_VARIANTS_QUERY, {variables: {ids: [...ids]}, cache: 'none'});
  return nodes.flatMap((node) => {
    if (!node || !('product' in node)) return [];
    const {id, availableForSale: isAvailable, product} = node;
    return [{id, handle: product.handle, ...toNamedLink(node), isAvailable}];
  });
}
