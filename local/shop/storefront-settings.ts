import type {Seed} from '../seed/types';
import {LOCAL_STOREFRONT_SECRETS} from './local-credentials';
import type {ShopConfig} from './state';

/** An invented address. */
const LOCAL_POSTAL_ADDRESS = 'Fusion Tiffin, 1 Cardamom Lane, Springfield, NY 10001';

/** The shop that a storefront connects to. */
interface SettingsSource {
  readonly state: {readonly seed: Pick<Seed, 'shop'>};
  readonly config: Omit<ShopConfig, 'accountsOrigin'>;
}

const adminSettings = ({
  profile,
  adminToken,
  adminClientId,
  webhookSecrets,
}: SettingsSource['config']): Readonly<Record<string, string>> =>
  profile.adminAccess === 'fixed-token'
    ? {PRIVATE_ADMIN_API_TOKEN: adminToken}
    : {SHOPIFY_ADMIN_CLIENT_ID: adminClientId, SHOPIFY_ADMIN_CLIENT_SECRET: webhookSecrets[0]};

/**
 * Returns all settings of a storefront of this shop, under the names that Hydrogen and the storefront use. The
 * storefront has no built-in values: all local ones come from here.
 */
export const storefrontSettings = ({state, config}: SettingsSource) => {
  const shopId = String(state.seed.shop.number);
  return {
    PUBLIC_ORIGIN: config.storefrontOrigin,
    PUBLIC_STORE_DOMAIN: config.origin,
    PUBLIC_CHECKOUT_DOMAIN: new URL(config.checkoutOrigin).host,
    PUBLIC_STOREFRONT_API_TOKEN: config.publicToken,
    PRIVATE_STOREFRONT_API_TOKEN: config.privateToken,
    ...adminSettings(config),
    PASSWORD_ACCOUNTS: config.profile.customerAccounts === 'classic' ? 'on' : 'off',
    ...LOCAL_STOREFRONT_SECRETS,
    ORDER_CONFIRMATION: config.profile.orderConfirmation === 'shop' ? 'shopify' : 'storefront',
    MAIL_POSTAL_ADDRESS: LOCAL_POSTAL_ADDRESS,
    SHOP_ID: shopId,
    SHOPIFY_WEBHOOK_SECRETS: config.webhookSecrets.join(','),
    PUBLIC_CUSTOMER_ACCOUNT_API_CLIENT_ID: config.customerAccountClientId,
    PUBLIC_CUSTOMER_ACCOUNT_API_URL: `${config.origin}/${shopId}`,
  };
};
