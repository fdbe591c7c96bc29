import {readSettings} from './lib/local-env.mjs';
import {LOCAL_RECONCILE_SECRET, reconcileOrders} from './lib/reconcile.mjs';
import {done, stop} from './lib/say.mjs';

const settings = readSettings();
const origin = settings.PUBLIC_ORIGIN ?? `http://localhost:${process.env.PORT ?? 3000}`;
if (settings.PUBLIC_STORE_DOMAIN && !settings.RECONCILE_SECRET) stop('RECONCILE_SECRET is missing: see .env.example.');
try {
  const secret = settings.RECONCILE_SECRET ?? LOCAL_RECONCILE_SECRET;
  const {read, mended, removed, unreadable} = await reconcileOrders(origin, secret);
  const faults = `${unreadable} not understood (the storefront's log names them)`;
  done(`${read} orders read, ${mended} mended, ${removed} taken away, ${faults}.`);
} catch (error) {
  stop(`The orders were not reconciled: ${error.message}`);
}
