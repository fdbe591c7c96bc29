import {afterAll, beforeAll, beforeEach, expect, it} from 'vitest';
import {SEED_WITHOUT_ORDERS, startLocalShop, type LocalShop} from '../../tests/support/local-shop';
import {placeOrder} from '../../tests/support/place-order';
import {staff, tellOfEdit} from '../../tests/support/staff';

const GUEST = {email: 'guest@example.com'};
const UPS = {company: 'UPS', number: '1Z999AA10123456784'};

let shop: LocalShop;
beforeAll(async () => void (shop = await startLocalShop({seed: SEED_WITHOUT_ORDERS})));
beforeEach(() => shop.reset());
afterAll(() => shop.close());

const ordered = () => placeOrder(shop, {customer: GUEST});
const subjects = async () => (await shop.mails(GUEST.email)).map(({subject}) => subject).reverse();

it('mails about a parcel if the app asks for it, and what Shopify learns of its way', async () => {
  const order = ordered();
  await staff(shop).fulfill(order, UPS, true);
  for (const status of ['IN_TRANSIT', 'DELAYED', 'OUT_FOR_DELIVERY', 'ATTEMPTED_DELIVERY', 'DELIVERED'] as const)
    await staff(shop).moveOn(order, status);
  expect(await subjects()).toEqual([
    'A shipment from order #1001 is on the way',
    'A shipment from order #1001 is out for delivery',
    'A shipment from order #1001 has been delivered',
  ]);
  expect((await shop.mails(GUEST.email))[0]?.text).toContain(`UPS: ${UPS.number}`);
});

it('mails nothing about a parcel that it cannot follow, and nothing that the app does not ask for', async () => {
  const order = ordered();
  await staff(shop).sendSome(order, 1);
  await staff(shop).moveOn(order, 'DELIVERED');
  expect(await subjects()).toEqual([]);
});

it('mails a refund and a cancellation with what comes back, if the app asks for it', async () => {
  const [told, untold] = [ordered(), ordered()];
  await staff(shop).refund(told, '2.00', true);
  await staff(shop).cancel(told, true);
  await staff(shop).refund(untold, '2.00');
  await staff(shop).cancel(untold);
  expect(await subjects()).toEqual(['Refund for order #1001', 'Order #1001 has been canceled']);
  expect((await shop.mails(GUEST.email))[1]?.text).toContain('Refund: $2.00');
});

it('mails an edit if staff ask for it, and reports it either way', async () => {
  const order = ordered();
  await tellOfEdit(shop, order);
  await tellOfEdit(shop, order, true);
  expect(await subjects()).toEqual(['Order #1001 has been edited']);
  const edits = shop.shop.state.data.webhooks.deliveries.filter(({topic}) => topic === 'orders/edited');
  expect(edits.map(({body}) => (JSON.parse(body) as {order_edit: object}).order_edit)).toEqual([
    expect.objectContaining({notify_customer: false, order_id: order.number}),
    expect.objectContaining({notify_customer: true, order_id: order.number}),
  ]);
  await expect(tellOfEdit(shop, {...order, orderNumber: 9999})).rejects.toThrow('the shop refuses');
});
