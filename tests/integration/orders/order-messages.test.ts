import {afterAll, beforeAll, beforeEach, describe, expect, it, vi} from 'vitest';
import {adminExecutor} from '../../../local/shop/admin/admin-endpoint';
import {SEED_PEOPLE} from '../../../local/seed/people';
import type {OrderRecord} from '../../../local/shop/state';
import {signInTo} from '../../support/account';
import {SEED_WITHOUT_ORDERS} from '../../support/local-shop';
import {placeOrder} from '../../support/place-order';
import {runSchedule} from '../../support/run-schedule';
import {rowsOf} from '../../support/send-webhook';
import {staff, tellOfEdit} from '../../support/staff';
import {startStackWithBackend, type StackWithBackend} from '../../support/stack';
import {createVisitor} from '../../support/visitor';

const GUEST = {email: 'guest@example.com'};
const UPS = {company: 'UPS', number: '1Z999AA10123456784'};

/** In milliseconds; long enough for a busy machine. */
const PATIENCE = {timeout: 30_000};

/** The reconciliation dates what it reads by the clock of the database: an order of the seed's date would be old news. */
const clock = () => new Date();

let stack: StackWithBackend;

// On a busy machine the schema takes longer to load than the storefront's timeout.
beforeAll(() => void adminExecutor());
beforeAll(async () => void (stack = await startStackWithBackend({}, {seed: SEED_WITHOUT_ORDERS, clock})));
beforeEach(() => stack.reset());
afterAll(() => stack.close());

const subjects = async (to: string = GUEST.email) => (await stack.shop.mails(to)).map(({subject}) => subject).reverse();
const jobs = () => rowsOf(stack, "select from private.jobs where kind in ('order-message', 'order-confirmation')");
const history = () => rowsOf<{kind: string}>(stack, 'select kind from public.order_events');

/** Waits until the database has an event of the order, and then runs the schedule until no mail waits. */
async function tellOf(kind: string): Promise<void> {
  await vi.waitFor(async () => expect((await history()).map((row) => row.kind)).toContain(kind), PATIENCE);
  await sendAll();
}

const sendAll = () =>
  vi.waitFor(async () => {
    await rowsOf(stack, "update private.jobs set run_after = now() where kind = 'order-message'");
    await runSchedule(stack);
    expect(await jobs()).toEqual([]);
  }, PATIENCE);

/** Places an order and waits for its confirmation. */
async function ordered(customer: {readonly email: string; readonly number?: number} = GUEST): Promise<OrderRecord> {
  const order = placeOrder(stack.shop, {customer});
  await expect.poll(() => subjects(customer.email), PATIENCE).toEqual(['Your order #1001']);
  return order;
}

async function packed(customer?: Parameters<typeof ordered>[0]): Promise<OrderRecord> {
  const order = await ordered(customer);
  await staff(stack.shop).fulfill(order, UPS, true);
  return order;
}

/** The table of docs/messages.md, event by event. */
describe('each event of an order', () => {
  it('is mailed by one side, once, in order, from the kitchen to the door', async () => {
    const order = await packed();
    const {moveOn} = staff(stack.shop);
    for (const [status, event] of [
      ['IN_TRANSIT', 'in_transit'],
      ['DELAYED', 'delayed'],
      ['OUT_FOR_DELIVERY', 'out_for_delivery'],
      ['ATTEMPTED_DELIVERY', 'attempted_delivery'],
      ['DELIVERED', 'delivered'],
    ] as const) {
      await moveOn(order, status);
      await tellOf(event);
    }
    expect(await subjects()).toEqual([
      'Your order #1001',
      'A shipment from order #1001 is on the way',
      'A parcel of your order #1001 is delayed',
      'A shipment from order #1001 is out for delivery',
      'The carrier could not hand over your order #1001',
      'A shipment from order #1001 has been delivered',
    ]);
  });

  it('is mailed by Shopify if it is canceled or refunded, and not twice', async () => {
    const refunded = await ordered();
    await staff(stack.shop).refund(refunded, '2.00', true);
    await tellOf('refunded');
    await staff(stack.shop).cancel(refunded, true);
    await tellOf('cancelled');
    expect(await subjects()).toEqual(['Your order #1001', 'Refund for order #1001', 'Order #1001 has been canceled']);
  });

  it('is mailed by this storefront after an edit, unless Shopify mails it', async () => {
    const order = await ordered();
    await tellOfEdit(stack.shop, order, false, -1);
    await tellOf('edited');
    expect((await stack.shop.mails(GUEST.email))[0]?.text).toContain('Removed:\n1 × Chicken Tikka Masala');
    await tellOfEdit(stack.shop, order, true);
    await vi.waitFor(async () => {
      const edits = await rowsOf(stack, "select from public.order_events where kind = 'edited'");
      expect(edits).toHaveLength(2);
    }, PATIENCE);
    await sendAll();
    expect(await subjects()).toEqual([
      'Your order #1001',
      'Your order #1001 was changed',
      'Order #1001 has been edited',
    ]);
  });

  it('is mailed if it could not be delivered, with the way to write to us', async () => {
    const order = await packed();
    await staff(stack.shop).moveOn(order, 'FAILURE');
    await tellOf('not_delivered');
    const [mail] = await stack.shop.mails(GUEST.email);
    expect(mail?.subject).toBe('Your order #1001 could not be delivered');
    expect(mail?.links).toContain(`${stack.origin}/contact?order=%231001&topic=order`);
    expect(mail?.text).toContain('12 Pearl Street');
  });

  it('is told in the account, too', async () => {
    const order = await packed(SEED_PEOPLE.ada);
    const who = await signInTo(stack, SEED_PEOPLE.ada);
    await staff(stack.shop).moveOn(order, 'DELAYED');
    await tellOf('delayed');
    await staff(stack.shop).moveOn(order, 'DELIVERED');
    await staff(stack.shop).refund(order, '2.00');
    await tellOf('refunded');
    const text = await who.read('/notifications');
    expect(text).toContain('Order #1001 arrives later: its carrier reports a delay.');
    expect(text).toContain('Order #1001 was delivered.');
    expect(text).toContain('We refunded $2.00 of order #1001.');
  });

  it('is confirmed by Shopify alone if the setting says so', async () => {
    const other = await startStackWithBackend({}, {seed: SEED_WITHOUT_ORDERS, clock, orderConfirmation: 'shop'});
    try {
      placeOrder(other.shop, {customer: GUEST});
      await vi.waitFor(async () => expect(await rowsOf(other, 'select from public.orders')).toHaveLength(1), PATIENCE);
      await runSchedule(other);
      expect(await rowsOf(other, 'select from private.jobs')).toEqual([]);
      expect((await other.shop.mails(GUEST.email)).map(({subject}) => subject)).toEqual(['Order #1001 confirmed']);
    } finally {
      await other.close();
    }
  });
});

it('a mail service that is down for a day loses nothing, repeats nothing and skips what became untrue', async () => {
  const order = await packed();
  const {moveOn} = staff(stack.shop);
  await moveOn(order, 'IN_TRANSIT');
  await vi.waitFor(async () => expect((await history()).map((row) => row.kind)).toContain('in_transit'), PATIENCE);
  await stack.shop.fault({path: '/__outbox', mode: 'status', status: 503});
  const failedJobs = () =>
    rowsOf(stack, "select from private.jobs where kind = 'order-message' and last_error like '%responded with 503'");
  await moveOn(order, 'DELAYED');
  await vi.waitFor(async () => {
    await runSchedule(stack);
    expect(await failedJobs()).toHaveLength(1);
  }, PATIENCE);
  await moveOn(order, 'ATTEMPTED_DELIVERY');
  await vi.waitFor(
    async () => expect((await history()).map((row) => row.kind)).toContain('attempted_delivery'),
    PATIENCE,
  );
  await stack.shop.clearFaults();
  await Promise.all([sendAll(), sendAll()]);
  expect((await subjects()).slice(2)).toEqual(['The carrier could not hand over your order #1001']);
  expect(await rowsOf(stack, 'select kind, outcome from private.order_messages order by created_at')).toEqual([
    {kind: 'delayed', outcome: 'stale'},
    {kind: 'attempted_delivery', outcome: 'sent'},
  ]);
});

describe('who declines mails about delays', () => {
  const linkOf = async (to: string, pattern: RegExp) =>
    new URL((await stack.shop.mails(to))[0]?.links.find((link) => pattern.test(link)) ?? 'about:blank').pathname;

  it('does so with one click in the mail program, and still gets what matters', async () => {
    const order = await packed();
    await staff(stack.shop).moveOn(order, 'DELAYED');
    await tellOf('delayed');
    const [mail] = await stack.shop.mails(GUEST.email);
    expect(mail?.headers?.['List-Unsubscribe-Post']).toBe('List-Unsubscribe=One-Click');
    const oneClick = /^<(.+)>$/.exec(mail?.headers?.['List-Unsubscribe'] ?? '')?.[1] ?? '';
    const body = new URLSearchParams({'List-Unsubscribe': 'One-Click'});
    const headers = {'Sec-Fetch-Site': 'cross-site'};
    expect((await fetch(oneClick, {method: 'POST', body, headers})).status).toBe(200);
    await staff(stack.shop).moveOn(order, 'ATTEMPTED_DELIVERY');
    await tellOf('attempted_delivery');
    await staff(stack.shop).moveOn(order, 'FAILURE');
    await tellOf('not_delivered');
    expect((await subjects()).slice(3)).toEqual(['Your order #1001 could not be delivered']);
    const [last] = await stack.shop.mails(GUEST.email);
    expect(last?.headers?.['List-Unsubscribe']).toBeUndefined();
  });

  it('sees it in the account, and can turn the mails on again', async () => {
    const order = await packed(SEED_PEOPLE.ada);
    const who = await signInTo(stack, SEED_PEOPLE.ada);
    await staff(stack.shop).moveOn(order, 'DELAYED');
    await tellOf('delayed');
    const visitor = createVisitor(stack.origin);
    const stop = await linkOf(SEED_PEOPLE.ada.email, /unsubscribe/);
    const opened = await visitor.get(stop);
    expect(opened.headers.get('Cache-Control')).toBe('private, no-store');
    expect(await opened.text()).toContain('Stop emails about delays and delivery attempts.');
    const isWanted = () =>
      rowsOf(
        stack,
        `select wants_parcel_mails as is_wanted from public.profiles join private.customer_links using (user_id)
         where shopify_customer_id = 'gid://shopify/Customer/${SEED_PEOPLE.ada.number}'`,
      );
    expect(await isWanted()).toEqual([{is_wanted: true}]);
    expect(await (await visitor.post(stop, {})).text()).toContain('You are unsubscribed');
    expect(await isWanted()).toEqual([{is_wanted: false}]);
    expect(await who.read('/profile/privacy')).toContain('In your account only.');
    expect((await who.save('/profile/privacy?index', {intent: 'parcels-on'})).status).toBe(303);
    expect(await isWanted()).toEqual([{is_wanted: true}]);
    expect(await rowsOf(stack, 'select from private.parcel_mail_stops')).toEqual([]);
  });

  it('is told so by a forged link, and by one that cannot be followed now', async () => {
    const visitor = createVisitor(stack.origin);
    const forged = await visitor.post(`/unsubscribe/orders/${'x'.repeat(43)}`, {});
    expect(forged.status).toBe(404);
    expect(await forged.text()).toContain('This link does not work');
    await stack.backend.fault({path: '/rest/v1/*', mode: 'status', status: 503});
    const failed = await visitor.post(`/unsubscribe/orders/${'x'.repeat(43)}`, {});
    expect(failed.status).toBe(503);
    expect(await failed.text()).toContain('That did not work');
  });
});
