import {describe, expect, it} from 'vitest';
import {renderMail} from '~/platform/mail/render-mail';
import {testConfig} from '~/platform/test-config';
import type {MailedOrderRow} from '../model/order-row';
import {MESSAGE_KINDS, orderMessage, OPTIONAL_KINDS, type MessageKind} from './order-message-copy';
import {MESSAGE_RULES} from './message-rules';
import {toOrderMessage} from './to-order-message.server';

const LINKS = {
  orderUrl: 'https://shop.example/order/1001',
  helpUrl: 'https://shop.example/contact?order=1001',
  unsubscribeUrl: 'https://shop.example/unsubscribe/orders/secret',
};
const PALAK = 'gid://shopify/Product/1';
const item = (id: string, title: string, more: Partial<MailedOrderRow['items'][number]> = {}) => ({
  shopify_line_item_id: id,
  title,
  variant_title: null,
  quantity: 2,
  removed_quantity: 0,
  price_minor: 799,
  total_minor: null,
  image_url: null,
  bundle: null,
  product_id: null,
  ...more,
});
const event = (kind: string, at: string, subject = 'parcel') => ({kind, at, subject, detail: {}});

const ORDER: MailedOrderRow = {
  id: '00000000-0000-4000-8000-000000001001',
  shopify_order_id: 'gid://shopify/Order/1',
  order_number: '#1001',
  placed_at: '2026-12-01T17:00:00Z',
  ship_by: '2026-12-03',
  shipping_method: 'Standard',
  financial_status: 'paid',
  fulfillment_status: 'fulfilled',
  currency: 'USD',
  subtotal_minor: 3196,
  discount_minor: 479,
  shipping_minor: 0,
  duties_minor: 0,
  fees_minor: 0,
  tip_minor: 0,
  tax_minor: 0,
  taxes_included: false,
  total_minor: 2717,
  discounts: [{code: 'FUSION15', amount_minor: 479}],
  items: [
    item('dal', 'Dal', {variant_title: 'Family / Hot'}),
    item('palak', 'Palak Paneer', {product_id: PALAK}),
    item('gone', 'Kofta', {quantity: 0, removed_quantity: 1}),
  ],
  fulfillments: [
    {
      id: 'parcel',
      status: 'success',
      shipment_status: 'delayed',
      tracking: [{company: 'UPS', number: '1Z999AA10123456784', url: null}],
      items: [{shopify_line_item_id: 'palak', quantity: 1}],
    },
  ],
  events: [event('shipped', '2026-12-02T17:00:00Z'), event('delayed', '2026-12-08T17:00:00Z')],
  gift_card_payments: [],
  fulfillment_orders: [],
  lots: [
    {dish: 'Palak Paneer', lot: 'PPN-2620'},
    {dish: 'Rice', lot: 'RIC-2619'},
  ],
  shipping_address: {first_name: 'Ada', last_name: 'Lovelace', address1: '12 Analytical Way', phone: '+15125550100'},
};

const NOW = new Date('2026-12-08T18:00:00Z');
const factsOf = (kind: MessageKind, order: Partial<MailedOrderRow> = {}, subject = 'parcel') =>
  toOrderMessage({kind, subject, order: {...ORDER, ...order}}, testConfig(), {
    recipes: {[PALAK]: '/recipes/palak-paneer'},
    now: NOW,
  });
const mailOf = (...of: Parameters<typeof factsOf>) =>
  renderMail(orderMessage(factsOf(...of), LINKS), {shopName: 'Fusion Tiffin', origin: 'https://shop.example'});

describe('a mail about an event of an order', () => {
  it('says of a delayed parcel when it arrives, where it goes, and what is in it', () => {
    const {subject, text} = mailOf('delayed');
    expect(subject).toBe('A parcel of your order #1001 is delayed');
    expect(text).toContain('Ada, the carrier reports a delay on the way to you. We now expect it Dec 9–11.');
    expect(text).toContain('Arrives:\nDec 9–11');
    expect(text).toContain('Goes to:\nAda Lovelace\n12 Analytical Way\n\n');
    expect(text).toContain('1 x Palak Paneer\n  Recipe: http://localhost:3000/recipes/palak-paneer');
    expect(text).not.toMatch(/Dal|\$|5125550100/);
  });

  it('says which lot each dish of the parcel is from, with the address of its story', () => {
    const line = 'Your Palak Paneer is from lot PPN-2620: http://localhost:3000/lots/ppn-2620';
    expect(mailOf('delayed').text).toContain(`From our kitchen:\n${line}\nYour Rice is from lot RIC-2619`);
    const [parcel] = ORDER.fulfillments;
    const several = mailOf('delayed', {fulfillments: [parcel!, {...parcel!, id: 'other'}]});
    expect(several.text).toContain(line);
    expect(several.text).not.toContain('RIC-2619');
    expect(mailOf('delayed', {lots: []}).text).not.toContain('From our kitchen');
  });

  it('leads to the carrier after a delivery attempt, and to us after the last one', () => {
    const events = [event('shipped', '2026-12-02T17:00:00Z'), event('attempted_delivery', '2026-12-08T17:00:00Z')];
    const attempt = mailOf('attempted_delivery', {events});
    expect(attempt.text).toContain('See where it is:\nhttps://www.ups.com/track?tracknum=1Z999AA10123456784');
    expect(attempt.text).toContain('It usually tries again, and we now expect it Dec 9.');
    const failed = mailOf('not_delivered', {events: [event('not_delivered', '2026-12-08T17:00:00Z')]});
    expect(failed.text).toContain(`Write to us:\n${LINKS.helpUrl}`);
    expect(failed.text).not.toContain('Arrives');
  });

  it('shows the whole order after an edit, with options, the code, and what is free', () => {
    const {text} = mailOf('edited', {}, 'edit');
    for (const line of [
      '2 x Dal, Family / Hot: $15.98',
      'Discount (FUSION15): -$4.79',
      'Shipping: Free',
      'Total: $27.17',
    ])
      expect(text).toContain(line);
    expect(text).not.toMatch(/Kofta|\$0\.00|Tax/);
  });

  it('says first what an edit changed, and leaves out a line that the order does not have', () => {
    const changes = [
      {shopify_line_item_id: 'palak', delta: 1},
      {shopify_line_item_id: 'gone', delta: -1},
      {shopify_line_item_id: 'unknown', delta: 5},
    ];
    const facts = toOrderMessage({kind: 'edited', subject: 'edit', order: ORDER, changes}, testConfig(), {recipes: {}});
    expect(facts).toMatchObject({added: ['1 × Palak Paneer'], removed: ['1 × Kofta']});
    const {text} = renderMail(orderMessage(facts, LINKS), {shopName: 'Fusion Tiffin', origin: 'https://shop.example'});
    const places = [
      'Below is what changed',
      'Added:\n1 × Palak Paneer',
      'Removed:\n1 × Kofta',
      'Goes to:',
      '2 x Dal',
    ].map((part) => text.indexOf(part));
    expect(places).not.toContain(-1);
    expect(places).toEqual(places.toSorted((one, other) => one - other));
  });

  it('says of a late order when it arrives now', () => {
    const late = {fulfillment_status: 'unfulfilled', fulfillments: [], events: []};
    const {text} = mailOf('packing_late', late, '');
    expect(text).toContain('We now expect it Dec 14–17.');
    expect(text).toContain('2 x Dal, Family / Hot');
  });

  it('offers to unsubscribe only from what no order depends on', () => {
    for (const kind of MESSAGE_KINDS)
      expect(mailOf(kind).text.includes(LINKS.unsubscribeUrl), kind).toBe(OPTIONAL_KINDS.has(kind));
  });

  it.each<[string, Partial<MailedOrderRow>]>([
    ['the address', {shipping_address: null}],
    [
      'the contents of the parcel',
      {fulfillments: ORDER.fulfillments.map((parcel) => ({...parcel, items: [], tracking: []}))},
    ],
  ])('is complete without %s', (_what, change) => {
    for (const kind of MESSAGE_KINDS) expect(mailOf(kind, change).text).not.toMatch(/null|undefined|\n{3}/);
  });

  it('lists all items for the only parcel if its contents are unknown, and none if there are several parcels', () => {
    const [parcel] = ORDER.fulfillments;
    const unknown = {...parcel!, items: []};
    expect(factsOf('delayed', {fulfillments: [unknown]}).items).toHaveLength(2);
    expect(factsOf('delayed', {fulfillments: [unknown, {...unknown, id: 'other'}]}).items).toEqual([]);
  });
});

describe('the table of mails', () => {
  it('has one row for every event, and names what Shopify sends', () => {
    const events = MESSAGE_RULES.map((rule) => rule.event);
    expect(new Set(events).size).toBe(events.length);
    const unnamed = MESSAGE_RULES.filter(({mail, shopifyNotification}) => mail === 'shopify' && !shopifyNotification);
    expect(unnamed).toEqual([]);
  });

  it('has a row of this storefront for every kind of mail, and as many optional ones', () => {
    const ours = MESSAGE_RULES.filter(({mail}) => mail === 'storefront');
    expect(ours).toHaveLength(MESSAGE_KINDS.length);
    expect(ours.filter(({isOptional}) => isOptional)).toHaveLength(OPTIONAL_KINDS.size);
  });
});
