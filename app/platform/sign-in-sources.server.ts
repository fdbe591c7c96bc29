import {backendOf, type AppConfig} from './env.server';
import {getAccountOrigins} from './learned-hosts.server';

const GOOGLE = 'https://accounts.google.com';
/** Where the platform keeps the sign-in of every store's customers. */
const ACCOUNTS = 'https://shopify.com';

/** What a page must be allowed so that people can sign in elsewhere; each list is empty where that way is not offered. */
interface SignInSources {
  readonly style: readonly string[];
  /** Google's prompt, and what its script asks. */
  readonly frame: readonly string[];
  readonly form: readonly string[];
}

/** @returns where Google is, or who stands in for it on this machine */
export const googleOrigin = ({GOOGLE_ORIGIN}: Pick<AppConfig, 'GOOGLE_ORIGIN'>): string => GOOGLE_ORIGIN ?? GOOGLE;

/** @returns whether people can sign in with a password: the shop must have such accounts, and a backend that keeps them in */
export const offersPasswords = (config: AppConfig): boolean =>
  config.PASSWORD_ACCOUNTS === 'on' && backendOf(config) !== null;

/** @returns whether people can sign in with Google: it needs a client of theirs, and a backend */
export const offersGoogle = (config: AppConfig): boolean =>
  config.GOOGLE_CLIENT_ID !== undefined && backendOf(config) !== null;

/** @returns whether the shop can mail a sign-in code */
export const offersCode = (config: AppConfig): boolean =>
  config.SHOP_ID !== undefined &&
  config.PUBLIC_CUSTOMER_ACCOUNT_API_CLIENT_ID !== undefined &&
  backendOf(config) !== null;

/** @returns the sources of the Content-Security-Policy; their script needs none, since a trusted one loads it */
export function signInSources(config: AppConfig | undefined): SignInSources {
  const google = config && offersGoogle(config) ? googleOrigin(config) : null;
  const backend = config && google ? [config.SUPABASE_URL ?? ''] : [];
  // Browsers hold every redirect of a sign-in to the list, up to the host that the store's accounts have.
  const codes = config && offersCode(config) ? [ACCOUNTS, ...getAccountOrigins(config)] : [];
  return {
    style: google ? [`${google}/gsi/style`] : [],
    frame: google ? [`${google}/gsi/`] : [],
    form: [...new Set([...backend, ...(google ? [google] : []), ...codes])],
  };
}
