import {checkNode, checkStateFolders, installPackages} from './lib/prepare.mjs';

checkNode();
checkStateFolders();
await installPackages({omitDev: true});

const {bundleProgram} = await import('./lib/bundle.mjs');
const {buildWhenStale} = await import('./lib/build.mjs');
const {startBackend} = await import('./lib/local-backend.mjs');
const {readSettings, writeSettings} = await import('./lib/local-env.mjs');
const {printAddresses, startShop} = await import('./lib/local-shop.mjs');
const {exitWhenItEnds, launch, stopAll, stopOnSignals, waitFor} = await import('./lib/processes.mjs');
const {reconcileEveryMinute} = await import('./lib/reconcile-orders.mjs');
const {printDone, printFailed, secondsSince} = await import('./lib/print.mjs');

const startMs = Date.now();
stopOnSignals();
const settings = readSettings();
const startServices = async () => {
  const stack = await startShop(settings);
  return {...stack, backend: await startBackend(settings, stack.origin)};
};
const [stack, , program] = await Promise.all([
  startServices(),
  buildWhenStale(),
  bundleProgram('local/storefront/main.ts', 'storefront'),
]);
const bindings = {...stack.env, ...stack.backend.env};
if (stack.shopOrigin) writeSettings(bindings);
const storefront = launch('node', [program], {
  env: {BINDINGS: JSON.stringify(bindings), PORT: String(stack.port), LOCAL_SHOP_ORIGIN: stack.shopOrigin ?? ''},
});
exitWhenItEnds(storefront, 'storefront');
// It responds with 200 even while Shopify or the database is down; another status is an error of the storefront.
const health = await waitFor(`${stack.origin}/health`);
if (!health.ok) {
  printFailed('The storefront does not serve its pages: see the output above.');
  await stopAll();
  process.exit(1);
}
printDone(`Ready in ${secondsSince(startMs)}`);
printAddresses({...stack, ...stack.backend});
if (stack.shopOrigin) void reconcileEveryMinute(stack, stack.backend);
