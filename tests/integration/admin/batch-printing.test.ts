import {afterAll, beforeAll, beforeEach, describe, expect, it} from 'vitest';
import {productNumber} from '../../../local/shop/state';
import {textOf} from '../../support/account';
import {countRequests, signInStaff} from '../../support/fulfillment';
import {chooseOrders, createBatch, pathOf} from '../../support/order-batch';
import {idOfOrder, recordOrders} from '../../support/orders';
import {startStackWithBackend, type StackWithBackend} from '../../support/stack';

const BATCHES = '/admin/orders/batch';

let stack: StackWithBackend;
beforeAll(async () => void (stack = await startStackWithBackend()));
beforeEach(() => stack.reset());
afterAll(() => stack.close());

const withDatabase = (sql: string) => stack.backend.database.connected(({script}) => script(sql));

const DAL = {title: 'Dal', variant_title: 'Hot', sku: 'DAL-H', product_id: null};

const lineOf = (n: number, item: object, quantity: number) => ({
  shopify_line_item_id: `gid://shopify/LineItem/${n}`,
  variant_title: 'Default Title',
  price_minor: 799,
  image_url: null,
  variant_id: null,
  quantity,
  ...item,
});

describe('the pick list and the packing slips of a batch', () => {
  it('add up each product and option, split bundles, and leave out what must not be packed', async () => {
    const who = await signInStaff(stack);
    const {products} = stack.shop.shop.state.seed;
    const bundle = products.find(({catalogId}) => catalogId === 'b2');
    if (!bundle) throw new Error('the seed has no bundle b2');
    const trio = {title: 'Comfort Trio', sku: 'TRIO', product_id: `gid://shopify/Product/${productNumber(bundle)}`};
    await recordOrders(stack.backend, [
      {number: 1001, items: [lineOf(1, DAL, 2), lineOf(2, trio, 2)], note: 'Happy Diwali!'},
      {
        number: 1002,
        items: [lineOf(3, DAL, 3), lineOf(4, {...DAL, variant_title: 'Mild', sku: 'DAL-M'}, 1)],
        fulfillment_status: 'partially_fulfilled',
        fulfillments: [
          {
            shopify_fulfillment_id: 'gid://shopify/Fulfillment/1',
            status: 'success',
            shipment_status: null,
            tracking: [],
            items: [{shopify_line_item_id: 'gid://shopify/LineItem/3', quantity: 1}],
            created_at: '2026-11-20T15:00:00Z',
            updated_at: '2026-11-20T15:00:00Z',
          },
        ],
      },
      {number: 1003, cancelled_at: '2026-11-20T16:00:00Z'},
      {number: 1004, fulfillment_status: 'fulfilled'},
      {number: 1005},
    ]);
    await withDatabase(`update public.order_staff_details set hold_reasons = '{OTHER}'
      where order_id = '${await idOfOrder(stack.backend, 1005)}'`);
    const ids = await Promise.all([1001, 1002, 1003, 1004, 1005].map((number) => idOfOrder(stack.backend, number)));
    const created = await chooseOrders(who, [...ids, 'aaaaaaaa-0000-4000-8000-00000000dead'], {intent: 'pick-list'});
    expect(pathOf(created)).toMatch(/^\/admin\/orders\/batch\/[\da-f-]{36}\/pick-list$/);
    const list = await who.read(pathOf(created));
    expect(list).toMatch(/4 × Dal , Hot DAL-H/);
    expect(list).toMatch(/1 × Dal , Mild DAL-M/);
    for (const id of bundle.includes ?? []) {
      const {title, sku} = products.find(({catalogId}) => catalogId === id) ?? {title: '', sku: ''};
      expect(list).toContain(`2 × ${title} ${sku} · Part of Comfort Trio`);
    }
    expect(list).toContain('4 orders are left out');
    for (const words of [
      '#1003 Canceled',
      '#1004 Nothing left to send',
      '#1005 On hold',
      'does not exist any more Deleted',
    ])
      expect(list).toContain(words);
    const slips = await (await who.get(pathOf(created).replace('pick-list', 'slips'))).text();
    expect(slips.match(/<article/g)).toHaveLength(2);
    expect(textOf(slips)).toContain('Happy Diwali!');
    expect(textOf(slips)).toMatch(/Packing slip ?, ?#1002.*2 Dal, Hot DAL-H 1 Dal, Mild DAL-M/);
    expect(await countRequests(stack, 'StaffFulfillmentOrders')).toBe(0);
  });

  it('say so while the shop does not answer, and while the batch does not exist', async () => {
    const {who, path} = await createBatch(stack, 1);
    await stack.shop.fault({op: 'BundleContents', mode: 'status', status: 500});
    await withDatabase(`update public.order_items set product_id = 'gid://shopify/Product/77'`);
    expect(await who.read(`${path}/pick-list`)).toContain('bundles may be in this list as one item');
    await stack.shop.clearFaults();
    for (const page of ['', '/pick-list', '/slips'])
      for (const id of ['aaaaaaaa-0000-4000-8000-000000000009', 'nonsense'])
        expect((await who.get(`${BATCHES}/${id}${page}`)).status).toBe(404);
    await stack.restartStorefront();
  });
});
