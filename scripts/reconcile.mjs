import {readStorefrontSettings} from './lib/local-env.mjs';
import {reconcileOrders} from './lib/reconcile-orders.mjs';
import {printDone, exitWithError} from './lib/print.mjs';

const {PUBLIC_ORIGIN, RECONCILE_SECRET} = readStorefrontSettings();
if (!PUBLIC_ORIGIN || !RECONCILE_SECRET)
  exitWithError(
    'PUBLIC_ORIGIN or RECONCILE_SECRET is missing: run npm start first, or see .env.example for a real store.',
  );
try {
  const {read, corrected, removed, unreadable} = await reconcileOrders(PUBLIC_ORIGIN, RECONCILE_SECRET);
  const faults = `${unreadable} unreadable (see the storefront's log)`;
  printDone(`${read} orders read, ${corrected} corrected, ${removed} removed, ${faults}.`);
} catch (error) {
  exitWithError(`Order reconciliation failed: ${error.message}`);
}
