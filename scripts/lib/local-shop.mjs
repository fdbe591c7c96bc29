import {parseArgs} from 'node:util';
import {bundleProgram} from './bundle.mjs';
import {findPort} from './ports.mjs';
import {exitWhenItEnds, launch, waitFor} from './processes.mjs';
import {exitWithError} from './print.mjs';

const SHOP_PORT = 4000;
const STOREFRONT_PORT = 3000;
const PROFILES = ['friendly', 'strict', 'market', 'empty'];
const LIST = new Intl.ListFormat('en', {type: 'conjunction'});
/** The shop needs little memory; without a limit, garbage accumulates before it is collected. */
const SMALL_HEAP = ['--max-old-space-size=160', '--max-semi-space-size=2'];

/** Returns the profile of the local shop, from `--profile` or SHOP_PROFILE. */
function chosenProfile() {
  const {values} = parseArgs({options: {profile: {type: 'string'}}, strict: false});
  const profile = values.profile ?? process.env.SHOP_PROFILE ?? 'friendly';
  if (!PROFILES.includes(profile))
    exitWithError(`The local shop has no profile ${profile}; it has ${LIST.format(PROFILES)}.`);
  return profile;
}

/**
 * Finds ports and starts the local shop unless the settings name a real store.
 * @returns the settings of the storefront's worker, its port, and the shop's origin or null
 */
export async function startShop(settings) {
  const port = await findPort('storefront', STOREFRONT_PORT, process.env.PORT);
  const origin = `http://localhost:${port}`;
  if (settings.PUBLIC_STORE_DOMAIN) return {port, origin, shopOrigin: null, env: settings};
  const shopPort = await findPort('local shop', SHOP_PORT, process.env.SHOP_PORT);
  const shopOrigin = `http://localhost:${shopPort}`;
  const profile = chosenProfile();
  const accountsPort =
    profile === 'strict' && (await findPort('customer accounts', shopPort + 1, process.env.ACCOUNTS_PORT));
  const program = await bundleProgram('local/shop/main.ts', 'shop');
  const shop = launch('node', [...SMALL_HEAP, '--enable-source-maps', program], {
    env: {
      PORT: String(shopPort),
      SHOP_PROFILE: profile,
      ...(accountsPort && {ACCOUNTS_PORT: String(accountsPort)}),
      STOREFRONT_ORIGIN: origin,
      // A second shop on this machine has its own carts and orders.
      LOCAL_DIR: process.env.LOCAL_DIR ?? (shopPort === SHOP_PORT ? '.local' : `.local/shop-${shopPort}`),
    },
  });
  exitWhenItEnds(shop, 'local shop');
  await waitFor(`${shopOrigin}/__health`);
  const {settings: shopSettings, profile: store} = await (await fetch(`${shopOrigin}/__health`)).json();
  return {
    port,
    origin,
    shopOrigin,
    store,
    env: {...shopSettings, ...settings, PUBLIC_ORIGIN: origin},
  };
}

export function printAddresses({origin, shopOrigin, store, backendOrigin}) {
  console.log(`\n  Storefront   ${origin}`);
  if (shopOrigin) console.log(`  Local shop   ${shopOrigin}  (checkout, GraphQL; calls at /__log, orders at /__state)`);
  if (store)
    console.log(
      `  Profile      ${store.name}  (checkout at ${store.checkoutOrigin}, accounts at ${store.accountsOrigin})`,
    );
  if (shopOrigin)
    console.log(`  Outbox       ${shopOrigin}/__outbox  (every mail of shop and storefront: sign-in codes, links)`);
  if (backendOrigin) console.log(`  Backend      ${backendOrigin}  (Supabase and Google, emulated; calls at /__log)`);
  console.log('\n  Ctrl-C stops everything.\n');
}
