import {createHmac} from 'node:crypto';
import {describe, expect, it, vi} from 'vitest';
import {SEED_PEOPLE} from '../seed/people';
import {SEED} from '../seed/seed';
import {createShop} from '../shop/create-shop';
import {LOCAL_CREDENTIALS} from '../shop/local-credentials';
import {ShopDataSchema} from '../shop/shop-data-schema';
import {SEED_WITHOUT_ORDERS, startLocalShop} from '../../tests/support/local-shop';
import {placeOrder} from '../../tests/support/place-order';
import {useShopWithWebhooks} from '../../tests/support/shop-with-webhooks';
import {webhooksOf, type Delivery} from '../../tests/support/webhooks';

/** Four of the order and one of the stock that it takes. */
const OF_AN_ORDER = 5;
const WAIT = {timeout: 20_000, interval: 20};

const {shop, receiver} = await useShopWithWebhooks();
const webhooks = webhooksOf(shop);

const settled = (state: Delivery['state']) =>
  vi.waitFor(async () => {
    const {deliveries} = await webhooks.report();
    expect(deliveries.map((delivery) => delivery.state)).toEqual(Array.from(deliveries, () => state));
    return deliveries;
  }, WAIT);
const idsOf = (list: readonly {readonly headers: Record<string, unknown>}[]) =>
  list.map(({headers}) => headers['x-shopify-webhook-id']);

describe('a failed delivery', () => {
  it('is retried with the same bytes and the same id until it succeeds', async () => {
    await webhooks.setBehavior({retryMs: [1, 1, 1]});
    receiver.respondNext(...Array.from({length: OF_AN_ORDER}, () => 500), 302);
    placeOrder(shop);
    const deliveries = await settled('delivered');
    const tries = deliveries.map(({attempts}) => attempts.map(({status}) => status));
    const failed = Array.from({length: OF_AN_ORDER}, () => 500);
    expect(tries.flat().sort()).toEqual([...failed.map(() => 200), 302, ...failed]);
    for (const {id, attempts} of deliveries) {
      const same = receiver.received.filter(({headers}) => headers['x-shopify-webhook-id'] === id);
      expect(same).toHaveLength(attempts.length);
      expect(
        new Set(same.map(({raw, headers}) => `${raw.toString()} ${String(headers['x-shopify-hmac-sha256'])}`)).size,
      ).toBe(1);
    }
  });

  it('is given up after the last attempt', async () => {
    await webhooks.setBehavior({retryMs: [1]});
    receiver.respondNext(...Array.from({length: 2 * OF_AN_ORDER}, () => 503));
    placeOrder(shop);
    for (const {attempts} of await settled('failed')) expect(attempts).toHaveLength(2);
    await webhooks.replay();
    await settled('delivered');
  });

  it('times out after five seconds', async () => {
    await webhooks.setBehavior({retryMs: []});
    receiver.respondNext(...Array.from({length: OF_AN_ORDER}, () => 'hang' as const));
    placeOrder(shop);
    for (const {attempts} of await settled('failed')) {
      expect(attempts).toMatchObject([{status: null, error: 'no answer within 5 s'}]);
    }
  });
});

it('sends pending deliveries after a restart', async () => {
  await webhooks.setBehavior({delayMs: 600_000});
  placeOrder(shop);
  const waiting = await settled('waiting');
  const {config, state} = shop.shop;
  const data = ShopDataSchema.parse(JSON.parse(JSON.stringify(shop.snapshot())));
  await shop.reset();
  const next = createShop({seed: SEED_WITHOUT_ORDERS, clock: state.clock, config, data, deliversWebhooks: true});
  await vi.waitFor(() => expect(receiver.received).toHaveLength(OF_AN_ORDER), WAIT);
  expect(idsOf(receiver.received).sort()).toEqual(waiting.map(({id}) => id).sort());
  await next.close();
});

describe('a fault mode of the local Shopify', () => {
  it('delivers twice', async () => {
    await webhooks.setBehavior({duplicate: 1});
    placeOrder(shop);
    await settled('delivered');
    await vi.waitFor(() => expect(receiver.received).toHaveLength(2 * OF_AN_ORDER), WAIT);
    expect(new Set(idsOf(receiver.received)).size).toBe(OF_AN_ORDER);
  });

  it('drops deliveries until they are replayed in the requested order', async () => {
    await webhooks.setBehavior({drop: 1});
    placeOrder(shop);
    const dropped = await settled('dropped');
    expect(receiver.received).toEqual([]);
    const ids = dropped.map(({id}) => id).reverse();
    expect((await webhooks.replay({ids})).status).toBe(200);
    expect(idsOf(receiver.received)).toEqual(ids);
    await settled('delivered');
  });

  it('delays deliveries so that they arrive out of order', async () => {
    await webhooks.setBehavior({delayMs: 600_000});
    placeOrder(shop);
    await settled('waiting');
    expect(receiver.received).toEqual([]);
    await shop.reset();
    await webhooks.setBehavior({shuffleMs: 2000, seed: 3});
    placeOrder(shop);
    const deliveries = await settled('delivered');
    expect(idsOf(receiver.received)).not.toEqual(deliveries.map(({id}) => id));
  });

  it('signs with the older of two secrets', async () => {
    await webhooks.setBehavior({secret: 'older'});
    placeOrder(shop);
    await settled('delivered');
    const [newest, older] = LOCAL_CREDENTIALS.webhookSecrets;
    for (const {raw, headers} of receiver.received) {
      const sign = (secret: string) => createHmac('sha256', secret).update(raw).digest('base64');
      expect(headers['x-shopify-hmac-sha256']).toBe(sign(older));
      expect(headers['x-shopify-hmac-sha256']).not.toBe(sign(newest));
    }
    expect(shop.settings['SHOPIFY_WEBHOOK_SECRETS']).toBe(`${newest},${older}`);
  });

  it.each([{duplicate: 2}, {delay: 5}, {retryMs: [1, 1, 1, 1, 1, 1, 1, 1, 1]}, {secret: 'none'}])(
    'rejects the invalid setting %j',
    async (behavior) => {
      const response = await webhooks.setBehavior(behavior);
      expect(response.status).toBe(400);
      expect(await response.json()).toMatchObject({errors: [{key: expect.any(String)}]});
    },
  );
});

describe('an event that the local Shopify never causes itself', () => {
  const {ada} = SEED_PEOPLE;

  it.each([
    ['customers/redact', {email: ada.email}, {customer: {id: ada.number, email: ada.email}, orders_to_redact: []}],
    ['customers/data_request', {email: ada.email}, {customer: {id: ada.number}, orders_requested: []}],
    ['shop/redact', {}, {shop_id: 60_000_000_001}],
  ])('is sent on request: %s', async (topic, about, body) => {
    expect((await webhooks.emit({topic, ...about})).status).toBe(200);
    await settled('delivered');
    expect(receiver.received.map((webhook) => webhook.topic)).toEqual([topic]);
    expect(JSON.parse(receiver.received[0]?.raw.toString() ?? '')).toMatchObject({
      shop_domain: new URL(shop.origin).host,
      ...body,
    });
  });

  it('is rejected if it is invalid', async () => {
    for (const what of [{topic: 'orders/create'}, {topic: 'customers/redact', email: 'nobody@example.com'}, {}]) {
      expect((await webhooks.emit(what)).status).toBe(400);
    }
    expect((await webhooks.report()).deliveries).toEqual([]);
  });
});

describe('the announcement of all orders', () => {
  it('queues the current state of every order, the newest first, with its refunds', async () => {
    const withPast = await startLocalShop({seed: SEED});
    try {
      const response = await fetch(`${withPast.origin}/__webhooks/announce`, {method: 'POST'});
      expect(await response.json()).toEqual({orders: 5});
      const {deliveries} = await webhooksOf(withPast).report();
      expect(deliveries.map(({topic, body}) => [topic, body['order_number'] ?? body['order_id']])).toEqual([
        ['orders/updated', 1005],
        ['orders/updated', 1004],
        ['orders/updated', 1003],
        ['orders/updated', 1002],
        ['refunds/create', withPast.orders()[1]?.number],
        ['orders/updated', 1001],
      ]);
    } finally {
      await withPast.close();
    }
  });
});
