import {afterAll, beforeAll, beforeEach, describe, expect, it} from 'vitest';
import {SEED_PEOPLE} from '../../../local/seed/people';
import {signInTo, textOf} from '../../support/account';
import {signInStaff} from '../../support/fulfillment';
import {placeOrder} from '../../support/place-order';
import {redirectOf} from '../../support/redirect-of';
import {countOf, rowsOf} from '../../support/send-webhook';
import {startStackWithBackend, type StackWithBackend} from '../../support/stack';

const PAGE = '/admin/orders/import';

let stack: StackWithBackend;
beforeAll(async () => void (stack = await startStackWithBackend()));
beforeEach(() => stack.reset());
afterAll(() => stack.close());

/** An order of Shopify whose webhooks were all lost. */
async function lostOrder(): Promise<string> {
  await fetch(`${stack.shop.origin}/__webhooks`, {method: 'POST', body: JSON.stringify({drop: 1})});
  return `#${placeOrder(stack.shop).orderNumber}`;
}

const countOrders = (name: string) => countOf(stack, `public.orders where order_number = '${name}'`);
const audits = () =>
  rowsOf<{target: string; outcome: string}>(
    stack,
    `select l.target, o.outcome::text from private.audit_log as l join private.audit_outcomes as o on o.audit_id = l.id
     where l.action = 'orders.import' order by l.id`,
  );

async function openForm(who: Awaited<ReturnType<typeof signInStaff>>) {
  const html = await (await who.get(PAGE)).text();
  const idempotencyKey = /name="idempotencyKey" value="([^"]+)"/.exec(html)?.[1] ?? '';
  return (number: string) => who.post(PAGE, {number, idempotencyKey});
}

describe('importing an order by its number', () => {
  it('records an order that never arrived, once, and opens it', async () => {
    const name = await lostOrder();
    const who = await signInStaff(stack);
    const search = await (await who.get(`/admin/orders?q=${encodeURIComponent(name)}`)).text();
    expect(search).toContain(`${PAGE}?number=${encodeURIComponent(name)}`);
    const send = await openForm(who);
    const responses = await Promise.all([send(name), send(name)]);
    expect(responses.map(redirectOf)).toContainEqual({status: 303, location: `/admin/orders/${name.slice(1)}`});
    expect(await countOrders(name)).toBe(1);
    expect((await audits()).filter(({outcome}) => outcome === 'done')).toEqual([
      {target: `order ${name}`, outcome: 'done'},
    ]);
    expect((await who.get(`/admin/orders/${name.slice(1)}`)).status).toBe(200);
  });

  it('says that Shopify has no such order, and keeps the number', async () => {
    const send = await openForm(await signInStaff(stack));
    const response = await send('#99999');
    const html = await response.text();
    expect(response.status).toBe(404);
    expect(textOf(html)).toContain('Failed to create order');
    expect(textOf(html)).toContain('Shopify has no order with this number.');
    expect(html).toContain('value="#99999"');
  });

  // A store may give its orders any names with a digit.
  it.each(['#0', '1; drop table orders', `#${'9'.repeat(40)}`])('finds no order named %o', async (name) => {
    const send = await openForm(await signInStaff(stack));
    expect((await send(name)).status).toBe(404);
  });

  it.each(['', 'twelve', 'gid://shopify/Order/1', `FT${'9'.repeat(63)}`, 'FT\u00011'])(
    'asks for an order number instead of %o',
    async (number) => {
      const send = await openForm(await signInStaff(stack));
      const response = await send(number);
      expect(response.status).toBe(400);
      expect(textOf(await response.text())).toContain('Please enter an order number');
      expect(await audits()).toEqual([]);
      const {requests} = await stack.shop.log();
      expect(requests.filter(({operation}) => operation === 'OrdersByNumber')).toEqual([]);
    },
  );

  it('changes nothing while Shopify is down, and works afterwards', async () => {
    const name = await lostOrder();
    const who = await signInStaff(stack);
    await stack.shop.fault({path: '/admin/api/*', mode: 'status', status: 503});
    const failed = await (await openForm(who))(name);
    expect(failed.status).toBe(502);
    expect(textOf(await failed.text())).toContain('Shopify does not respond.');
    expect(await countOrders(name)).toBe(0);
    await stack.shop.clearFaults();
    expect((await (await openForm(who))(name)).status).toBe(303);
    expect(await countOrders(name)).toBe(1);
  });

  it('is denied to customers before anything is asked of Shopify', async () => {
    const name = await lostOrder();
    const ada = await signInTo(stack, SEED_PEOPLE.ada);
    const response = await ada.post(PAGE, {number: name, idempotencyKey: crypto.randomUUID()});
    expect(response.status).not.toBe(200);
    expect(await countOrders(name)).toBe(0);
    const {requests} = await stack.shop.log();
    expect(requests.filter(({operation}) => operation === 'OrdersByNumber')).toEqual([]);
  });
});
