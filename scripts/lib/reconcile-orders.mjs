import {setTimeout as sleep} from 'node:timers/promises';
import {waitFor} from './processes.mjs';

const PAUSE_MS = 60_000;
const FIRST_PAUSE_MS = 2_000;

/** Asks a storefront for one run. @returns its report; throws when it does not answer with one. */
async function askOnce(origin, secret) {
  const response = await fetch(`${origin}/webhooks/reconcile`, {
    method: 'POST',
    headers: {Authorization: `Bearer ${secret}`},
  });
  if (!response.ok) throw new Error(`${origin}/webhooks/reconcile answered ${response.status}`);
  return response.json();
}

/**
 * Lets a storefront compare its orders with the shop's, run after run until nothing is left.
 * @returns how many orders were read, mended, taken away and not understood
 */
export async function reconcileOrders(origin, secret) {
  const total = {read: 0, mended: 0, removed: 0, unreadable: 0};
  for (;;) {
    const {isDone, ...report} = await askOnce(origin, secret);
    for (const key of Object.keys(total)) total[key] += report[key];
    if (isDone) return total;
    if (report.read === 0)
      throw new Error('a run took all of its time without reading an order: does the shop answer?');
  }
}

/** Compares again and again, as a host's timer would, for as long as the launcher lives; first once the backend is there. */
export async function keepReconciling({origin, env}, {backendOrigin}) {
  if (backendOrigin) await waitFor(`${backendOrigin}/__health`).catch(() => undefined);
  for (;;) {
    // While a part of the stack is starting or down there is nothing to say: the storefront says it.
    const isDone = await reconcileOrders(origin, env.RECONCILE_SECRET).then(
      () => true,
      () => false,
    );
    await sleep(isDone ? PAUSE_MS : FIRST_PAUSE_MS, undefined, {ref: false});
  }
}
