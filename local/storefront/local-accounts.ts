/** Hydrogen has written this address into its bundle; no setting changes it. */
const PLATFORM = 'https://shopify.com';

/**
 * Sends a visitor whom the storefront sends to the platform's accounts to those of the local shop.
 *
 * @param location - where the storefront's answer leads
 * @param accountOrigin - the local shop
 */
export function toLocalAccounts(location: string, accountOrigin: string): string {
  const isAccount = URL.canParse(location) && new URL(location).origin === PLATFORM;
  return isAccount ? accountOrigin + location.slice(PLATFORM.length) : location;
}

/** Returns a text with the platform's address replaced wherever it stands. */
export const namesLocalAccounts = (text: string, accountOrigin: string): string =>
  text.replaceAll(`${PLATFORM}/`, `${accountOrigin}/`);

/**
 * What stands between the bundle and the network, in workerd like the bundle itself, so that broken and hanging
 * connections still look to it as they do in production. It changes nothing but where the platform's accounts are.
 */
const SCRIPT = `export default {
  fetch(request, {ACCOUNT_ORIGIN}) {
    const {origin, pathname, search} = new URL(request.url);
    const isAccount = origin === '${PLATFORM}';
    return fetch(isAccount ? new Request(ACCOUNT_ORIGIN + pathname + search, request) : request, {redirect: 'manual'});
  },
};`;

/** The name under which the bundle's worker finds its network. */
export const ACCOUNTS_WORKER = 'accounts';

/**
 * Makes the worker that hands calls to the platform's accounts to the local shop; the bundle under test stays the one
 * that is deployed.
 *
 * @param accountOrigin - the local shop
 * @param compatibilityDate - of the bundle
 */
export const accountsWorker = (accountOrigin: string, compatibilityDate: string) => ({
  name: ACCOUNTS_WORKER,
  stripCfConnectingIp: true,
  modules: true as const,
  script: SCRIPT,
  bindings: {ACCOUNT_ORIGIN: accountOrigin},
  compatibilityDate,
});
