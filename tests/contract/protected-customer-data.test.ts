import {afterAll, beforeAll, beforeEach, expect, it, vi} from 'vitest';
import {findOrderOwners} from '~/orders/sync/admin/find-order-owners.server';
import {findOrderSnapshot} from '~/orders/sync/admin/find-order-snapshot.server';
import {CustomersSchema, CustomerSchema, CustomerAddressesSchema} from '~/admin/customers/customer-schemas';
import {
  STAFF_CUSTOMER_ADDRESSES_QUERY,
  STAFF_CUSTOMER_QUERY,
  STAFF_CUSTOMERS_QUERY,
} from '~/admin/customers/customers.admin.gql';
import {OrderPayloadSchema} from '~/orders/sync/webhooks/order-payload';
import {parseExactJson} from '~/orders/sync/webhooks/parse-exact-json';
import {parseConfig} from '~/platform/env.server';
import {createAdmin} from '~/platform/shopify/admin.server';
import {adminExecutor} from '../../local/shop/admin/admin-endpoint';
import {LOCAL_CREDENTIALS} from '../../local/shop/local-credentials';
import {startLocalShop, type LocalShop} from '../support/local-shop';
import {orderGid} from '../support/orders';
import {placeOrder} from '../support/place-order';

let shop: LocalShop;
// On a busy machine the schema takes longer to load than the storefront's timeout.
beforeAll(() => void adminExecutor());
beforeAll(async () => void (shop = await startLocalShop({profile: 'strict'})));
beforeEach(() => shop.reset());
afterAll(() => shop.close());
// Each denied field is logged once.
beforeEach(() => void vi.spyOn(console, 'warn').mockReturnValue());

function adminOf({settings}: LocalShop) {
  const admin = createAdmin({
    ...parseConfig(settings),
    PRIVATE_ADMIN_API_TOKEN: undefined,
    SHOPIFY_ADMIN_CLIENT_ID: LOCAL_CREDENTIALS.adminClientId,
    SHOPIFY_ADMIN_CLIENT_SECRET: LOCAL_CREDENTIALS.webhookSecrets[0],
  });
  if (!admin) throw new Error('the local shop lets staff in');
  return admin;
}

it('reads an order without personal data if the store denies access to it', async () => {
  const order = placeOrder(shop, {lines: [{catalogId: '1', quantity: 2}]});
  const admin = adminOf(shop);
  const reading = await findOrderSnapshot(admin, orderGid(order.number));
  const body = shop.deliveries('orders/create')[0]?.body ?? '';
  const told = OrderPayloadSchema.parse(parseExactJson(body));
  expect(reading?.order).toMatchObject({total_minor: order.totalMinor, email: null, shipping_address: null});
  expect({...told, risk: 'accept', items: []}).toEqual({...reading?.order, items: []});
  expect(await findOrderOwners(admin, [orderGid(order.number)])).toEqual([
    expect.objectContaining({id: orderGid(order.number)}),
  ]);
});

it('reads customers without personal data if the store denies access to it', async () => {
  const admin = adminOf(shop);
  const {customers} = await admin.query(STAFF_CUSTOMERS_QUERY, {first: 1}, CustomersSchema);
  const [listed] = customers.nodes;
  expect(listed).toMatchObject({id: expect.stringContaining('gid://shopify/Customer/'), state: expect.any(String)});
  expect(Object.keys(listed ?? {})).not.toContain('firstName');
  const {customer} = await admin.query(STAFF_CUSTOMER_QUERY, {id: listed?.id}, CustomerSchema);
  expect(customer?.id).toBe(listed?.id);
  expect({email: customer?.defaultEmailAddress, phone: customer?.phone}).toEqual({email: undefined, phone: undefined});
  const addresses = admin.query(STAFF_CUSTOMER_ADDRESSES_QUERY, {id: listed?.id, first: 1}, CustomerAddressesSchema);
  await expect(addresses).rejects.toThrow('ACCESS_DENIED');
});

it('does not mistake a denied order for a deleted one', async () => {
  const order = placeOrder(shop);
  const denied = {data: {order: null}, errors: [{path: ['order'], extensions: {code: 'ACCESS_DENIED'}}]};
  const admin = adminOf(shop);
  const response = vi
    .spyOn(globalThis, 'fetch')
    .mockImplementation(async (url) =>
      String(url).endsWith('/access_token')
        ? Response.json({access_token: 'token', expires_in: 86_399})
        : Response.json(denied),
    );
  await expect(findOrderSnapshot(admin, orderGid(order.number))).rejects.toThrow('ACCESS_DENIED at order');
  response.mockRestore();
});
