import type {Storefront} from '~/platform/shopify/storefront.server';
import type {ProductView} from '~/shop/catalog/model/product-view';
import {PRODUCT_STOCK_QUERY} from './product.gql';

const LOW_STOCK_BELOW = 10;

/**
 * Finds the low-stock label of the variant that a page shows; deferred by the page.
 * @returns `Only 8 left!`; null above the threshold or if the stock is unknown
 * @throws UpstreamError when Shopify does not respond, or denies access to the stock
 */
export async function findLowStock(
  storefront: Storefront,
  {handle, selectedOptions}: Pick<ProductView, 'handle' | 'selectedOptions'>,
): Promise<string | null> {
  const {product} = await storefront.query(PRODUCT_STOCK_QUERY, {
    variables: selectedOptions.length > 0 ? {handle, selectedOptions: [...selectedOptions]} : {handle},
    cache: 'short',
    priority: 'deferred',
  });
  return lowStockText(product?.selectedOrFirstAvailableVariant?.quantityAvailable ?? null);
}

/**
 * Returns the low-stock label of a product.
 * @param quantity units on hand; null if unknown, zero or less if the shop sells without stock
 * @returns `Only 8 left!`, or null above the threshold
 */
export function lowStockText(quantity: number | null): string | null {
  const isLow = quantity !== null && quantity > 0 && quantity < LOW_STOCK_BELOW;
  return isLow ? `Only ${quantity} left!` : null;
}
