import {bundleProgram} from './bundle.mjs';
import {findPort} from './ports.mjs';
import {endWhenItDies, launch, waitFor} from './processes.mjs';

const SHOP_PORT = 4000;
const STOREFRONT_PORT = 3000;
/** The shop keeps little; without a bound, garbage piles up before it is collected. */
const SMALL_HEAP = ['--max-old-space-size=160', '--max-semi-space-size=2'];

/**
 * Finds the ports and starts the local shop where the settings name no real one.
 * @returns the settings of the storefront's worker, its port, and the shop's address or null
 */
export async function startShop(settings) {
  const port = await findPort('storefront', STOREFRONT_PORT, process.env.PORT);
  const origin = `http://localhost:${port}`;
  if (settings.PUBLIC_STORE_DOMAIN) return {port, origin, shopOrigin: null, env: settings};
  const shopPort = await findPort('local shop', SHOP_PORT, process.env.SHOP_PORT);
  const shopOrigin = `http://localhost:${shopPort}`;
  const program = await bundleProgram('local/shop/main.ts', 'shop');
  const shop = launch('node', [...SMALL_HEAP, '--enable-source-maps', program], {
    env: {
      PORT: String(shopPort),
      STOREFRONT_ORIGIN: origin,
      // A second shop on this machine keeps its carts and orders to itself.
      LOCAL_DIR: process.env.LOCAL_DIR ?? (shopPort === SHOP_PORT ? '.local' : `.local/shop-${shopPort}`),
    },
  });
  endWhenItDies(shop, 'local shop');
  await waitFor(`${shopOrigin}/__health`);
  const {settings: shopSettings} = await (await fetch(`${shopOrigin}/__health`)).json();
  return {
    port,
    origin,
    shopOrigin,
    env: {...shopSettings, ...settings, PUBLIC_ORIGIN: origin},
  };
}

/** Prints where everything is. */
export function printAddresses({origin, shopOrigin, backendOrigin}) {
  console.log(`\n  Storefront   ${origin}`);
  if (shopOrigin) console.log(`  Local shop   ${shopOrigin}  (checkout, GraphQL; calls at /__log, orders at /__state)`);
  if (shopOrigin)
    console.log(`  Outbox       ${shopOrigin}/__outbox  (every mail of shop and storefront: sign-in codes, links)`);
  if (backendOrigin) console.log(`  Backend      ${backendOrigin}  (Supabase and Google, emulated; calls at /__log)`);
  console.log('\n  Ctrl-C stops everything.\n');
}
