import {afterAll, beforeAll, beforeEach, describe, expect, it} from 'vitest';
import {SEED_PEOPLE} from '../../../local/seed/people';
import {adminExecutor} from '../../../local/shop/admin/admin-endpoint';
import {signInTo} from '../../support/account';
import {placeOrder} from '../../support/place-order';
import {countOf, rowsOf} from '../../support/send-webhook';
import {staff} from '../../support/staff';
import {startStackWithBackend, type StackWithBackend} from '../../support/stack';

const GUEST = {email: 'guest@example.com'};
const LINK = /\/order\/guest\/([\w-]{43})$/;

/** In milliseconds; long enough for a busy machine. */
const PATIENCE = {timeout: 30_000};

let stack: StackWithBackend;
// Images are read once, and on a busy machine the schema takes longer to load than the storefront's timeout.
beforeAll(() => void adminExecutor());
beforeAll(async () => void (stack = await startStackWithBackend()));
beforeEach(() => stack.reset());
afterAll(() => stack.close());

const mailsTo = (to: string) => stack.shop.mails(to);
const pending = () => stack.shop.deliveries().filter(({state}) => state !== 'delivered');
const arrived = () => expect.poll(pending, PATIENCE).toEqual([]);

describe('a paid order', () => {
  it('is replicated with its payment, fulfillment orders and images', async () => {
    const {transactions} = placeOrder(stack.shop, {lines: [{catalogId: '1', quantity: 2}]});
    await arrived();
    const order =
      'select order_number, transaction_id, jsonb_array_length(fulfillment_orders) as parts from public.orders';
    expect(await rowsOf(stack, order)).toEqual([
      {order_number: '#1001', transaction_id: transactions[0]?.authorization, parts: 1},
    ]);
    const pictures = 'select count(image_url)::int as count from public.order_items';
    await expect.poll(() => rowsOf(stack, pictures), PATIENCE).toEqual([{count: 1}]);
  });

  it('sends a guest one mail with images and a secret link', async () => {
    placeOrder(stack.shop, {customer: GUEST});
    await arrived();
    await expect.poll(() => mailsTo(GUEST.email).then(({length}) => length), PATIENCE).toBe(1);
    await fetch(`${stack.shop.origin}/__webhooks/replay`, {method: 'POST'});
    const [mail, second] = await mailsTo(GUEST.email);
    expect(second).toBeUndefined();
    expect(mail?.html).toMatch(/<img src="[^"]*\/cdn\/shop\/files\//);
    const token = mail?.links.map((link) => LINK.exec(link)?.[1]).find(Boolean) ?? '';
    const links = await rowsOf(
      stack,
      "select token_hash, expires_at > now() + interval '59 days' as lasts from private.guest_links",
    );
    expect(links).toEqual([{token_hash: expect.stringMatching(/^[0-9a-f]{64}$/), lasts: true}]);
    expect(JSON.stringify(links)).not.toContain(token);
  });

  it('sends its signed-in owner one mail that links to the order', async () => {
    const who = await signInTo(stack, SEED_PEOPLE.ada);
    const order = placeOrder(stack.shop, {customer: SEED_PEOPLE.ada});
    await arrived();
    await expect.poll(() => mailsTo(SEED_PEOPLE.ada.email).then(({length}) => length), PATIENCE).toBe(1);
    await fetch(`${stack.shop.origin}/__webhooks/replay`, {method: 'POST'});
    const [mail, second] = await mailsTo(SEED_PEOPLE.ada.email);
    expect(second).toBeUndefined();
    const path = new URL(mail?.links.find((link) => /\/order\/\d+$/.test(link)) ?? '').pathname;
    expect(await who.read(path)).toContain(`Order #${order.orderNumber}`);
  });

  it('is stored even if the mail fails, and the guest link is deleted', async () => {
    await stack.shop.fault({path: '/__outbox', mode: 'status'});
    placeOrder(stack.shop, {customer: GUEST});
    await arrived();
    expect(await countOf(stack, 'public.orders')).toBe(1);
    await expect.poll(() => countOf(stack, 'private.guest_links'), PATIENCE).toBe(0);
  });
});

describe('a fulfillment by staff', () => {
  it('closes the fulfillment order it was packed from, and shows the one that opens when it is canceled', async () => {
    const order = placeOrder(stack.shop);
    const who = await signInTo(stack, SEED_PEOPLE.ada);
    const parts = () =>
      rowsOf(
        stack,
        `select part->>'status' as status
         from public.orders, jsonb_array_elements(fulfillment_orders) with ordinality as p (part, place) order by place`,
      );
    const page = () => who.read(`/order/${order.number}`);
    await expect.poll(parts, PATIENCE).toEqual([{status: 'open'}]);
    await staff(stack.shop).fulfill(order, {company: 'UPS', number: '1Z999AA10123456784'});
    await expect.poll(parts, PATIENCE).toEqual([{status: 'closed'}]);
    await expect.poll(page, PATIENCE).toContain('1Z999AA10123456784');
    await staff(stack.shop).callBack(order);
    await expect.poll(parts, PATIENCE).toEqual([{status: 'closed'}, {status: 'open'}]);
    await expect.poll(page, PATIENCE).toContain('Called back');
  });
});

describe('a deletion by staff', () => {
  it('is replicated: a canceled order, a deleted order, an erased customer', async () => {
    const [cancelled, deleted, erased] = [placeOrder(stack.shop), placeOrder(stack.shop), placeOrder(stack.shop)];
    await arrived();
    await staff(stack.shop).cancel(cancelled);
    await staff(stack.shop).remove(deleted);
    await arrived();
    const states = 'select order_number, status, deleted_at is not null as is_deleted from public.orders order by 1';
    expect(await rowsOf(stack, states)).toEqual([
      {order_number: '#1001', status: 'cancelled', is_deleted: false},
      {order_number: '#1002', status: 'open', is_deleted: true},
      {order_number: '#1003', status: 'open', is_deleted: false},
    ]);
    expect(erased.orderNumber).toBe(1003);
    const event = {topic: 'customers/redact', email: SEED_PEOPLE.ada.email};
    await fetch(`${stack.shop.origin}/__webhooks/tell`, {method: 'POST', body: JSON.stringify(event)});
    await arrived();
    const traces = `select count(*)::int as count from public.orders where shipping_address is not null`;
    expect(await rowsOf(stack, traces)).toEqual([{count: 0}]);
  });
});
