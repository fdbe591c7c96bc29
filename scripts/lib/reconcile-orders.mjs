import {setTimeout as sleep} from 'node:timers/promises';
import {waitFor} from './processes.mjs';

const PERIOD_MS = 60_000;
const FIRST_PAUSE_MS = 2_000;

/** Requests one reconciliation run of a storefront. @param secrets the newest first @returns its report @throws Error if the response is not OK */
async function requestRun(origin, secrets) {
  const [secret = ''] = (secrets ?? '').split(',');
  const response = await fetch(`${origin}/webhooks/reconcile`, {
    method: 'POST',
    headers: {Authorization: `Bearer ${secret.trim()}`},
  });
  if (!response.ok) throw new Error(`${origin}/webhooks/reconcile responded with ${response.status}`);
  return response.json();
}

/**
 * Reconciles a storefront's orders with Shopify's, run after run until it is done.
 * @param secrets the setting `RECONCILE_SECRET`
 * @returns how many orders were read, corrected, removed and unreadable
 */
export async function reconcileOrders(origin, secrets) {
  const total = {read: 0, corrected: 0, removed: 0, unreadable: 0};
  for (;;) {
    const {isDone, ...report} = await requestRun(origin, secrets);
    for (const key of Object.keys(total)) total[key] += report[key];
    if (isDone) return total;
    if (report.read === 0)
      throw new Error('reconciliation: a run timed out without reading an order; is Shopify reachable?');
  }
}

/**
 * Has the local shop send all of its orders to a storefront that stores none: this takes seconds, reading them from the
 * Admin API minutes.
 */
async function announceOrders(shopOrigin, backendOrigin) {
  const {tables} = await (await fetch(`${backendOrigin}/__state`)).json();
  if (tables['public.orders'] === 0) await fetch(`${shopOrigin}/__webhooks/announce`, {method: 'POST'});
}

/**
 * Reconciles orders every minute while the launcher runs, as a host's cron trigger would, once the backend is ready. Each
 * run also records a health check.
 */
export async function reconcileEveryMinute({origin, env, shopOrigin}, {backendOrigin}) {
  if (backendOrigin) await waitFor(`${backendOrigin}/__health`).catch(() => undefined);
  let isAnnounced = !backendOrigin;
  for (;;) {
    const startMs = Date.now();
    isAnnounced ||= await announceOrders(shopOrigin, backendOrigin).then(
      () => true,
      () => false,
    );
    // Failures are not logged here: the storefront logs them.
    const isDone = await reconcileOrders(origin, env.RECONCILE_SECRET).then(
      () => true,
      () => false,
    );
    const pauseMs = isDone ? Math.max(0, startMs + PERIOD_MS - Date.now()) : FIRST_PAUSE_MS;
    await sleep(pauseMs, undefined, {ref: false});
  }
}
