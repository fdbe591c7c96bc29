import {describe, expect, it} from 'vitest';
import {OrderResponseSchema} from '../admin/order-response';
import {toOrderReplica, toRefunds, toTransactions} from '../admin/to-order-replica';
import {OrderPayloadSchema} from './order-payload';
import {parseExactJson} from './parse-exact-json';
import {RefundPayloadSchema, TransactionPayloadSchema} from './payment-payload';
import {ORDER_RESPONSE} from '../admin/order-response.sample';
import {ORDER_BODY, REFUND_BODY, TRANSACTION_BODY} from './order.sample';

const read = (change: Record<string, unknown>) => OrderPayloadSchema.safeParse({...ORDER_BODY, ...change});
const orderOf = (change: Record<string, unknown> = {}) => {
  const parsed = read(change);
  if (!parsed.success) throw parsed.error;
  return parsed.data;
};
const issuePathsOf = (change: Record<string, unknown>) => read(change).error?.issues.map(({path}) => path.join('.'));

describe('an order payload', () => {
  it('equals the same order from the Admin API, except for the images and the risk', () => {
    const response = OrderResponseSchema.parse(ORDER_RESPONSE);
    const order = toOrderReplica(response, response.lineItems.nodes);
    expect(order.items.every(({image_url}) => image_url?.startsWith('https://'))).toBe(true);
    const items = order.items.map((item) => ({...item, image_url: null}));
    expect({...order, items}).toEqual({...orderOf(), risk: 'investigate'});
    expect(order).toMatchObject({
      note: 'Ring twice',
      tags: ['gift', 'vip'],
      shipping_method: 'Standard',
      ship_by: '2026-06-03',
    });
    expect(toTransactions(response)).toEqual([TransactionPayloadSchema.parse(TRANSACTION_BODY)]);
    expect(toRefunds(response)).toEqual([RefundPayloadSchema.parse(REFUND_BODY)]);
  });

  it('contains only the id of the bundle of a component; the Admin API returns its title and quantity too', () => {
    const [line] = ORDER_BODY.line_items;
    const [node] = ORDER_RESPONSE.lineItems.nodes;
    const [item] = orderOf({line_items: [{...line, sales_line_item_group_id: 88}]}).items;
    const id = 'gid://shopify/LineItemGroup/88';
    expect(item?.bundle).toEqual({id, title: null, quantity: null, variant_id: null});
    const lineItemGroup = {id, title: 'Starter Set', quantity: 2, variantId: 'gid://shopify/ProductVariant/99'};
    const lineItems = {...ORDER_RESPONSE.lineItems, nodes: [{...node, lineItemGroup}]};
    const response = OrderResponseSchema.parse({...ORDER_RESPONSE, lineItems});
    expect(toOrderReplica(response, response.lineItems.nodes).items[0]?.bundle).toEqual({
      id,
      title: 'Starter Set',
      quantity: 2,
      variant_id: 'gid://shopify/ProductVariant/99',
    });
  });

  it('lacks the fields that the store denies', () => {
    const denied = {note: undefined, tags: undefined, risk: undefined};
    const response = OrderResponseSchema.parse({...ORDER_RESPONSE, ...denied});
    for (const order of [orderOf(denied), toOrderReplica(response, response.lineItems.nodes)])
      for (const field of ['note', 'tags', 'risk']) expect(order).not.toHaveProperty(field);
  });

  it('has amounts in minor units that add up', () => {
    const order = orderOf();
    const {subtotal_minor, discount_minor, shipping_minor, tax_minor, total_minor} = order;
    expect(order).toMatchObject({subtotal_minor: 2397, discount_minor: 500, shipping_minor: 499, total_minor: 2396});
    expect(subtotal_minor - discount_minor + shipping_minor + tax_minor).toBe(total_minor);
  });

  it('preserves every digit of a long id', () => {
    const body = JSON.stringify(ORDER_BODY).replace('"id":5001', '"id":820982911946154508');
    expect(OrderPayloadSchema.parse(parseExactJson(body)).shopify_order_id).toBe(
      'gid://shopify/Order/820982911946154508',
    );
  });

  it.each([
    ['null', null],
    ['without an id', {id: null, email: null}],
  ])('has no customer if the field is %s', (_what, customer) => {
    expect(orderOf({customer}).shopify_customer_id).toBeNull();
  });

  it.each([
    ['missing', undefined],
    ['empty, as without access to customers', {}],
  ])('leaves its customer undefined if the field is %s', (_what, customer) => {
    expect(orderOf({customer})).not.toHaveProperty('shopify_customer_id');
  });

  it('normalizes timestamps to UTC', () => {
    expect(orderOf({updated_at: '2026-06-01T08:00:07-04:00'}).updated_at).toBe('2026-06-01T12:00:07.000Z');
  });

  it.each([
    [null, null, 'unfulfilled'],
    ['partial', null, 'partially_fulfilled'],
    ['fulfilled', null, 'fulfilled'],
    ['restocked', null, 'cancelled'],
    [null, '2026-06-01T13:00:00Z', 'cancelled'],
    ['fulfilled', '2026-06-01T13:00:00Z', 'fulfilled'],
  ])('with the status %s, canceled at %s, becomes %s', (fulfillment_status, cancelled_at, state) => {
    expect(orderOf({fulfillment_status, cancelled_at}).fulfillment_status).toBe(state);
  });

  it('is parsed without personal data, which Shopify omits for apps without access to it', () => {
    const fields = ['id', 'name', 'created_at', 'updated_at', 'currency', 'total_price', 'line_items'] as const;
    const order = OrderPayloadSchema.parse(Object.fromEntries(fields.map((field) => [field, ORDER_BODY[field]])));
    expect(order).toMatchObject({email: null, shipping_address: null, total_minor: 2396});
    expect(order).not.toHaveProperty('shopify_customer_id');
    const personal = {email: null, customer: null, shipping_address: null, discount_codes: null, fulfillments: null};
    expect(orderOf(personal)).toMatchObject({email: null, shopify_customer_id: null, discounts: [], fulfillments: []});
  });

  it('truncates a long order name, preserves long titles and names, and drops an email address that is too long', () => {
    const [line] = ORDER_BODY.line_items;
    const long = 'x'.repeat(300);
    const order = orderOf({
      name: `#${long}`,
      line_items: [{...line, title: long}],
      shipping_address: {first_name: long},
    });
    expect(order.order_number).toBe(`#${long}`.slice(0, 255));
    expect({title: order.items[0]?.title, firstName: order.shipping_address?.first_name}).toEqual({
      title: long,
      firstName: long,
    });
    expect(orderOf({email: `${long}${long}@example.com`}).email).toBeNull();
  });

  it.each([
    ['web', false, true],
    ['1234567', false, true],
    [null, false, true],
    ['pos', false, false],
    ['shopify_draft_order', false, false],
    ['web', true, false],
  ])('from the source %s, as a test: %s, has is_online %s', (source_name, test, isOnline) => {
    expect(orderOf({source_name, test}).is_online).toBe(isOnline);
  });

  it('has no shipping address if all of its lines are empty', () => {
    expect(orderOf({shipping_address: {first_name: '', city: null}}).shipping_address).toBeNull();
    expect(orderOf({shipping_address: null}).shipping_address).toBeNull();
  });

  it('drops a status page URL that is not a web address', () => {
    for (const order_status_url of ['javascript:alert(1)', 'data:text/html,x', 'not a link', ''])
      expect(orderOf({order_status_url}).status_url).toBeNull();
  });

  it('replaces characters that Postgres rejects', () => {
    const [line] = ORDER_BODY.line_items;
    const [item] = orderOf({line_items: [{...line, title: 'Dal\u0000\ud800'}]}).items;
    expect(item?.title).toBe('Dal\ufffd\ufffd');
  });
});

describe('an order payload is rejected', () => {
  it.each([
    ['without an id', {id: undefined}, 'id'],
    ['with an id that is not a number', {id: '1; drop table'}, 'id'],
    ['with a negative id', {id: -1}, 'id'],
    ['with an id that lost digits', {id: 2 ** 53}, 'id'],
    ['with a timestamp without an offset', {updated_at: '2026-06-01T12:00:00'}, 'updated_at'],
    ['with a date instead of a timestamp', {created_at: '2026-06-01'}, 'created_at'],
    ['with a negative total', {total_price: '-1.00'}, 'total_price'],
    ['without a total', {total_price: undefined}, 'total_price'],
    ['with a total that is a number', {total_price: 87.92}, 'total_price'],
    ['with a total that is infinite', {total_price: '1e400'}, 'total_price'],
    ['with a total that is not exact in minor units', {total_price: '90071992547409.93'}, 'total_price'],
    ['without lines', {line_items: undefined}, 'line_items'],
    ['with a line that is null', {line_items: [null]}, 'line_items.0'],
  ])('%s', (_what, change, path) => {
    expect(issuePathsOf(change)).toContain(path);
  });
});
