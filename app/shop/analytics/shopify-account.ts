import {MARKET} from '~/core/market';
import type {AppConfig} from '~/platform/env.server';

/** The store whose visits Shopify's own reports count. */
export interface ShopifyAccount {
  /** Shopify's global id of the store. */
  readonly shopId: string;
  /** The storefront in Shopify's sales channel, if it is known. */
  readonly storefrontId: string | null;
  readonly currency: typeof MARKET.currency;
}

/** Returns the store for Shopify's analytics, or null if they are off, as they are by default. */
export function toShopifyAccount({
  SHOPIFY_ANALYTICS,
  SHOP_ID,
  PUBLIC_STOREFRONT_ID,
}: Pick<AppConfig, 'SHOPIFY_ANALYTICS' | 'SHOP_ID' | 'PUBLIC_STOREFRONT_ID'>): ShopifyAccount | null {
  if (SHOPIFY_ANALYTICS === 'off' || SHOP_ID === undefined) return null;
  const shopId = `gid://shopify/Shop/${SHOP_ID}`;
  return {shopId, storefrontId: PUBLIC_STOREFRONT_ID ?? null, currency: MARKET.currency};
}
