import {afterAll, beforeAll, beforeEach, describe, expect, it} from 'vitest';
import {ORDER_BODY} from '../../../app/orders/sync/webhooks/order.sample';
import {PAYLOADS} from '../../../app/orders/sync/webhooks/payloads.sample';
import {placeOrder} from '../../support/place-order';
import {countOf, rowsOf, sendWebhook} from '../../support/send-webhook';
import {startStackWithBackend, type StackWithBackend} from '../../support/stack';

/** In milliseconds; long enough for a busy machine. */
const PATIENCE = {timeout: 30_000};

let stack: StackWithBackend;
beforeAll(async () => void (stack = await startStackWithBackend()));
beforeEach(() => stack.reset());
afterAll(() => stack.close());

const DEPTH = 10_000;
const UNPROCESSABLE: readonly (readonly [string, unknown])[] = [
  ['invalid JSON', '{"id": 1,'],
  ['an empty body', ''],
  ['an HTML page', '<!doctype html><title>Bad gateway</title>'],
  ['2 MB of spaces', ' '.repeat(2_000_000)],
  ['an array 10,000 levels deep', '['.repeat(DEPTH) + ']'.repeat(DEPTH)],
  ['null', 'null'],
  ['a long text that is truncated in the middle of a character', `"${'a'.repeat(99_998)}${'🍛'.repeat(10)}"`],
  ['an order without an id', {...ORDER_BODY, id: undefined}],
  ['an order with a timestamp without an offset', {...ORDER_BODY, updated_at: '2026-06-01T12:00:00'}],
  ['an order with an amount that is not exact in minor units', {...ORDER_BODY, total_price: '90071992547409.93'}],
  ['an order with a negative amount', {...ORDER_BODY, total_price: '-5.00'}],
  ['an order with a timestamp that Postgres rejects', {...ORDER_BODY, created_at: '0000-01-01T00:00:00Z'}],
];

describe('an unprocessable payload', () => {
  it.each(UNPROCESSABLE)('is stored as a dead letter and acknowledged: %s', async (_what, body) => {
    const response = await sendWebhook(stack, {topic: 'orders/create', body});
    expect({status: response.status, text: await response.text()}).toEqual({status: 200, text: 'dead-letter'});
    expect(await countOf(stack, 'private.dead_letters')).toBe(1);
    expect(await countOf(stack, 'public.orders')).toBe(0);
  });

  it('does not block concurrent deliveries', async () => {
    const bodies = [...UNPROCESSABLE.map(([, body]) => body), ORDER_BODY];
    const responses = await Promise.all(bodies.map((body) => sendWebhook(stack, {topic: 'orders/create', body})));
    expect(responses.map(({status}) => status)).toEqual(bodies.map(() => 200));
    expect(await countOf(stack, 'public.orders')).toBe(1);
  });

  it('does not include orders with unusual fields, which are recorded', async () => {
    const deep = JSON.stringify(ORDER_BODY).replace(
      '"id":5001',
      `"id":820982911946154508,"note_attributes":${'['.repeat(DEPTH)}${']'.repeat(DEPTH)}`,
    );
    const odd = {...ORDER_BODY, id: 5002, customer: null, email: '', shipping_address: null, name: '#\u0000\ud800'};
    for (const body of [deep, odd])
      expect(await (await sendWebhook(stack, {topic: 'orders/create', body})).text()).toBe('recorded');
    const ids = await rowsOf(
      stack,
      'select shopify_order_id from public.orders order by length(shopify_order_id) desc',
    );
    expect(ids[0]).toEqual({shopify_order_id: 'gid://shopify/Order/820982911946154508'});
  });

  it('is stored with its topic and the reason', async () => {
    await sendWebhook(stack, {topic: 'themes/create', body: {id: 1}});
    const deadLetters = await rowsOf(stack, 'select topic, reason, body from private.dead_letters');
    expect(deadLetters).toEqual([{topic: 'themes/create', reason: 'no subscription for this topic', body: '{"id":1}'}]);
  });
});

describe('a signed payload under another topic', () => {
  it.each([
    ['customers/redact', PAYLOADS.order],
    ['shop/redact', PAYLOADS.customerRedact],
    ['orders/create', PAYLOADS.customerRedact],
    ['orders/cancelled', PAYLOADS.transaction],
  ])('changes no order: %s', async (topic, body) => {
    await sendWebhook(stack, {topic: 'orders/create', body: ORDER_BODY});
    expect(await (await sendWebhook(stack, {topic, body})).text()).toBe('dead-letter');
    expect(
      await rowsOf(stack, 'select status, deleted_at, shipping_address is null as is_erased from public.orders'),
    ).toEqual([{status: 'open', deleted_at: null, is_erased: false}]);
  });

  it('changes no order if the Admin API contradicts it', async () => {
    const {number} = placeOrder(stack.shop);
    await expect.poll(() => countOf(stack, 'public.orders'), PATIENCE).toBe(1);
    const shop = {shop_id: 1, shop_domain: 'localhost'};
    const foreign = {...shop, customer: {id: 1, email: null}, orders_to_redact: [number]};
    for (const [topic, body] of [
      ['orders/delete', {id: number}],
      ['customers/redact', foreign],
      ['shop/redact', shop],
    ] as const)
      expect(await (await sendWebhook(stack, {topic, body})).text()).toBe('dead-letter');
    expect(await rowsOf(stack, 'select deleted_at, shipping_address is null as is_erased from public.orders')).toEqual([
      {deleted_at: null, is_erased: false},
    ]);
  });
});
