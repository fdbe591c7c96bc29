import {afterAll, beforeAll, beforeEach, describe, expect, it, vi} from 'vitest';
import {SEED_PEOPLE} from '../../../local/seed/people';
import {signInTo, textOf} from '../../support/account';
import {countRequests, receivedOrder, signInStaff} from '../../support/fulfillment';
import {countOf, rowsOf} from '../../support/send-webhook';
import {staff as shopStaff} from '../../support/staff';
import {startStackWithBackend, type StackWithBackend} from '../../support/stack';

const PATIENCE = {timeout: 20_000};

let stack: StackWithBackend;
beforeAll(async () => void (stack = await startStackWithBackend()));
beforeEach(() => stack.reset());
afterAll(() => stack.close());

/** A paid order of two packs as a member of staff finds it in the desk. */
async function deskOrder() {
  const {record, number} = await receivedOrder(stack, 2);
  const who = await signInStaff(stack);
  const path = `/admin/orders/${number}`;
  return {who, record, number, path, read: async () => textOf(await (await who.get(path)).text())};
}

type DeskOrder = Awaited<ReturnType<typeof deskOrder>>;

const valueOf = (html: string, name: string) => new RegExp(`name="${name}"[^>]* value="([^"]*)"`).exec(html)?.[1] ?? '';

const audits = (action: string) =>
  rowsOf<{details: object; outcome: string | null}>(
    stack,
    `select l.details, o.outcome::text from private.audit_log as l left join private.audit_outcomes as o on o.audit_id = l.id
     where l.action = '${action}' order by l.id`,
  );

describe('the page of an order', () => {
  it('shows who ordered, what was paid, each SKU, and the way to Shopify’s admin', async () => {
    const {who, path, record} = await deskOrder();
    const html = await (await who.get(path)).text();
    const text = textOf(html);
    expect(text).toMatch(/Customer Ada Byron ada@\S+.*\d+ orders?/);
    expect(html).toMatch(/href="\/admin\/customers\/\d+"/);
    expect(html).toContain(`href="${stack.shop.origin}/admin/orders/${record.number}"`);
    expect(text).toMatch(/Payment Captured \$\d/);
    expect(text).not.toMatch(/Payment[^.]*Refunded/);
    expect(text).not.toContain(' Paid ');
    expect(text).toMatch(/SKU \S/);
  });

  it('stays usable while Shopify does not answer', async () => {
    const {who, path} = await deskOrder();
    await stack.shop.fault({op: 'StaffOrderDetails', mode: 'status', status: 500});
    const response = await who.get(path);
    expect(response.status).toBe(200);
    expect(textOf(await response.text())).toContain('Payment and customer are unknown at the moment');
    await stack.restartStorefront();
  });

  it('says what was refunded and why after a part of a sent pack was paid back, to staff and to the customer', async () => {
    const {who, path, record, number, read} = await deskOrder();
    await shopStaff(stack.shop).fulfill(record, {company: 'UPS', number: '1Z999AA10123456784'});
    const choice = {[`line-${record.lines[0]?.number}`]: '1'};
    const query = `/refund?${new URLSearchParams(choice).toString()}`;
    const html = await (await who.get(path + query)).text();
    const names = ['idempotencyKey', 'seenRefunds', 'suggested', `refundable-${record.lines[0]?.number}`];
    const fields = Object.fromEntries(names.map((name) => [name, valueOf(html, name)]));
    const refund = {...choice, ...fields, amount: '5.00', reason: 'One pouch had leaked'};
    const long = await who.post(path + query, {...refund, reason: 'x'.repeat(256)});
    expect([long.status, textOf(await long.text())]).toEqual([400, expect.stringContaining('at most 255 characters')]);
    expect((await who.post(path + query, refund)).status).toBe(303);
    expect(record.refunds).toMatchObject([{note: 'One pouch had leaked'}]);
    await vi.waitFor(
      async () => expect(await countOf(stack, 'public.order_items where removed_quantity = 1')).toBe(1),
      PATIENCE,
    );
    const page = await read();
    expect(page).toMatch(/Refunded −\$5\.00 Remaining \$\d+\.\d\d Refunded \$5\.00 · .{3,40} One pouch had leaked/);
    expect(page).toMatch(/Total \$\d+\.\d\d Refunded −\$5\.00 Total after refunds \$\d+\.\d\d/);
    expect(page).toContain('Partly Refunded');
    expect(page).not.toMatch(/Adjustments|1 removed/);
    expect(page).toContain('Items refunded: Chicken Tikka Masala from 2 to 1');
    const ada = await signInTo(stack, SEED_PEOPLE.ada);
    const own = await ada.read(`/order/${number}`);
    expect(own).toMatch(/Refunded −\$5\.00 Total after refunds/);
    expect(own).toContain('1 refunded');
    expect(own).not.toMatch(/Adjustments|1 removed|leaked/);
    expect(await ada.read('/orders')).toMatch(/Refunded −\$5\.00/);
  });
});

describe('the tags of an order', () => {
  const tag = async ({who, path}: DeskOrder, intent: string, orderTag: string) => {
    const html = await (await who.get(path)).text();
    return {intent, orderTag, idempotencyKey: valueOf(html, 'idempotencyKey')};
  };

  it('are added and removed once, and the audit log does not name them', async () => {
    const order = await deskOrder();
    const added = await tag(order, 'add-order-tag', ' Call Bo ');
    await stack.shop.fault({op: 'StaffOrderTag', mode: 'dropAfterExecute', times: 1});
    const responses = await Promise.all([order.who.post(order.path, added), order.who.post(order.path, added)]);
    expect(responses.map(({status}) => status).sort()).toContain(303);
    expect(order.record.tags).toEqual(['Call Bo']);
    expect(await countRequests(stack, 'StaffOrderTag')).toBe(1);
    expect(await (await order.who.get(order.path)).text()).toContain('aria-label="Remove the tag Call Bo"');
    const removed = await order.who.post(order.path, await tag(order, 'remove-order-tag', 'Call Bo'));
    expect(removed.status).toBe(303);
    expect(order.record.tags).toEqual([]);
    expect(JSON.stringify(await audits('order.tag'))).not.toContain('Bo');
    await stack.restartStorefront();
  });

  it.each([
    ['', 'Enter a tag'],
    ['gift, vip', 'Enter one tag, without a comma'],
    ['x'.repeat(41), 'A tag has at most 40 characters'],
  ])('are not added as %j', async (text, message) => {
    const order = await deskOrder();
    const response = await order.who.post(order.path, await tag(order, 'add-order-tag', text));
    expect([response.status, textOf(await response.text())]).toEqual([400, expect.stringContaining(message)]);
    expect(order.record.tags ?? []).toEqual([]);
  });

  it('stay as they are while Shopify is down', async () => {
    const order = await deskOrder();
    const fields = await tag(order, 'add-order-tag', 'vip');
    await stack.shop.fault({op: 'StaffOrderTags', mode: 'status', status: 500});
    const response = await order.who.post(order.path, fields);
    const html = await response.text();
    expect([response.status, textOf(html)]).toEqual([502, expect.stringContaining('The tag was not changed')]);
    expect(html).toContain('value="vip"');
    await stack.restartStorefront();
  });
});
