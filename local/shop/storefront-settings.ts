import type {ShopContext} from './state';

/** @returns the settings that make a storefront this shop's, by the names Hydrogen and the storefront know them under. */
export const storefrontSettings = ({state, config}: ShopContext) => {
  const shopId = String(state.seed.shop.number);
  return {
    PUBLIC_STORE_DOMAIN: config.origin,
    PUBLIC_CHECKOUT_DOMAIN: new URL(config.checkoutOrigin).host,
    SHOP_ID: shopId,
    SHOPIFY_WEBHOOK_SECRETS: config.webhookSecrets.join(','),
    PUBLIC_CUSTOMER_ACCOUNT_API_CLIENT_ID: config.customerAccountClientId,
    PUBLIC_CUSTOMER_ACCOUNT_API_URL: `${config.origin}/${shopId}`,
  };
};
