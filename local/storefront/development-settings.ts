import {readFileSync} from 'node:fs';
import {parseArgs, parseEnv} from 'node:util';
import {SEED} from '../seed/seed';
import {LOCAL_CREDENTIALS} from '../shop/local-credentials';
import {STORE_PROFILES} from '../shop/store-profile';
import {storefrontSettings} from '../shop/storefront-settings';

/** The command line of the development server and the environment it was started in. */
interface Started {
  readonly args: readonly string[];
  readonly env: Readonly<Record<string, string | undefined>>;
}

/**
 * Returns the local shop's settings for `shopify hydrogen dev` started by itself, without any settings.
 * @returns nothing where the environment or the env file names a store: its settings arrive by themselves
 */
export function developmentSettings({args, env}: Started): Readonly<Record<string, string>> {
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
