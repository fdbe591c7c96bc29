import {afterAll, beforeAll, beforeEach, describe, expect, it} from 'vitest';
import {SEED_PEOPLE} from '../../../local/seed/people';
import {signInTo, textOf} from '../../support/account';
import {idOfOrder, makeAdmin, recordOrders} from '../../support/orders';
import {readOrdersPage as readPage} from '../../support/orders-page';
import {SEED_WITH_PORTAL} from '../../support/portal';
import {redirectOf} from '../../support/redirect-of';
import {startStackWithBackend, type StackWithBackend} from '../../support/stack';
import {createVisitor, type Visitor} from '../../support/visitor';

const {ada, ben} = SEED_PEOPLE;

let stack: StackWithBackend;
beforeAll(async () => void (stack = await startStackWithBackend({}, {seed: SEED_WITH_PORTAL})));
beforeEach(() => stack.reset());
afterAll(() => stack.close());

const open = async (who: Visitor, path: string) => {
  const response = await who.get(path);
  return {response, text: textOf(await response.text())};
};

describe('the list of orders', () => {
  it.each(['/orders', '/secure-orders', '/orders?after=x'])(
    'leads signed-out visitors to the sign-in card and back: %s',
    async (path) => {
      const who = createVisitor(stack.origin);
      const {response} = await open(who, path);
      expect(redirectOf(response)).toEqual({status: 302, location: '/auth?returnTo=%2Forders'});
      const {text} = await open(who, '/auth?returnTo=%2Forders');
      expect(text).toContain('Authentication Required');
      expect(text).toContain('Please log in to view your orders');
    },
  );

  it.each(['/orders', '/secure-orders', '/orders.data', '/secure-orders.data'])(
    'is not cacheable: %s',
    async (path) => {
      const who = await signInTo(stack, ada);
      expect((await who.get(path)).headers.get('Cache-Control')).toContain('no-store');
    },
  );

  it('shows a message and a link to the products when empty', async () => {
    const {text} = await open(await signInTo(stack, ben), '/orders');
    for (const words of ['Your Orders', 'Track and manage your purchases', 'My Orders', 'Last updated', 'Shop Now'])
      expect(text).toContain(words);
    expect(text).toContain('No orders found. Your orders will appear here when you make a purchase.');
  });

  it('shows items, costs and status', async () => {
    await recordOrders(stack.backend, [
      {
        number: 1001,
        of: ada,
        discount_minor: 240,
        total_minor: 1857,
        discounts: [{code: 'WELCOME15', amount_minor: 240}],
        status_url: `${stack.shop.origin}/orders/1`,
      },
    ]);
    const who = await signInTo(stack, ada);
    const {response, text} = await open(who, '/secure-orders');
    expect(response.status).toBe(200);
    expect(text).toContain('You have 1 order ');
    for (const words of [
      'Order #1001',
      'Unfulfilled',
      '2 × Palak Paneer',
      '$15.98',
      'Discount (WELCOME15)',
      '−$2.40',
      '$18.57',
    ])
      expect(text).toContain(words);
    expect(text).toMatch(/November 20, 2026 at 10:00\sAM EST/);
    expect(text).toContain('View in Shopify');
    expect(text).toContain('View Details');
    expect(text).toContain('Your orders are stored safely and update in real time.');
  });

  it.each([
    ['alone', [], 'Subtotal $15.98 Discount −$2.40 Shipping $4.99 Total $18.57'],
    [
      'beside a code',
      [{code: 'WELCOME15', amount_minor: 140}],
      'Subtotal $15.98 Discount (WELCOME15) −$1.40 Discount −$1.00 Shipping $4.99 Total $18.57',
    ],
  ])('shows a discount without a code, %s', async (_where, discounts, words) => {
    await recordOrders(stack.backend, [{number: 1001, of: ada, discount_minor: 240, total_minor: 1857, discounts}]);
    expect((await open(await signInTo(stack, ada), '/orders')).text).toContain(words);
  });

  it.each([
    'javascript:alert(1)',
    'https://evil.example/orders/1',
    '//evil.example',
    'https://localhost:1@evil.example/',
  ])('never links to %s', async (status_url) => {
    await recordOrders(stack.backend, [{number: 1001, of: ada, status_url}]);
    const {text} = await open(await signInTo(stack, ada), '/orders');
    expect(text).toContain('Order #1001');
    expect(text).not.toContain('View in Shopify');
  });

  it('labels an order without a number by the end of its id, and one without a status as Processing', async () => {
    await recordOrders(stack.backend, [{number: 1001, of: ada, order_number: null, fulfillment_status: null}]);
    const id = await idOfOrder(stack.backend, 1001);
    const who = await signInTo(stack, ada);
    const {text} = await open(who, '/orders');
    expect(text).toContain(`Order #${id.slice(-8)}`);
    expect(text).toContain('Processing');
    const compact = await who.read('/profile');
    expect(compact).toContain(`Order #${id.slice(-8)} pending`);
    expect(await who.read(`/order/${id}`)).toContain('Order #N/A');
  });

  it('contains only the person’s own orders, for admins too', async () => {
    await recordOrders(stack.backend, [{number: 1001, of: ada}, {number: 1002, of: ben}, {number: 1003}]);
    const who = await signInTo(stack, ada);
    expect((await readPage(who, '/orders')).numbers).toEqual([1001]);
    await makeAdmin(stack.backend, who.owner);
    expect((await readPage(who, '/orders')).numbers).toEqual([1001]);
  });

  it('shows each of 130 orders once, forward and back', async () => {
    const atMinute = (minute: number) => new Date(Date.UTC(2026, 0, 1, 0, minute)).toISOString();
    // Every three orders have the same creation time.
    const numbers = Array.from({length: 130}, (_, index) => 2000 + index);
    await recordOrders(
      stack.backend,
      numbers.map((number, index) => ({number, of: ada, placedAt: atMinute(Math.floor(index / 3))})),
    );
    const who = await signInTo(stack, ada);
    expect((await open(who, '/orders')).text).toContain('You have 130 orders');
    const forwards: number[][] = [];
    let path: string | null = '/orders';
    let last = path;
    while (path) {
      const page = await readPage(who, path);
      forwards.push(page.numbers);
      [last, path] = [path, page.next];
    }
    expect(forwards.flat().toSorted((one, other) => one - other)).toEqual(numbers);
    const days = forwards.flat().map((number) => Math.floor((number - 2000) / 3));
    expect(days).toEqual(days.toSorted((one, other) => other - one));
    const beforeLast = await readPage(who, (await readPage(who, last)).previous ?? '');
    expect(beforeLast.numbers).toEqual(forwards.at(-2));
    const first = await readPage(
      who,
      (await readPage(who, (await readPage(who, '/orders')).next ?? '')).previous ?? '',
    );
    expect({numbers: first.numbers, previous: first.previous}).toEqual({numbers: forwards[0], previous: null});
  }, 60_000);

  it('shows the first page for an invalid cursor', async () => {
    await recordOrders(stack.backend, [{number: 1001, of: ada}]);
    const who = await signInTo(stack, ada);
    const nowhere = '2001-01-01T00:00:00Z_0f8b3c52-2f0c-4a51-9a3b-5d1f2c7e9a10';
    for (const query of [`after=${nowhere}`, `before=${nowhere}`, 'after=%00', 'after=1&after=2'])
      expect((await readPage(who, `/orders?${query}`)).numbers).toEqual([1001]);
  });

  it('says that the database does not accept who the person is', async () => {
    const who = await signInTo(stack, ada);
    await stack.backend.fault({path: '/rest/v1/listed_orders', mode: 'status', status: 401});
    const {response, text} = await open(who, '/orders');
    expect(response.status).toBe(503);
    expect(text).toContain('Something went wrong User not authenticated');
    await stack.restartStorefront();
  });

  it('returns 503 while the database is unavailable', async () => {
    const who = await signInTo(stack, ada);
    await stack.backend.fault({path: '/rest/*', mode: 'status', status: 503});
    const {response, text} = await open(who, '/orders');
    expect(response.status).toBe(503);
    for (const words of [
      'Something went wrong',
      'An error occurred while fetching your orders',
      'Try Again',
      'Open customer portal',
    ])
      expect(text).toContain(words);
    expect((await who.get('/cart')).status).toBe(200);
    await stack.restartStorefront();
  });
});
