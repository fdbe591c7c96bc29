import {expect, it} from 'vitest';
import type {AppConfig} from '~/platform/env.server';
import type {OrderDetailRow, ShipmentRow} from './order-row';
import {toOrderDetail} from './to-order-detail.server';

const item = (title: string, quantity: number, removed_quantity = 0) => ({
  shopify_line_item_id: title,
  title,
  variant_title: null,
  quantity,
  removed_quantity,
  price_minor: 799,
  total_minor: null,
  image_url: null,
  variant_id: null,
});

const parcel = (id: string, items: ShipmentRow['items'], status = 'success'): ShipmentRow => ({
  id,
  status,
  shipment_status: null,
  tracking: [],
  items,
});

const ROW: OrderDetailRow = {
  id: '00000000-0000-4000-8000-000000000001',
  order_number: '1001',
  placed_at: '2026-06-01T12:00:00Z',
  financial_status: 'paid',
  fulfillment_status: 'partially_fulfilled',
  currency: 'USD',
  subtotal_minor: 2397,
  discount_minor: 0,
  shipping_minor: 0,
  duties_minor: 0,
  fees_minor: 0,
  tip_minor: 0,
  tax_minor: 0,
  taxes_included: false,
  total_minor: 2397,
  items: [item('Dal', 2), item('Rice', 1)],
  fulfillments: [parcel('one', [{shopify_line_item_id: 'Dal', quantity: 1}])],
  events: [],
  gift_card_payments: [],
  fulfillment_orders: [],
  lots: [],
  user_id: null,
  shopify_order_id: '1',
  status_url: null,
  transaction_id: null,
  shipping_address: null,
};

const detailOf = (row: Partial<OrderDetailRow>) => toOrderDetail({...ROW, ...row}, {} as AppConfig);

it('lists each lot of each dish once, with the page of its story', () => {
  const lots = [
    {dish: 'Rice', lot: 'RIC-2619'},
    {dish: 'Dal', lot: 'DAL-2620'},
    {dish: 'Dal', lot: 'DAL-2620'},
  ];
  expect(detailOf({lots}).lots).toEqual([
    {dish: 'Dal', lot: 'DAL-2620', path: '/lots/dal-2620'},
    {dish: 'Rice', lot: 'RIC-2619', path: '/lots/ric-2619'},
  ]);
});

it('lists the items that are in no parcel yet', () => {
  expect(detailOf({}).toCome).toEqual(['1 × Dal', '1 × Rice']);
});

it.each<[string, Partial<OrderDetailRow>]>([
  ['everything was sent', {fulfillment_status: 'fulfilled'}],
  ['nothing was sent', {fulfillment_status: null, fulfillments: []}],
  ['the contents of a parcel are unknown', {fulfillments: [...ROW.fulfillments, parcel('two', undefined)]}],
])('lists nothing to come if %s', (_case, row) => {
  expect(detailOf(row).toCome).toEqual([]);
});

it('does not count the items of a canceled parcel as sent', () => {
  const canceledParcel = parcel('two', [{shopify_line_item_id: 'Rice', quantity: 1}], 'cancelled');
  expect(detailOf({fulfillments: [...ROW.fulfillments, canceledParcel]}).toCome).toEqual(['1 × Dal', '1 × Rice']);
});

it('calls removed items refunded if the order has a refund', () => {
  const items = [item('Dal', 1, 1)];
  const refunded = {kind: 'refunded', at: '2026-06-02T12:00:00Z', subject: '1', detail: {amount_minor: 799}};
  expect(detailOf({items}).items[0]?.removed).toBe('1 removed');
  expect(detailOf({items, events: [refunded]}).items[0]?.removed).toBe('1 refunded');
  expect(detailOf({}).items[0]?.removed).toBeNull();
});

it('shows what was ordered, what was paid back and what is left after a part of an item was refunded', () => {
  const refunded = {kind: 'refunded', at: '2026-06-02T12:00:00Z', subject: '1', detail: {amount_minor: 500}};
  const order = detailOf({items: [item('Dal', 1, 1), item('Rice', 1)], events: [refunded]});
  expect(order.items[0]).toMatchObject({quantity: 2, total: '$15.98', removed: '1 refunded'});
  expect(order.costs.map(({name, amount}) => `${name} ${amount}`)).toEqual([
    'Subtotal $23.97',
    'Shipping $0.00',
    'Tax $0.00',
  ]);
  expect(order).toMatchObject({total: '$23.97', refunded: {amount: '−$5.00', net: '$18.97'}});
});

it('shows an order that was stored with the amounts after the refund like one of the checkout', () => {
  const refunded = {kind: 'refunded', at: '2026-06-02T12:00:00Z', subject: '1', detail: {amount_minor: 500}};
  const items = [item('Dal', 1, 1), item('Rice', 1)];
  const now = detailOf({items, events: [refunded]});
  expect(detailOf({items, events: [refunded], subtotal_minor: 1598, total_minor: 1897})).toEqual(now);
});

it('lists a refund among the costs if the order was edited too', () => {
  const refunded = {kind: 'refunded', at: '2026-06-02T12:00:00Z', subject: '1', detail: {amount_minor: 500}};
  const order = detailOf({items: [item('Dal', 2, 1), item('Rice', 1)], events: [refunded], total_minor: 1897});
  expect(order.items[0]).toMatchObject({quantity: 2, removed: '1 refunded'});
  expect(order.costs.at(-1)).toMatchObject({kind: 'refund', amount: '−$5.00'});
  expect(order.refunded).toBeNull();
});

it('links to the contact form with the order number', () => {
  expect(detailOf({}).helpPath).toBe('/contact?order=1001&topic=order');
  expect(detailOf({order_number: null}).helpPath).toBe('/contact?topic=order');
});

it('takes a problem with an order that has arrived for a damaged or wrong item', () => {
  const [first] = ROW.fulfillments;
  const arrived = [{...parcel('one', first?.items), shipment_status: 'delivered'}];
  const helpOf = (row: Partial<OrderDetailRow>) => detailOf({fulfillments: arrived, ...row}).helpPath;
  expect(helpOf({fulfillment_status: 'fulfilled'})).toBe('/contact?order=1001&topic=damage');
  expect(helpOf({fulfillment_status: 'partially_fulfilled'})).toBe('/contact?order=1001&topic=order');
});

it.each<[string, Partial<OrderDetailRow>, boolean | undefined]>([
  ['can be corrected before anything is packed', {fulfillment_status: 'unfulfilled', fulfillments: []}, false],
  [
    'can be corrected after a parcel was called back',
    {fulfillment_status: 'unfulfilled', fulfillments: [parcel('one', [], 'cancelled')]},
    false,
  ],
  ['has left with the first parcel', {}, true],
  ['no longer matters for a canceled order', {fulfillment_status: 'cancelled', fulfillments: []}, undefined],
  [
    'no longer matters for an order that was canceled before anything was packed',
    {
      fulfillment_status: 'unfulfilled',
      fulfillments: [],
      events: [{kind: 'cancelled', at: '2026-06-02T12:00:00Z', subject: '', detail: {}}],
    },
    undefined,
  ],
  [
    'no longer matters once everything has arrived',
    {fulfillment_status: 'fulfilled', fulfillments: [{...parcel('one', []), shipment_status: 'delivered'}]},
    undefined,
  ],
  [
    'does not matter if nothing is sent',
    {
      fulfillment_status: 'unfulfilled',
      fulfillments: [],
      fulfillment_orders: [{delivery_method: 'none', status: 'open'}],
    },
    undefined,
  ],
])('says that the address %s', (_what, row, isPacked) => {
  expect(detailOf(row).addressHelp?.isPacked).toBe(isPacked);
});
