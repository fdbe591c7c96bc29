import type {Storefront} from '~/platform/shopify/storefront.server';
import {productPath} from '~/shop/catalog/model/product-path';
import {ownVariantTitle, variantName} from '~/core/variant-name';
import {variantPath} from '~/shop/catalog/model/variant-path';
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
    const {id, title, availableForSale: isAvailable, selectedOptions, product} = node;
    const variantTitle = ownVariantTitle(title);
    return [
      {
        id,
        handle: product.handle,
        name: variantName(product.title, variantTitle),
        path: variantTitle === null ? productPath(product.handle) : variantPath(product.handle, selectedOptions),
        isAvailable,
      },
    ];
  });
}
