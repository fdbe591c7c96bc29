import {afterAll, beforeAll, beforeEach, expect, it} from 'vitest';
import {SEED_WITHOUT_ORDERS} from '../../support/local-shop';
import {placeOrder} from '../../support/place-order';
import {runSchedule} from '../../support/run-schedule';
import {rowsOf} from '../../support/send-webhook';
import {startStackWithBackend, type StackWithBackend} from '../../support/stack';

const GUEST = {email: 'guest@example.com'};
const seed = {...SEED_WITHOUT_ORDERS, shop: {...SEED_WITHOUT_ORDERS.shop, name: 'Spice Route'}};

/** In milliseconds; long enough for a busy machine. */
const PATIENCE = {timeout: 30_000};

let stack: StackWithBackend;
beforeAll(async () => void (stack = await startStackWithBackend({}, {seed})));
beforeEach(() => stack.reset());
afterAll(() => stack.close());

const mailText = async () => (await stack.shop.mails(GUEST.email))[0]?.text;

it('a guest’s mail contains the shop’s name from Shopify', async () => {
  placeOrder(stack.shop, {customer: GUEST});
  await expect.poll(mailText, PATIENCE).toContain('your order #1001 at Spice Route.');
});

it('a guest’s mail is sent even if the shop’s name cannot be read', async () => {
  // A new worker has not read the name yet.
  await stack.restartStorefront();
  await stack.shop.fault({op: 'ShopName', mode: 'status', status: 500});
  placeOrder(stack.shop, {customer: GUEST});
  await expect.poll(mailText, PATIENCE).toContain('your order #1001 at Fusion Tiffin.');
});

it('the scheduler sends a mail once that the mail service did not accept, also long after the order last changed', async () => {
  const jobs = () => rowsOf(stack, "select last_error from private.jobs where kind = 'order-confirmation'");
  await stack.shop.fault({path: '/__outbox', mode: 'status', status: 503});
  placeOrder(stack.shop, {customer: GUEST, note: 'Happy Diwali!'});
  await expect.poll(jobs, PATIENCE).toEqual([{last_error: 'the mail service responded with 503'}]);
  expect(await rowsOf(stack, 'select from private.guest_links')).toEqual([]);
  await stack.shop.clearFaults();
  // The reconciliation reads no order that changed before its watermark.
  await rowsOf(stack, "select public.advance_order_watermark(now() + interval '1 day')");
  await rowsOf(stack, 'update private.jobs set run_after = now()');
  await Promise.all([runSchedule(stack), runSchedule(stack)]);
  await expect.poll(jobs, PATIENCE).toEqual([]);
  expect(await stack.shop.mails(GUEST.email)).toHaveLength(1);
  expect(await mailText()).toContain('Your gift note:\nHappy Diwali!');
  const [link] = /https?:\S+\/order\/guest\/\S+/.exec((await mailText()) ?? '') ?? [];
  expect((await fetch(link ?? '')).status).toBe(200);
});
