import {isLocalStore, parseConfig, type AppConfig} from '~/platform/env.server';
import {createExchangedToken, createFixedToken, type AdminToken} from '~/platform/shopify/admin-token.server';
import {shopOrigins} from '~/platform/shop-addresses.server';
import {createAdminClient, type AdminClient} from './admin-client';
import {StoreError} from './store-error';

type Settings = Readonly<Record<string, unknown>>;

/** The store of the settings. */
export interface StoreConnection {
  readonly admin: AdminClient;
  readonly config: AppConfig;
  /** Samples belong to the local shop, and to a real store only on request. */
  readonly isLocal: boolean;
}

function tokenOf(config: AppConfig, origin: string): AdminToken | null {
  const {PRIVATE_ADMIN_API_TOKEN: fixed, SHOPIFY_ADMIN_CLIENT_ID: clientId} = config;
  if (fixed) return createFixedToken(fixed);
  const clientSecret = config.SHOPIFY_ADMIN_CLIENT_SECRET;
  return clientId && clientSecret ? createExchangedToken({origin, clientId, clientSecret}) : null;
}

function readConfig(settings: Settings): AppConfig {
  try {
    return parseConfig(settings);
  } catch (error) {
    throw new StoreError(
      error instanceof Error ? error.message : String(error),
      '.env.example explains every setting.',
    );
  }
}

/** Returns the address that receives the webhooks of the store. */
export const toWebhookAddress = ({PUBLIC_ORIGIN}: AppConfig): string => `${PUBLIC_ORIGIN}/webhooks/shopify`;

/** @throws StoreError if a setting is missing or invalid */
export function connectStore(settings: Settings): StoreConnection {
  const config = readConfig(settings);
  const [origin] = shopOrigins(config);
  const token = origin ? tokenOf(config, origin) : null;
  if (!origin || !token)
    throw new StoreError(
      'The settings contain no access to the Admin API.',
      'Set SHOPIFY_ADMIN_CLIENT_ID and SHOPIFY_ADMIN_CLIENT_SECRET: docs/real-store.md#accounts says where they are.',
    );
  return {admin: createAdminClient(origin, token), config, isLocal: isLocalStore(config.PUBLIC_STORE_DOMAIN)};
}
