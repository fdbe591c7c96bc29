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

/** @returns a text with the platform's address replaced wherever it stands. */
export const namesLocalAccounts = (text: string, accountOrigin: string): string =>
  text.replaceAll(`${PLATFORM}/`, `${accountOrigin}/`);

/**
 * Makes what workerd asks in place of the network: calls to the platform's accounts end at the local shop, all others
 * go where they are meant to go. So the bundle under test stays the one that is deployed.
 *
 * @param accountOrigin - the local shop
 */
export const accountsAt = (accountOrigin: string) => (request: Request) =>
  fetch(toLocalAccounts(request.url, accountOrigin), {
    method: request.method,
    headers: request.headers,
    body: request.body,
    redirect: 'manual',
    duplex: 'half',
  });
