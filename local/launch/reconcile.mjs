import {readSettings} from './lib/local-env.mjs';
import {LOCAL_RECONCILE_SECRET, reconcileOrders} from './lib/reconcile.mjs';
import {done, stop} from './lib/say.mjs';

const settings = readSettings();
const origin = settings.PUBLIC_ORIGIN ?? `http://localhost:${process.env.PORT ?? 3000}`;
if (settings.PUBLIC_STORE_DOMAIN && !settings.RECONCILE_SECRET) stop('RECONCILE_SECRET is missing: see .env.example.');
try {
  const {read, mended, unreadable} = await reconcileOrders(origin, settings.RECONCILE_SECRET ?? LOCAL_RECONCILE_SECRET);
  done(`${read} orders read, ${mended} mended, ${unreadable} not understood (the storefront's log names them).`);
} catch (error) {
  stop(`The orders were not reconciled: ${error.message}`);
}
