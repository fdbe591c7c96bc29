import {afterAll, beforeAll, beforeEach, describe, expect, it} from 'vitest';
import {SEED_PEOPLE} from '../../../local/seed/people';
import {ORDER_BODY, REFUND_BODY} from '../../../app/orders/sync/webhooks/order.sample';
import {signInTo, textOf} from '../../support/account';
import {countOf, rowsOf, sendWebhook} from '../../support/send-webhook';
import {startStackWithBackend, type StackWithBackend} from '../../support/stack';

const {ada} = SEED_PEOPLE;
const [paneer, dal] = ORDER_BODY.line_items;
const [parcel] = ORDER_BODY.fulfillments;
const set = (amount: string) => ({shop_money: {amount, currency_code: 'USD'}});

let stack: StackWithBackend;
beforeAll(async () => void (stack = await startStackWithBackend()));
beforeEach(() => stack.reset());
afterAll(() => stack.close());

/** Sends Ada's order with these changes, and returns the text of her list and of its page. */
async function pagesOf(change: object) {
  const body = {...ORDER_BODY, customer: {id: ada.number}, fulfillments: [], ...change};
  const response = await sendWebhook(stack, {topic: 'orders/create', body});
  expect({status: response.status, text: await response.text()}).toEqual({status: 200, text: 'recorded'});
  const who = await signInTo(stack, ada);
  const read = async (path: string) => textOf(await (await who.get(path)).text());
  return {list: await read('/orders'), page: await read('/order/5001')};
}

describe('an order from a webhook, on its page and in the list', () => {
  it('adds up with a tip, duties and additional fees', async () => {
    const {list, page} = await pagesOf({
      total_tip_received: '3.00',
      original_total_duties_set: set('6.10'),
      original_total_additional_fees_set: set('1.25'),
      total_price: '34.31',
    });
    const costs = 'Duties $6.10 Additional fees $1.25 Tip $3.00';
    expect(list).toContain(`Discount (NEWCUSTOMER) −$5.00 Shipping $4.99 ${costs} Total $34.31`);
    expect(page).toContain(`Subtotal $23.97 Discount −$5.00 Shipping $4.99 ${costs} Tax $0.00 Total $34.31`);
  });

  it('shows the included tax after the total', async () => {
    const {list, page} = await pagesOf({taxes_included: true, total_tax: '3.99'});
    for (const text of [list, page]) expect(text).toContain('Shipping $4.99 Total $23.96 Tax (included) $3.99');
  });

  it('shows what an edit removed, and the new totals', async () => {
    const {list, page} = await pagesOf({
      line_items: [
        {...paneer, current_quantity: 1},
        {...dal, current_quantity: 0},
      ],
      current_subtotal_price: '6.33',
      current_shipping_price_set: set('4.99'),
      current_total_price: '11.32',
    });
    expect(list).toContain('Subtotal $7.99 Discount (NEWCUSTOMER) −$1.66 Shipping $4.99 Total $11.32');
    expect(page).toMatch(/1 × \$7\.99 · 1 removed .*?\$7\.99/);
    expect(page).toContain('0 × $7.99 · 1 removed $0.00');
    expect(page).toContain('Total $11.32');
  });

  it.each([
    ['HKD', '7.90', 'HK$15.80'],
    ['VND', '75000', '₫150,000'],
    ['KWD', '2.125', 'KWD 4.250'],
  ])('uses the decimals of %s', async (currency, price, shown) => {
    const total_price = (2 * Number(price)).toFixed(3);
    const money = {total_discounts: '0', discount_codes: [], total_shipping_price_set: set('0'), total_price};
    const {list, page} = await pagesOf({currency, line_items: [{...paneer, price}], ...money});
    for (const text of [list, page]) expect(text.replaceAll('\u00a0', ' ')).toContain(`Total ${shown}`);
  });

  it('has its name as Shopify has it, and is found by it', async () => {
    const {list, page} = await pagesOf({name: 'FT#77/é-A'});
    for (const text of [list, page]) {
      expect(text).toContain('Order FT#77/é-A');
      expect(text).not.toContain('#FT#77');
    }
    const who = await signInTo(stack, ada);
    const found = await who.get(`/order/${encodeURIComponent('FT#77/é-A')}`);
    expect(textOf(await found.text())).toContain('Order FT#77/é-A');
    expect((await who.get('/order/FT99')).status).toBe(404);
  });

  it.each([
    ['pending', 'We are waiting for your payment.'],
    ['authorized', 'Your payment is approved.'],
    ['voided', 'Your payment was called off'],
    ['expired', 'Your payment ran out of time'],
  ])('says what is open about a payment that is %s', async (financial_status, words) => {
    const {list, page} = await pagesOf({financial_status});
    for (const text of [list, page]) expect(text).toContain(words);
  });

  it('shows all of 300 lines', async () => {
    const lines = Array.from({length: 300}, (_each, at) => ({...paneer, id: 7000 + at, title: `Dish ${at}.`}));
    const {list, page} = await pagesOf({line_items: lines, total_price: '4793.99'});
    for (const text of [list, page]) for (const at of [0, 150, 299]) expect(text).toContain(`Dish ${at}.`);
  });

  it('omits unsent parcels and refunds without an amount', async () => {
    await sendWebhook(stack, {
      topic: 'refunds/create',
      body: {...REFUND_BODY, transactions: [{kind: 'void', status: 'success', amount: '23.96'}]},
    });
    await sendWebhook(stack, {topic: 'refunds/create', body: {...REFUND_BODY, id: 2002, transactions: []}});
    const {page} = await pagesOf({
      fulfillments: [
        {...parcel, status: 'failure', shipment_status: null},
        {...parcel, id: 4002, status: 'pending', shipment_status: null},
      ],
    });
    expect(page).toContain('A parcel could not be sent');
    for (const words of ['Handed to the carrier', 'Refund issued', 'On its way']) expect(page).not.toContain(words);
  });
});

describe('a webhook', () => {
  it.each([
    ['an empty customer', {customer: {}}],
    ['a negative discount', {total_discounts: '-1.50', discount_codes: [{code: 'UP', amount: '-1.50'}]}],
    ['a unit price of four decimals', {line_items: [{...paneer, price: '0.0125', quantity: 1000}]}],
    ['a name of 300 characters', {name: `#${'1'.repeat(300)}`, line_items: [{...paneer, title: 'x'.repeat(300)}]}],
    ['no personal fields', {email: null, customer: null, shipping_address: null}],
  ])('is recorded with %s', async (_what, change) => {
    const response = await sendWebhook(stack, {topic: 'orders/create', body: {...ORDER_BODY, ...change}});
    expect({status: response.status, text: await response.text()}).toEqual({status: 200, text: 'recorded'});
    expect(await countOf(stack, 'private.dead_letters')).toBe(0);
  });

  it('erases no data if it reports another store’s uninstall or the token was rejected', async () => {
    await sendWebhook(stack, {topic: 'orders/create', body: ORDER_BODY});
    const own = {shop_id: 1, shop_domain: new URL(stack.shop.origin).host};
    await stack.shop.fault({path: '/admin/api/*', mode: 'status', status: 401});
    for (const body of [own, {...own, shop_domain: '{shop}.myshopify.com'}]) {
      const response = await sendWebhook(stack, {topic: 'shop/redact', body});
      expect({status: response.status, text: await response.text()}).toEqual({status: 200, text: 'dead-letter'});
    }
    expect(await countOf(stack, 'public.orders')).toBe(1);
    expect(await rowsOf(stack, 'select reason from private.dead_letters order by reason')).toHaveLength(2);
  });

  it('receives a 200 for a fulfillment while the Admin API throttles', async () => {
    await sendWebhook(stack, {topic: 'orders/create', body: {...ORDER_BODY, fulfillments: []}});
    await stack.shop.fault({path: '/admin/api/*', mode: 'throttle'});
    const response = await sendWebhook(stack, {topic: 'fulfillments/create', body: parcel});
    expect({status: response.status, text: await response.text()}).toEqual({status: 200, text: 'recorded'});
  });
});
