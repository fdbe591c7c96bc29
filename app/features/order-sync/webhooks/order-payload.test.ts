import {describe, expect, it} from 'vitest';
import {OrderAnswerSchema} from '../admin/order-answer';
import {toOrderReplica, toRefunds, toTransactions} from '../admin/to-order-replica';
import {OrderPayloadSchema} from './order-payload';
import {parseExactJson} from './parse-exact-json';
import {RefundPayloadSchema, TransactionPayloadSchema} from './payment-payload';
import {ORDER_ANSWER, ORDER_BODY, REFUND_BODY, TRANSACTION_BODY} from './order.sample';

const read = (change: Record<string, unknown>) => OrderPayloadSchema.safeParse({...ORDER_BODY, ...change});
const orderOf = (change: Record<string, unknown> = {}) => {
  const parsed = read(change);
  if (!parsed.success) throw parsed.error;
  return parsed.data;
};
const faultsOf = (change: Record<string, unknown>) => read(change).error?.issues.map(({path}) => path.join('.'));

describe('an order', () => {
  it('is the same from a webhook and from the Admin API, but for the pictures', () => {
    const answer = OrderAnswerSchema.parse(ORDER_ANSWER);
    const reading = toOrderReplica(answer, answer.lineItems.nodes);
    expect(reading.items.every(({image_url}) => image_url?.startsWith('https://'))).toBe(true);
    const withoutPictures = {...reading, items: reading.items.map((item) => ({...item, image_url: null}))};
    expect(withoutPictures).toEqual(orderOf());
    expect(toTransactions(answer)).toEqual([TransactionPayloadSchema.parse(TRANSACTION_BODY)]);
    expect(toRefunds(answer)).toEqual([RefundPayloadSchema.parse(REFUND_BODY)]);
  });

  it('adds up in whole minor units', () => {
    const order = orderOf();
    const {subtotal_minor, discount_minor, shipping_minor, tax_minor, total_minor} = order;
    expect(order).toMatchObject({subtotal_minor: 2397, discount_minor: 500, shipping_minor: 499, total_minor: 2396});
    expect(subtotal_minor - discount_minor + shipping_minor + tax_minor).toBe(total_minor);
  });

  it('keeps every digit of a long id', () => {
    const body = JSON.stringify(ORDER_BODY).replace('"id":5001', '"id":820982911946154508');
    expect(OrderPayloadSchema.parse(parseExactJson(body)).shopify_order_id).toBe(
      'gid://shopify/Order/820982911946154508',
    );
  });

  it.each([
    ['null', null],
    ['without an id', {id: null, email: null}],
  ])('belongs to nobody while its customer is %s', (_what, customer) => {
    expect(orderOf({customer}).shopify_customer_id).toBeNull();
  });

  it.each([
    ['missing', undefined],
    ['empty, as without access to customers', {}],
  ])('says nothing about its owner while its customer is %s', (_what, customer) => {
    expect(orderOf({customer})).not.toHaveProperty('shopify_customer_id');
  });

  it('has moments in one spelling, whatever their zone', () => {
    expect(orderOf({updated_at: '2026-06-01T08:00:07-04:00'}).updated_at).toBe('2026-06-01T12:00:07.000Z');
  });

  it.each([
    [null, null, 'unfulfilled'],
    ['partial', null, 'partially_fulfilled'],
    ['fulfilled', null, 'fulfilled'],
    ['restocked', null, 'cancelled'],
    [null, '2026-06-01T13:00:00Z', 'cancelled'],
    ['fulfilled', '2026-06-01T13:00:00Z', 'fulfilled'],
  ])('is, with %s and cancelled at %s, %s', (fulfillment_status, cancelled_at, state) => {
    expect(orderOf({fulfillment_status, cancelled_at}).fulfillment_status).toBe(state);
  });

  it('is read without any personal field, as a store sends it to an app without access to them', () => {
    const kept = ['id', 'name', 'created_at', 'updated_at', 'currency', 'total_price', 'line_items'] as const;
    const order = OrderPayloadSchema.parse(Object.fromEntries(kept.map((field) => [field, ORDER_BODY[field]])));
    expect(order).toMatchObject({email: null, shipping_address: null, total_minor: 2396});
    expect(order).not.toHaveProperty('shopify_customer_id');
    const personal = {email: null, customer: null, shipping_address: null, discount_codes: null, fulfillments: null};
    expect(orderOf(personal)).toMatchObject({email: null, shopify_customer_id: null, discounts: [], fulfillments: []});
  });

  it('keeps as much of a name of 300 characters as the database does, and no address that is too long to be one', () => {
    const [line] = ORDER_BODY.line_items;
    const long = 'x'.repeat(300);
    const order = orderOf({
      name: `#${long}`,
      line_items: [{...line, title: long}],
      shipping_address: {first_name: long},
    });
    expect(order.order_number).toBe(`#${long}`.slice(0, 255));
    expect([order.items[0]?.title, order.shipping_address?.first_name]).toEqual([long, long]);
    expect(orderOf({email: `${long}${long}@example.com`}).email).toBeNull();
  });

  it.each([
    ['web', false, true],
    ['1234567', false, true],
    [null, false, true],
    ['pos', false, false],
    ['shopify_draft_order', false, false],
    ['web', true, false],
  ])('from %s, as a test: %s, is one of a website: %s', (source_name, test, isOnline) => {
    expect(orderOf({source_name, test}).is_online).toBe(isOnline);
  });

  it('says nothing of an address that is empty', () => {
    expect(orderOf({shipping_address: {first_name: '', city: null}}).shipping_address).toBeNull();
    expect(orderOf({shipping_address: null}).shipping_address).toBeNull();
  });

  it('holds no link but one that a browser may follow', () => {
    for (const order_status_url of ['javascript:alert(1)', 'data:text/html,x', 'not a link', ''])
      expect(orderOf({order_status_url}).status_url).toBeNull();
  });

  it('holds no character that a database refuses', () => {
    const [line] = ORDER_BODY.line_items;
    const [item] = orderOf({line_items: [{...line, title: 'Dal\u0000\ud800'}]}).items;
    expect(item?.title).toBe('Dal\ufffd\ufffd');
  });
});

describe('an order is refused', () => {
  it.each([
    ['without an id', {id: undefined}, 'id'],
    ['with an id that is no number', {id: '1; drop table'}, 'id'],
    ['with a negative id', {id: -1}, 'id'],
    ['with an id that lost digits', {id: 2 ** 53}, 'id'],
    ['with a moment without a zone', {updated_at: '2026-06-01T12:00:00'}, 'updated_at'],
    ['with a day for a moment', {created_at: '2026-06-01'}, 'created_at'],
    ['with a negative total', {total_price: '-1.00'}, 'total_price'],
    ['without a total', {total_price: undefined}, 'total_price'],
    ['with a total that is a number', {total_price: 87.92}, 'total_price'],
    ['with a total that is infinite', {total_price: '1e400'}, 'total_price'],
    ['with a total beyond what is exact', {total_price: '90071992547409.93'}, 'total_price'],
    ['without lines', {line_items: undefined}, 'line_items'],
    ['with lines that are none', {line_items: [null]}, 'line_items.0'],
  ])('%s', (_what, change, path) => {
    expect(faultsOf(change)).toContain(path);
  });
});
