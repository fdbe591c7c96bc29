import {afterAll, beforeAll, beforeEach, describe, expect, it} from 'vitest';
import {ORDER_BODY} from '../../../app/orders/sync/webhooks/order.sample';
import {PAYLOADS} from '../../../app/orders/sync/webhooks/payloads.sample';
import {adminExecutor} from '../../../local/shop/admin/admin-endpoint';
import {placeOrder} from '../../support/place-order';
import {countOf, rowsOf, sendWebhook} from '../../support/send-webhook';
import {PRODUCTION_TIMEOUT, startStackWithBackend, type StackWithBackend} from '../../support/stack';
import {webhooksOf} from '../../support/webhooks';

let stack: StackWithBackend;
// On a busy machine the schema takes longer to load than the storefront's timeout.
beforeAll(() => void adminExecutor());
beforeAll(async () => void (stack = await startStackWithBackend(PRODUCTION_TIMEOUT)));
beforeEach(async () => {
  await stack.restartStorefront();
  await stack.reset();
});
afterAll(() => stack.close());

const endFaults = () => Promise.all([stack.backend.clearFaults(), stack.shop.clearFaults()]);

/** Sends an order, and returns the status and whether the response met Shopify's five-second limit. */
async function send(body: unknown = ORDER_BODY, topic = 'orders/create', id?: string) {
  const startMs = performance.now();
  const {status} = await sendWebhook(stack, {topic, body, id});
  return {status, isInTime: performance.now() - startMs < 4_000};
}

describe('during a database outage', () => {
  it.each([{mode: 'delay', ms: 10_000}, {mode: 'hang'}, {mode: 'status'}, {mode: 'reset'}] as const)(
    'a webhook receives a 503 in time and is stored by the retry: %j',
    async (fault) => {
      await stack.backend.fault({path: '/rest/*', ...fault});
      expect(await send(ORDER_BODY, 'orders/create', 'once')).toEqual({status: 503, isInTime: true});
      await endFaults();
      expect(await send(ORDER_BODY, 'orders/create', 'once')).toEqual({status: 200, isInTime: true});
      expect(await countOf(stack, 'public.orders')).toBe(1);
    },
  );

  it('an unprocessable webhook receives a 503 too, because its dead letter is not stored', async () => {
    await stack.backend.fault({path: '/rest/*', mode: 'hang'});
    expect(await send('{')).toEqual({status: 503, isInTime: true});
  });

  it('an unsigned webhook is still rejected', async () => {
    await stack.backend.fault({path: '/rest/*', mode: 'hang'});
    const response = await fetch(`${stack.origin}/webhooks/shopify`, {method: 'POST', body: '{}'});
    expect(response.status).toBe(401);
  });

  it('pages are still served', async () => {
    await stack.backend.fault({path: '/*', mode: 'hang'});
    await Promise.all(Array.from({length: 10}, () => send()));
    expect((await fetch(`${stack.origin}/products`)).status).toBe(200);
  });
});

describe('during an Admin API outage', () => {
  it('webhooks that need it receive a 503 in time, and the others are stored', async () => {
    await stack.shop.fault({path: '/admin/*', mode: 'hang'});
    expect(await send(PAYLOADS.fulfillmentOrder, 'fulfillment_orders/moved')).toEqual({status: 503, isInTime: true});
    expect(await send()).toEqual({status: 200, isInTime: true});
  });

  it('a fulfillment is stored, and its fulfillment orders by the retry', async () => {
    await webhooksOf(stack.shop).setBehavior({drop: 1});
    const {number: id} = placeOrder(stack.shop);
    const parcel = {...PAYLOADS.fulfillment, order_id: id};
    const packing = () => rowsOf(stack, 'select jsonb_array_length(fulfillment_orders) as parts from public.orders');
    await send({...ORDER_BODY, id, fulfillments: []}, 'orders/updated');
    await stack.shop.fault({path: '/admin/*', mode: 'hang'});
    expect(await send(parcel, 'fulfillments/create', 'once')).toEqual({status: 503, isInTime: true});
    expect(await countOf(stack, 'public.fulfillments')).toBe(1);
    expect(await packing()).toEqual([{parts: 0}]);
    await endFaults();
    expect(await send(parcel, 'fulfillments/create', 'once')).toEqual({status: 200, isInTime: true});
    expect(await countOf(stack, 'public.fulfillments')).toBe(1);
    expect(await packing()).toEqual([{parts: 1}]);
  });
});
