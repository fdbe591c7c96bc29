import {afterAll, beforeAll, beforeEach, describe, expect, it, vi} from 'vitest';
import {SEED_PEOPLE} from '../../../local/seed/people';
import {PATIENCE} from '../../support/account-mails';
import {signInTo, textOf} from '../../support/account';
import {recordOrders} from '../../support/orders';
import {runSchedule} from '../../support/run-schedule';
import {rowsOf} from '../../support/send-webhook';
import {startStackWithBackend, type StackWithBackend} from '../../support/stack';
import {createVisitor} from '../../support/visitor';

const {ada} = SEED_PEOPLE;
const SUBJECT = 'How was your dinner?';

let stack: StackWithBackend;
beforeAll(async () => void (stack = await startStackWithBackend()));
beforeEach(() => stack.reset());
afterAll(() => stack.close());

const mails = async () => (await stack.shop.mails(ada.email)).filter(({subject}) => subject === SUBJECT);

/** Records an order of Ada's that was delivered eight days ago. */
async function deliver(number: number): Promise<void> {
  const fulfillment = `gid://shopify/Fulfillment/${number}`;
  const created = new Date(Date.now() - 10 * 86_400_000).toISOString();
  await recordOrders(stack.backend, [
    {
      number,
      of: ada,
      email: ada.email,
      fulfillment_status: 'fulfilled',
      items: [
        {
          shopify_line_item_id: `gid://shopify/LineItem/${number}`,
          title: 'Palak Paneer',
          quantity: 1,
          price_minor: 799,
          product_id: 'gid://shopify/Product/8000000000002',
          variant_id: 'gid://shopify/ProductVariant/44000000000002',
        },
      ],
      fulfillments: [
        {shopify_fulfillment_id: fulfillment, status: 'success', created_at: created, updated_at: created},
      ],
    },
  ]);
  await rowsOf(
    stack,
    `insert into public.order_events (order_id, kind, subject, at)
     select id, 'delivered', '${fulfillment}', now() - interval '8 days' from public.orders where order_number = '#${number}'`,
  );
}

/** Lets the hourly job run, which the schedule starts once per isolate. */
async function runHourly(): Promise<void> {
  await stack.restartStorefront();
  await runSchedule(stack);
}

const askedOnce = () =>
  vi.waitFor(async () => {
    await runSchedule(stack);
    expect(await mails()).toHaveLength(1);
  }, PATIENCE);

describe('the mail that asks to rate an order', () => {
  it('comes once, with a link to the form of the dish and to the story of its lot', async () => {
    await signInTo(stack, ada);
    await deliver(1001);
    await rowsOf(
      stack,
      "insert into public.packed_lots (order_id, fulfillment_order_id, dish, lot) select id, '1', 'Palak Paneer', 'PPN-2620' from public.orders",
    );
    await runHourly();
    await askedOnce();
    await runHourly();
    await runSchedule(stack);
    const [mail] = await mails();
    expect(await mails()).toHaveLength(1);
    expect(mail?.links).toContain(`${stack.origin}/product/44000000000002/review`);
    expect(mail?.links).toContain(`${stack.origin}/lots/ppn-2620`);
  });

  it('comes later, once, when the mail service was down', async () => {
    await signInTo(stack, ada);
    await deliver(1001);
    await stack.shop.fault({path: '/__outbox', mode: 'status', status: 503});
    await runHourly();
    await vi.waitFor(async () => {
      await runSchedule(stack);
      expect(
        await rowsOf(stack, "select from private.jobs where kind = 'review-request' and last_error is not null"),
      ).toHaveLength(1);
    }, PATIENCE);
    await stack.shop.clearFaults();
    await rowsOf(stack, 'update private.jobs set run_after = now()');
    await askedOnce();
  });

  it('is stopped with one click, in the mail and in a mail program, and in the account', async () => {
    const who = await signInTo(stack, ada);
    await deliver(1001);
    await runHourly();
    await askedOnce();
    const [mail] = await mails();
    const link = mail?.links.find((each) => each.includes('/unsubscribe/reviews/')) ?? '';
    const path = new URL(link).pathname;
    const oneClick = await fetch(`${link}/one-click`, {
      method: 'POST',
      headers: {Origin: 'https://mail.example', 'Content-Type': 'application/x-www-form-urlencoded'},
      body: 'List-Unsubscribe=One-Click',
    });
    expect([oneClick.status, await oneClick.text()]).toEqual([200, 'You are unsubscribed']);
    const again = await createVisitor(stack.origin).post(path, {});
    expect(textOf(await again.text())).toContain('We stopped asking you before.');
    expect((await createVisitor(stack.origin).post(`/unsubscribe/reviews/${'x'.repeat(43)}`, {})).status).toBe(404);
    await deliver(1002);
    await runHourly();
    await runSchedule(stack);
    expect(await mails()).toHaveLength(1);
    expect(await who.read('/profile/privacy')).toContain('Off');
    await who.save('/profile/privacy?index', {intent: 'reviews-on'});
    expect(await who.read('/profile/privacy')).toContain('Once per order, a week after it arrived.');
  });
});
