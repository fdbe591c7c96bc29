/** The host of customer accounts, which is a constant in Hydrogen. */
const SHOPIFY_ACCOUNTS = 'https://shopify.com';

/**
 * Rewrites a redirect to Shopify's customer accounts to the local Shopify; returns any other URL unchanged.
 *
 * @param location - the `Location` header of the storefront's response
 * @param accountOrigin - the origin of the local Shopify
 */
export function toLocalAccounts(location: string, accountOrigin: string): string {
  const isAccount = URL.canParse(location) && new URL(location).origin === SHOPIFY_ACCOUNTS;
  return isAccount ? accountOrigin + location.slice(SHOPIFY_ACCOUNTS.length) : location;
}

/** Replaces the host of Shopify's customer accounts in a text with the local Shopify. */
export const replaceAccountOrigin = (text: string, accountOrigin: string): string =>
  text.replaceAll(`${SHOPIFY_ACCOUNTS}/`, `${accountOrigin}/`);

/**
 * The worker for outbound requests of the bundle, which only redirects those to customer accounts. It runs in workerd, so
 * broken and stalled connections look to the bundle as in production.
 */
const SCRIPT = `export default {
  fetch(request, {ACCOUNT_ORIGIN}) {
    const {origin, pathname, search} = new URL(request.url);
    const isAccount = origin === '${SHOPIFY_ACCOUNTS}';
    return fetch(isAccount ? new Request(ACCOUNT_ORIGIN + pathname + search, request) : request, {redirect: 'manual'});
  },
};`;

/** The name of the worker for outbound requests. */
export const ACCOUNTS_WORKER = 'accounts';

/**
 * Creates the worker that sends requests for Shopify's customer accounts to the local Shopify, so the tested bundle is the
 * deployed one.
 *
 * @param accountOrigin - the origin of the local Shopify
 * @param compatibilityDate - the compatibility date of the bundle
 */
export const accountsWorker = (accountOrigin: string, compatibilityDate: string) => ({
  name: ACCOUNTS_WORKER,
  stripCfConnectingIp: true,
  modules: true as const,
  script: SCRIPT,
  bindings: {ACCOUNT_ORIGIN: accountOrigin},
  compatibilityDate,
});
