import {afterAll, beforeAll, beforeEach, describe, expect, it} from 'vitest';
import {SEED_PEOPLE} from '../../../local/seed/people';
import {signInTo, textOf} from '../../support/account';
import {guestLink} from '../../support/guest-link';
import {
  deleteOrder,
  idOfOrder,
  makeAdmin,
  orderGid,
  payByGiftCard,
  recordOrders,
  refundOrder,
} from '../../support/orders';
import {redirectOf} from '../../support/redirect-of';
import {startStackWithBackend, type StackWithBackend} from '../../support/stack';
import {createVisitor, type Visitor} from '../../support/visitor';

const {ada, ben} = SEED_PEOPLE;
const UNKNOWN = '0f8b3c52-2f0c-4a51-9a3b-5d1f2c7e9a10';
const UPS = '1Z999AA10123456784';

let stack: StackWithBackend;
beforeAll(async () => void (stack = await startStackWithBackend()));
beforeEach(() => stack.reset());
afterAll(() => stack.close());

const statusOf = async (who: Visitor, path: string) => (await who.get(path)).status;

describe('the order page', () => {
  it('shows all details', async () => {
    await recordOrders(stack.backend, [
      {
        number: 1001,
        of: ada,
        fulfillment_status: 'fulfilled',
        discount_minor: 100,
        total_minor: 1997,
        fulfillments: [
          {
            shopify_fulfillment_id: 'gid://shopify/Fulfillment/1',
            status: 'success',
            shipment_status: 'in_transit',
            tracking: [{company: 'UPS', number: UPS, url: 'javascript:alert(1)'}],
            created_at: '2026-11-21T15:00:00Z',
            updated_at: '2026-11-21T15:00:00Z',
          },
        ],
      },
    ]);
    const who = await signInTo(stack, ada);
    const id = await idOfOrder(stack.backend, 1001);
    const html = await (await who.get(`/order/${id}`)).text();
    const text = textOf(html);
    for (const words of [
      'Order #1001',
      'Placed on November 20, 2026',
      'Order Items',
      'Palak Paneer',
      '2 × $7.99',
      '$15.98',
      'Shipping Information',
      'Ada Byron',
      '12 Pearl Street',
      'Brooklyn, NY 11201',
      '+17185550100',
      'Order Summary',
      'Discount −$1.00',
      'Shipping $4.99',
      'Tax $0.00',
      'Total $19.97',
      'Order Status & Fulfillment',
      'Fulfilled',
      'Parcel · On the way',
      UPS,
      'What happened when',
      'Order placed',
      'A parcel is packed',
      'Buy it again',
      'Hide from my orders',
    ])
      expect(text).toContain(words);
    expect(html).toContain(`https://www.ups.com/track?tracknum=${UPS}`);
    expect(html).not.toContain('javascript:alert');
    expect(text).toMatch(
      /Placed Nov 20, 2026, 10:00\sAM EST Packed Nov 21, 2026, 10:00\sAM EST On the way Nov 21, 2026/,
    );
    expect(text).toContain('Delivered Still to come');
    for (const words of ['in transit', 'success', 'Fulfillment order']) expect(text).not.toContain(words);
    expect(text).not.toContain('Transaction ID');
    expect(text).not.toContain('Default Title');
  });

  it('shows what a gift card paid, also by a guest’s link', async () => {
    await recordOrders(stack.backend, [{number: 1001, of: ada}]);
    await payByGiftCard(stack.backend, 1001, 'ab42');
    const who = await signInTo(stack, ada);
    const guest = `/order/guest/${await guestLink(stack.backend, 1001)}`;
    const own = await who.get(`/order/${await idOfOrder(stack.backend, 1001)}`);
    for (const page of [own, await createVisitor(stack.origin).get(guest)]) {
      expect(textOf(await page.text())).toContain('Paid by gift card •••• AB42 $5.00');
    }
  });

  it('shows the refunds of a canceled order, or that there was none', async () => {
    const canceled = {of: ada, cancelled_at: '2026-11-21T15:00:00Z', fulfillment_status: 'cancelled'};
    await recordOrders(stack.backend, [
      {...canceled, number: 1001, financial_status: 'refunded'},
      {...canceled, number: 1002, financial_status: 'voided'},
    ]);
    await refundOrder(stack.backend, 1001, {amount_minor: 2097, at: '2026-11-21T16:30:00Z'});
    const who = await signInTo(stack, ada);
    const refunded = /\$20\.97 was refunded on Nov 21, 2026, 11:30\sAM EST/;
    for (const path of ['/order/1001', '/orders', '/profile/orders']) expect(await who.read(path)).toMatch(refunded);
    const text = await who.read('/order/1001');
    expect(text).toMatch(/Placed Nov 20, 2026, 10:00\sAM EST Canceled Nov 21, 2026, 10:00\sAM EST/);
    expect(text).not.toContain('Still to come');
    expect(await who.read('/order/1002')).toContain('You were not charged.');
  });

  it('is found by its id, Shopify’s id and its number', async () => {
    await recordOrders(stack.backend, [{number: 5501, order_number: '#1001', of: ada}]);
    const who = await signInTo(stack, ada);
    const id = await idOfOrder(stack.backend, 5501);
    for (const name of [id, id.toUpperCase(), '5501', encodeURIComponent(orderGid(5501)), '1001', '%231001'])
      expect({name, status: await statusOf(who, `/order/${name}`)}).toEqual({name, status: 200});
  });

  it('is found by its number for staff, and Shopify’s id takes precedence over a number with the same digits', async () => {
    await recordOrders(stack.backend, [
      {number: 1002, order_number: '#1001', of: ada},
      {number: 5501, order_number: '#1002', of: ada},
    ]);
    const staff = await signInTo(stack, ben);
    expect(await statusOf(staff, '/order/1001')).toBe(404);
    await makeAdmin(stack.backend, staff.owner);
    expect(await staff.read('/order/1001')).toContain('Order #1001');
    expect(await staff.read('/order/1002')).toContain('Order #1001');
  });

  it('returns 404 for other people and for invalid ids', async () => {
    await recordOrders(stack.backend, [{number: 1001, of: ada}, {number: 1002}]);
    const who = await signInTo(stack, ben);
    const foreign = await idOfOrder(stack.backend, 1001);
    const names = [foreign, UNKNOWN, '1001', '1002', '99999', encodeURIComponent(orderGid(1001))];
    const wrong = [
      'x',
      '0',
      '-1',
      '1e9',
      `${foreign}x`,
      '%27%20or%201=1',
      encodeURIComponent('gid://shopify/Customer/1'),
    ];
    const pages = new Set<string>();
    for (const name of [...names, ...wrong]) {
      const response = await who.get(`/order/${name}`);
      expect({name, status: response.status}).toEqual({name, status: 404});
      pages.add(/<h1[^>]*>([^<]+)<\/h1>/.exec(await response.text())?.[1] ?? '');
    }
    expect([...pages]).toEqual(['Order not found']);
  });

  it('returns 404 for its owner and for staff once Shopify has deleted it', async () => {
    await recordOrders(stack.backend, [{number: 1001, of: ada}]);
    const id = await idOfOrder(stack.backend, 1001);
    const [owner, admin] = [await signInTo(stack, ada), await signInTo(stack, ben)];
    await makeAdmin(stack.backend, admin.owner);
    for (const who of [owner, admin]) expect(await statusOf(who, `/order/${id}`)).toBe(200);
    await deleteOrder(stack.backend, 1001);
    for (const who of [owner, admin])
      for (const name of [id, '1001']) {
        const response = await who.get(`/order/${name}`);
        expect(response.status).toBe(404);
        expect(textOf(await response.text())).toContain('Order not found');
      }
    expect(await owner.read('/orders')).not.toContain('#1001');
  });

  it('leads signed-out visitors to the sign-in card and back', async () => {
    const response = await createVisitor(stack.origin).get(`/order/${UNKNOWN}`);
    expect(redirectOf(response)).toEqual({status: 302, location: `/auth?returnTo=%2Forder%2F${UNKNOWN}`});
    const asked = await createVisitor(stack.origin).get(`/order/${UNKNOWN}.data`);
    expect(await asked.text()).toContain(`/auth?returnTo=%2Forder%2F${UNKNOWN}"`);
  });

  it('is shown to staff without the buy again button', async () => {
    await recordOrders(stack.backend, [{number: 1001, of: ada}]);
    const who = await signInTo(stack, ben);
    await makeAdmin(stack.backend, who.owner);
    const text = await who.read('/order/1001');
    expect(text).toContain('12 Pearl Street');
    expect(text).not.toContain('Buy it again');
    await stack.backend.database.connected(({script}) => script('delete from public.user_roles'));
    expect(await statusOf(who, '/order/1001')).toBe(404);
  });

  it('returns 503 while the database is unavailable', async () => {
    const who = await signInTo(stack, ada);
    await stack.backend.fault({path: '/rest/v1/orders*', mode: 'status', status: 503});
    const response = await who.get('/order/1001');
    expect(response.status).toBe(503);
    const text = textOf(await response.text());
    expect(text).toContain('Failed to load order details');
    expect(text).not.toContain('customer portal');
    await stack.restartStorefront();
  });

  it('escapes markup in the order’s texts', async () => {
    const title = '</script><script>alert(1)</script>';
    const items = [
      {shopify_line_item_id: '1', title, quantity: 1, price_minor: 1, image_url: 'https://evil.example/x.png'},
    ];
    await recordOrders(stack.backend, [{number: 1001, of: ada, items}]);
    const html = await (await (await signInTo(stack, ada)).get('/order/1001')).text();
    expect(html).toContain('&lt;/script&gt;&lt;script&gt;alert(1)');
    expect(html).not.toContain('<script>alert');
    expect(html).not.toContain('evil.example');
  });
});
