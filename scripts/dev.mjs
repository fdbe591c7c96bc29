import {checkNode, checkStateFolders, installPackages} from './lib/prepare.mjs';

checkNode();
checkStateFolders();
await installPackages();

const {startBackend} = await import('./lib/local-backend.mjs');
const {readSettings, STOREFRONT_ENV_FILE, writeSettings} = await import('./lib/local-env.mjs');
const {printAddresses, startShop} = await import('./lib/local-shop.mjs');
const {exitWhenItEnds, launch, stopOnSignals} = await import('./lib/processes.mjs');
const {reconcileEveryMinute} = await import('./lib/reconcile-orders.mjs');

stopOnSignals();
const settings = readSettings();
const stack = await startShop(settings);
const backend = await startBackend(settings, stack.origin);
writeSettings({...stack.env, ...backend.env});
printAddresses({...stack, ...backend});
const args = [
  'hydrogen',
  'dev',
  '--codegen',
  '--disable-version-check',
  '--port',
  String(stack.port),
  '--env-file',
  STOREFRONT_ENV_FILE,
];
const storefront = launch('shopify', args, {
  // Without a network, the CLI's telemetry would end it after some seconds.
  env: {SHOPIFY_CLI_NO_ANALYTICS: '1', PUBLIC_STORE_DOMAIN: stack.env.PUBLIC_STORE_DOMAIN},
});
exitWhenItEnds(storefront, 'development server');
if (stack.shopOrigin) void reconcileEveryMinute(stack, backend);
