import {createHmac, randomUUID} from 'node:crypto';
import {afterAll, beforeAll, beforeEach, describe, expect, it} from 'vitest';
import {ORDER_BODY} from '../../../app/orders/sync/webhooks/order.sample';
import {LOCAL_CREDENTIALS} from '../../../local/shop/local-credentials';
import {countOf, sendWebhook} from '../../support/send-webhook';
import {startStackWithBackend, type StackWithBackend} from '../../support/stack';

const [NEWEST, OLDER] = LOCAL_CREDENTIALS.webhookSecrets;
const TEXT = JSON.stringify(ORDER_BODY);

let stack: StackWithBackend;
beforeAll(async () => void (stack = await startStackWithBackend()));
beforeEach(() => stack.reset());
afterAll(() => stack.close());

const digest = (secret: string = NEWEST, text = TEXT) => createHmac('sha256', secret).update(text).digest();
const right = digest().toString('base64');

const BAD: readonly (readonly [string, Record<string, string>])[] = [
  ['empty', {'X-Shopify-Hmac-Sha256': ''}],
  ['hexadecimal', {'X-Shopify-Hmac-Sha256': digest().toString('hex')}],
  ['truncated', {'X-Shopify-Hmac-Sha256': right.slice(0, -2)}],
  ['padded', {'X-Shopify-Hmac-Sha256': `${right}=`}],
  ['doubled', {'X-Shopify-Hmac-Sha256': `${right}, ${right}`}],
  ['a stranger’s', {'X-Shopify-Hmac-Sha256': digest('a stranger').toString('base64')}],
  ['of another body', {'X-Shopify-Hmac-Sha256': digest(NEWEST, `${TEXT} `).toString('base64')}],
];

describe('a webhook', () => {
  it.each(BAD)('is rejected before the body is parsed or stored if its signature is %s', async (_what, headers) => {
    const response = await sendWebhook(stack, {topic: 'orders/create', body: TEXT, headers});
    expect(response.status).toBe(401);
    expect(await countOf(stack, 'private.webhook_events')).toBe(0);
    expect(await countOf(stack, 'public.orders')).toBe(0);
  });

  it('is rejected without a signature', async () => {
    const response = await fetch(`${stack.origin}/webhooks/shopify`, {method: 'POST', body: '{'});
    expect(response.status).toBe(401);
  });

  it.each([NEWEST, OLDER])('is accepted under either secret during a rotation', async (secret) => {
    const response = await sendWebhook(stack, {topic: 'orders/create', body: TEXT, secret});
    expect({status: response.status, text: await response.text()}).toEqual({status: 200, text: 'recorded'});
  });

  it('is rejected if it is from another store, even of the same app', async () => {
    const headers = {'X-Shopify-Shop-Domain': 'other.myshopify.com'};
    expect((await sendWebhook(stack, {topic: 'orders/create', body: TEXT, headers})).status).toBe(403);
    expect(await countOf(stack, 'public.orders')).toBe(0);
  });

  it.each(['X-Shopify-Topic', 'X-Shopify-Webhook-Id', 'X-Shopify-Shop-Domain'])(
    'is rejected without its %s header',
    async (name) => {
      expect((await sendWebhook(stack, {topic: 'orders/create', body: TEXT, headers: {[name]: ''}})).status).toBe(400);
    },
  );

  it('is accepted by POST only', async () => {
    for (const method of ['GET', 'PUT', 'PATCH', 'DELETE']) {
      const response = await fetch(`${stack.origin}/webhooks/shopify`, {method});
      expect({method, status: response.status, allow: response.headers.get('Allow')}).toEqual({
        method,
        status: 405,
        allow: 'POST',
      });
    }
  });

  it('is rejected while streaming if it is too large, signed or not', async () => {
    const large = ' '.repeat(4_500_000);
    expect((await sendWebhook(stack, {topic: 'orders/create', body: large})).status).toBe(413);
  });

  it('takes effect once, even if delivered five times at once or under a new id', async () => {
    const id = randomUUID();
    const five = Array.from({length: 5}, () => sendWebhook(stack, {topic: 'orders/create', body: TEXT, id}));
    const outcomes = await Promise.all((await Promise.all(five)).map((response) => response.text()));
    expect(outcomes.sort()).toEqual(['duplicate', 'duplicate', 'duplicate', 'duplicate', 'recorded']);
    const again = await sendWebhook(stack, {topic: 'orders/create', body: TEXT});
    expect({status: again.status, text: await again.text()}).toEqual({status: 200, text: 'older'});
    expect(await countOf(stack, 'public.orders')).toBe(1);
    expect(await countOf(stack, 'public.order_items')).toBe(ORDER_BODY.line_items.length);
  });
});
