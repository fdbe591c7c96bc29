import {afterAll, beforeAll, beforeEach, describe, expect, it} from 'vitest';
import {BODIES, ORDER_BODY} from '../../app/features/order-sync/webhooks/order.sample';
import {placeOrder} from '../support/place-order';
import {countOf, rowsOf, sendWebhook} from '../support/send-webhook';
import {startStackWithBackend, type StackWithBackend} from '../support/stack';

/** Above what a busy machine takes. */
const PATIENCE = {timeout: 30_000};

let stack: StackWithBackend;
beforeAll(async () => void (stack = await startStackWithBackend()));
beforeEach(() => stack.reset());
afterAll(() => stack.close());

const DEPTH = 10_000;
const POISON: readonly (readonly [string, unknown])[] = [
  ['no JSON', '{"id": 1,'],
  ['nothing', ''],
  ['a page', '<!doctype html><title>Bad gateway</title>'],
  ['of 2 MB', ' '.repeat(2_000_000)],
  ['10,000 levels deep', '['.repeat(DEPTH) + ']'.repeat(DEPTH)],
  ['null', 'null'],
  ['long, and cut in the middle of a character', `"${'a'.repeat(99_998)}${'🍛'.repeat(10)}"`],
  ['without an id', {...ORDER_BODY, id: undefined}],
  ['with a moment without a zone', {...ORDER_BODY, updated_at: '2026-06-01T12:00:00'}],
  ['with an amount beyond what is exact', {...ORDER_BODY, total_price: '90071992547409.93'}],
  ['with a negative amount', {...ORDER_BODY, total_price: '-5.00'}],
  ['what the database refuses', {...ORDER_BODY, created_at: '0000-01-01T00:00:00Z'}],
];

describe('a body that will never be understood', () => {
  it.each(POISON)('is kept for people and not sent again: %s', async (_what, body) => {
    const response = await sendWebhook(stack, {topic: 'orders/create', body});
    expect([response.status, await response.text()]).toEqual([200, 'dead-letter']);
    expect(await countOf(stack, 'private.dead_letters')).toBe(1);
    expect(await countOf(stack, 'public.orders')).toBe(0);
  });

  it('does not stand in the way of its neighbours', async () => {
    const bodies = [...POISON.map(([, body]) => body), ORDER_BODY];
    const answers = await Promise.all(bodies.map((body) => sendWebhook(stack, {topic: 'orders/create', body})));
    expect(answers.map(({status}) => status)).toEqual(bodies.map(() => 200));
    expect(await countOf(stack, 'public.orders')).toBe(1);
  });

  it('is told apart from an order with odd parts, which is taken', async () => {
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

  it('says why, and is kept with its topic', async () => {
    await sendWebhook(stack, {topic: 'products/create', body: {id: 1}});
    const letters = await rowsOf(stack, 'select topic, reason, body from private.dead_letters');
    expect(letters).toEqual([{topic: 'products/create', reason: 'nobody asked for this topic', body: '{"id":1}'}]);
  });
});

describe('a right signature under another topic', () => {
  it.each([
    ['customers/redact', BODIES.order],
    ['shop/redact', BODIES.customerRedact],
    ['orders/create', BODIES.customerRedact],
    ['orders/cancelled', BODIES.transaction],
  ])('takes nothing away: %s', async (topic, body) => {
    await sendWebhook(stack, {topic: 'orders/create', body: ORDER_BODY});
    expect(await (await sendWebhook(stack, {topic, body})).text()).toBe('dead-letter');
    expect(
      await rowsOf(stack, 'select status, deleted_at, shipping_address is null as is_erased from public.orders'),
    ).toEqual([{status: 'open', deleted_at: null, is_erased: false}]);
  });

  it('is not believed about what the shop itself denies', async () => {
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
