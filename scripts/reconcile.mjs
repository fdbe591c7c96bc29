import {readStorefrontSettings} from './lib/local-env.mjs';
import {reconcileOrders} from './lib/reconcile-orders.mjs';
import {done, stop} from './lib/say.mjs';

const {PUBLIC_ORIGIN, RECONCILE_SECRET} = readStorefrontSettings();
if (!PUBLIC_ORIGIN || !RECONCILE_SECRET)
  stop('PUBLIC_ORIGIN or RECONCILE_SECRET is missing: run npm start first, or see .env.example for a real store.');
try {
  const {read, mended, removed, unreadable} = await reconcileOrders(PUBLIC_ORIGIN, RECONCILE_SECRET);
  const faults = `${unreadable} unreadable (see the storefront's log)`;
  done(`${read} orders read, ${mended} corrected, ${removed} removed, ${faults}.`);
} catch (error) {
  stop(`Order reconciliation failed: ${error.message}`);
}
