import type {Plugin} from 'vite';

const SHOPIFY_ACCOUNTS = '`https://shopify.com/';
const HYDROGEN = /@shopify\/hydrogen\/dist\/development\/index\.js/;
const LOCAL_STORE = /^http:\/\/(?:localhost|127\.0\.0\.1)(?::\d+)?$/;

/**
 * Creates a Vite plugin that sends customer account requests of the development server to the local Shopify, because the
 * host is a constant in Hydrogen. It changes no production build and nothing for a real store.
 *
 * @param storeDomain - the value of `PUBLIC_STORE_DOMAIN`
 * @returns a plugin that fails when Hydrogen does not contain the host exactly twice
 */
export function developmentAccounts(storeDomain: string | undefined): Plugin {
  const isLocal = storeDomain !== undefined && LOCAL_STORE.test(storeDomain);
  return {
    name: 'development-accounts',
    apply: 'serve',
    transform(code: string, id: string) {
      if (!isLocal || !HYDROGEN.test(id)) return null;
      const parts = code.split(SHOPIFY_ACCOUNTS);
      if (parts.length !== 3)
        throw new Error(`Hydrogen contains ${SHOPIFY_ACCOUNTS} ${parts.length - 1} times instead of twice.`);
      return {code: parts.join(`\`${storeDomain}/`), map: null};
    },
  };
}
