import type {Plugin} from 'vite';

const PLATFORM = '`https://shopify.com/';
const HYDROGEN = /@shopify\/hydrogen\/dist\/development\/index\.js/;
const LOCAL_STORE = /^http:\/\/(?:localhost|127\.0\.0\.1)(?::\d+)?$/;

/**
 * Hydrogen has the address of customer accounts written into its code. While the store is one on this machine, the
 * development server reads the local shop's there; a build for production stays as it is.
 *
 * @param storeDomain - the store as the settings name it
 * @returns a plugin that fails when Hydrogen no longer names the address exactly twice
 */
export function developmentAccounts(storeDomain: string | undefined): Plugin {
  const isLocal = storeDomain !== undefined && LOCAL_STORE.test(storeDomain);
  return {
    name: 'development-accounts',
    apply: 'serve',
    transform(code: string, id: string) {
      if (!isLocal || !HYDROGEN.test(id)) return null;
      const parts = code.split(PLATFORM);
      if (parts.length !== 3) throw new Error(`Hydrogen names ${PLATFORM} ${parts.length - 1} times instead of twice.`);
      return {code: parts.join(`\`${storeDomain}/`), map: null};
    },
  };
}
