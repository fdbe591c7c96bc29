import {afterAll, beforeAll, beforeEach, expect, it} from 'vitest';
import {ORDER_BODY} from '../../../app/orders/sync/webhooks/order.sample';
import {SEED_WITHOUT_ORDERS} from '../../support/local-shop';
import {placeOrder} from '../../support/place-order';
import {runSchedule} from '../../support/run-schedule';
import {countOf, rowsOf, sendWebhook} from '../../support/send-webhook';
import {startStackWithBackend, type StackWithBackend} from '../../support/stack';

const GUEST = {email: 'guest@example.com'};

const IS_CONFIRMATION = "kind = 'order-confirmation'";

/** In milliseconds; long enough for a busy machine. */
const PATIENCE = {timeout: 30_000};

let stack: StackWithBackend;
beforeAll(
  async () => void (stack = await startStackWithBackend({}, {seed: SEED_WITHOUT_ORDERS, clock: () => new Date()})),
);
beforeEach(() => stack.reset());
afterAll(() => stack.close());

/** Kills the worker with all that it does after its responses, and starts another one. */
async function killWorker() {
  await stack.restartStorefront();
  await Promise.all([stack.shop.clearFaults(), stack.backend.clearFaults()]);
}

const reconcile = async () => expect((await runSchedule(stack)).status).toBe(200);

const mails = () => stack.shop.mails(GUEST.email);

it('an order is stored before its webhook is acknowledged', async () => {
  await stack.shop.fault({path: '/admin/*', mode: 'hang'});
  expect((await sendWebhook(stack, {topic: 'orders/create', body: ORDER_BODY})).status).toBe(200);
  await killWorker();
  expect(await countOf(stack, 'public.orders')).toBe(1);
});

it('a webhook that was not acknowledged is stored once by its retry', async () => {
  const spec = {topic: 'orders/create', body: ORDER_BODY, id: 'once'};
  await stack.backend.fault({path: '/rest/*', mode: 'delay', ms: 2_000});
  const first = sendWebhook(stack, spec).then(
    ({status}) => status,
    () => 'no response',
  );
  const hasArrived = async () => (await stack.backend.log()).requests.some(({path}) => path.endsWith('/record_order'));
  await expect.poll(hasArrived, PATIENCE).toBe(true);
  await killWorker();
  expect(await first).not.toBe(200);
  expect((await sendWebhook(stack, spec)).status).toBe(200);
  expect(await countOf(stack, 'public.orders')).toBe(1);
});

it('the confirmation mail of an order is sent by a later reconciliation, once', async () => {
  await stack.shop.fault({path: '/__outbox', mode: 'hang'});
  placeOrder(stack.shop, {customer: GUEST});
  const claims = () => rowsOf(stack, `select from private.jobs where ${IS_CONFIRMATION} and lease is not null`);
  await expect.poll(claims, PATIENCE).toHaveLength(1);
  await killWorker();
  // The worker might still be sending it.
  await reconcile();
  expect(await mails()).toHaveLength(0);
  await rowsOf(stack, `update private.jobs set leased_until = now() - interval '1 minute' where ${IS_CONFIRMATION}`);
  await reconcile();
  await expect.poll(mails, PATIENCE).toHaveLength(1);
  await expect.poll(() => rowsOf(stack, `select from private.jobs where ${IS_CONFIRMATION}`), PATIENCE).toEqual([]);
  await reconcile();
  expect(await mails()).toHaveLength(1);
  const [link] = /https?:\S+\/order\/guest\/\S+/.exec((await mails())[0]?.text ?? '') ?? [];
  expect((await fetch(link ?? '')).status).toBe(200);
});
