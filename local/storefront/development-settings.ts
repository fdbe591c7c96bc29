import {readFileSync} from 'node:fs';
import {parseArgs, parseEnv} from 'node:util';
import {SEED} from '../seed/seed';
import {LOCAL_CREDENTIALS} from '../shop/local-credentials';
import {STORE_PROFILES} from '../shop/store-profile';
import {storefrontSettings} from '../shop/storefront-settings';

/** The command line and the environment of the development server. */
interface CommandLine {
  readonly args: readonly string[];
  readonly env: Readonly<Record<string, string | undefined>>;
}

/**
 * Returns the settings of the local Shopify for `shopify hydrogen dev` without any configuration.
 *
 * @returns an empty object when the environment or the env file names a store
 */
export function developmentSettings({args, env}: CommandLine): Readonly<Record<string, string>> {
  if (env.PUBLIC_STORE_DOMAIN || readEnvFile(args).PUBLIC_STORE_DOMAIN) return {};
  const origin = `http://localhost:${env.SHOP_PORT ?? 4000}`;
  const config = {
    origin,
    checkoutOrigin: origin,
    storefrontOrigin: `http://localhost:${env.PORT ?? 3000}`,
    ...LOCAL_CREDENTIALS,
    profile: STORE_PROFILES.friendly,
  };
  return storefrontSettings({state: {seed: SEED}, config});
}

function readEnvFile(args: readonly string[]): Readonly<Record<string, string | undefined>> {
  const {values} = parseArgs({args: [...args], options: {'env-file': {type: 'string'}}, strict: false});
  try {
    return parseEnv(readFileSync(typeof values['env-file'] === 'string' ? values['env-file'] : '.env', 'utf8'));
  } catch {
    return {};
  }
}
