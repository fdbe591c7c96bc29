import {createCustomerAccountClient, type CustomerAccount, type HydrogenSession} from '@shopify/hydrogen';
import type {AppConfig} from '../../env.server';
import {SHOPIFY_API_VERSION} from '../api-version';

const KEY = 'customerAccount';

/** The callback path of customer account sign-ins. */
export const AUTHORIZE_PATH = '/account/authorize';

/** What Hydrogen stores between requests of a sign-in, pending or complete. */
export interface AccountData {
  readonly accessToken?: string;
  /** Milliseconds as text; two minutes before the token expires. */
  readonly expiresAt?: string;
  readonly refreshToken?: string;
  readonly idToken?: string;
  readonly codeVerifier?: string;
  readonly state?: string;
  readonly nonce?: string;
}

/** Hydrogen's client for one request, and the data it stored. */
export interface AccountClient {
  readonly client: CustomerAccount;
  read(): AccountData;
}

/** The settings of a shop with customer accounts without passwords. */
export interface AccountSettings {
  readonly shopId: string;
  readonly clientId: string;
}

/** Returns null for a shop without sign-in codes. */
export function accountSettings(config: AppConfig): AccountSettings | null {
  const {SHOP_ID: shopId, PUBLIC_CUSTOMER_ACCOUNT_API_CLIENT_ID: clientId} = config;
  return shopId && clientId ? {shopId, clientId} : null;
}

/**
 * Creates Hydrogen's client with a session for one call: callers persist what must last, so that Hydrogen, which clears its
 * session on an invalid callback, cannot sign anyone out.
 * @param search the query of the request, for the callback of a sign-in
 */
export function createAccountClient(
  {config, waitUntil}: {readonly config: AppConfig; readonly waitUntil: (promise: Promise<unknown>) => void},
  {shopId, clientId}: AccountSettings,
  known: AccountData = {},
  search = '',
): AccountClient {
  const stored = new Map<string, unknown>([[KEY, known]]);
  const session = {
    get: (key: string) => stored.get(key),
    set: (key: string, value: unknown) => void stored.set(key, value),
    unset: (key: string) => void stored.delete(key),
    commit: async () => '',
  } as unknown as HydrogenSession;
  const client = withoutVersionWarning(() =>
    createCustomerAccountClient({
      session,
      shopId,
      customerAccountId: clientId,
      customerApiVersion: SHOPIFY_API_VERSION,
      // The origin comes from the settings, never from headers, and no headers of the visitor are passed on.
      request: new Request(`${config.PUBLIC_ORIGIN}${AUTHORIZE_PATH}${search}`),
      waitUntil,
      authorizePath: AUTHORIZE_PATH,
      logErrors: false,
      customAuthStatusHandler: () => new Response(null, {status: 401}),
    }),
  );
  return {client, read: () => stored.get(KEY) ?? {}};
}

const VERSION_WARNING = /API version/;

/**
 * Creates a client without Hydrogen's warning about an API version other than its own, which would appear in the log at
 * every request. Contract tests validate each document against both versions.
 */
export function withoutVersionWarning<Client>(create: () => Client): Client {
  const {warn} = console;
  console.warn = (...parts: unknown[]) => {
    if (!VERSION_WARNING.test(String(parts[0]))) warn(...parts);
  };
  try {
    return create();
  } finally {
    console.warn = warn;
  }
}
