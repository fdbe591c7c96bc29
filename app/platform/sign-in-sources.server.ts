import {backendOf, type AppConfig} from './env.server';
import {getAccountOrigins} from './store-origins.server';

const GOOGLE = 'https://accounts.google.com';
/** Shopify's host for the sign-in of all stores' customers. */
const ACCOUNTS = 'https://shopify.com';

/** The policy sources for signing in at other services; a list is empty if that service is not offered. */
interface SignInSources {
  readonly style: readonly string[];
  /** Google's prompt and its requests. */
  readonly frame: readonly string[];
  readonly form: readonly string[];
}

export const googleOrigin = ({GOOGLE_ORIGIN}: Pick<AppConfig, 'GOOGLE_ORIGIN'>): string => GOOGLE_ORIGIN ?? GOOGLE;

/** Returns whether passwords are offered: the shop needs classic accounts and a backend. */
export const offersPasswords = (config: AppConfig): boolean =>
  config.PASSWORD_ACCOUNTS === 'on' && backendOf(config) !== null;

/** Returns whether Google sign-in is offered: it needs a client and a backend. */
export const offersGoogle = (config: AppConfig): boolean =>
  config.GOOGLE_CLIENT_ID !== undefined && backendOf(config) !== null;

export const offersCode = (config: AppConfig): boolean =>
  config.SHOP_ID !== undefined &&
  config.PUBLIC_CUSTOMER_ACCOUNT_API_CLIENT_ID !== undefined &&
  backendOf(config) !== null;

/** Returns the policy sources; scripts need none, since a trusted script loads them. */
export function signInSources(config: AppConfig | undefined): SignInSources {
  const google = config && offersGoogle(config) ? googleOrigin(config) : null;
  const backend = config && google ? [config.SUPABASE_URL ?? ''] : [];
  // Browsers check every redirect of a sign-in against the list, up to the host of the store's accounts.
  const codes = config && offersCode(config) ? [ACCOUNTS, ...getAccountOrigins(config)] : [];
  return {
    style: google ? [`${google}/gsi/style`] : [],
    frame: google ? [`${google}/gsi/`] : [],
    form: [...new Set([...backend, ...(google ? [google] : []), ...codes])],
  };
}
