import {createHash, randomBytes} from 'node:crypto';
import {afterAll, beforeAll, beforeEach, describe, expect, it} from 'vitest';
import {SEED_PEOPLE} from '../../../local/seed/people';
import {signInTo, textOf} from '../../support/account';
import {idOfOrder, orderGid, recordOrders} from '../../support/orders';
import {startStackWithBackend, type StackWithBackend} from '../../support/stack';
import {createVisitor} from '../../support/visitor';

const {ada, ben} = SEED_PEOPLE;
const HOUR_MS = 3_600_000;

let stack: StackWithBackend;
beforeAll(async () => void (stack = await startStackWithBackend()));
beforeEach(() => stack.reset());
afterAll(() => stack.close());

/** Creates a guest link to the order with this number, as in the mail to its guest. */
async function linkTo(number: number, lifetimeMs = HOUR_MS) {
  const token = randomBytes(32).toString('base64url');
  const digest = createHash('sha256').update(token).digest('hex');
  const expiresAt = new Date(Date.now() + lifetimeMs).toISOString();
  await stack.backend.database.connected(({script}) =>
    script(`insert into private.guest_links (order_id, token_hash, expires_at)
      select id, '${digest}', '${expiresAt}' from public.orders where shopify_order_id = '${orderGid(number)}'`),
  );
  return `/order/guest/${token}`;
}

const open = async (path: string) => {
  const response = await createVisitor(stack.origin).get(path);
  return {response, html: await response.text()};
};

describe('a guest’s link', () => {
  it('shows items and status, and no personal data', async () => {
    await recordOrders(stack.backend, [{number: 1001, email: 'guest@example.com', transaction_id: 'T-1'}]);
    const {response, html} = await open(await linkTo(1001));
    const text = textOf(html);
    expect(response.status).toBe(200);
    for (const words of [
      'Order #1001',
      'Palak Paneer',
      'Total $20.97',
      'Unfulfilled',
      'Packed Still to come',
      'This link works until',
    ])
      expect(text).toContain(words);
    for (const secret of ['Byron', 'Pearl Street', '11201', '7185550100', 'guest@example.com', 'T-1'])
      expect(html).not.toContain(secret);
  });

  it('leads its signed-in owner to the page of the order, and other people nowhere', async () => {
    await recordOrders(stack.backend, [{number: 1001, of: ada}]);
    const path = await linkTo(1001);
    const opened = async (who: typeof ada | typeof ben) => (await signInTo(stack, who)).get(path);
    const own = await opened(ada);
    expect({status: own.status, to: own.headers.get('Location')}).toEqual({
      status: 302,
      to: `/order/${await idOfOrder(stack.backend, 1001)}`,
    });
    expect((await opened(ben)).status).toBe(200);
    expect((await open(path)).response.status).toBe(200);
  });

  it('is not cacheable, not indexable and not sent as a referrer', async () => {
    await recordOrders(stack.backend, [{number: 1001}]);
    const path = await linkTo(1001);
    for (const address of [path, `${path}.data`, '/order/guest/x']) {
      const {response} = await open(address);
      expect(response.headers.get('Cache-Control')).toContain('no-store');
    }
    const {response, html} = await open(path);
    expect(response.headers.get('Referrer-Policy')).toBe('same-origin');
    expect(response.headers.get('X-Robots-Tag')).toBe('noindex');
    expect(html).toContain('content="noindex"');
  });

  it('shows an error and a contact link if it is expired, invalid or of a deleted order', async () => {
    await recordOrders(stack.backend, [{number: 1001}, {number: 1002}]);
    const over = await linkTo(1001, -HOUR_MS);
    const deleted = await linkTo(1002);
    await stack.backend.database.connected(({script}) =>
      script(`update public.orders set deleted_at = now() where shopify_order_id = '${orderGid(1002)}'`),
    );
    const madeUp = [randomBytes(32).toString('base64url'), 'x', '%00', 'a'.repeat(5_000)].map(
      (it) => `/order/guest/${it}`,
    );
    for (const path of [over, deleted, ...madeUp]) {
      const {response, html} = await open(path);
      expect({path: path.slice(0, 60), status: response.status}).toEqual({path: path.slice(0, 60), status: 404});
      expect(html).toContain('This link does not work any more');
      expect(html).toContain('href="/contact"');
    }
  });

  it('returns 503 while the database is unavailable', async () => {
    await recordOrders(stack.backend, [{number: 1001}]);
    const path = await linkTo(1001);
    await stack.backend.fault({path: '/rest/*', mode: 'status', status: 503});
    const {response, html} = await open(path);
    expect(response.status).toBe(503);
    expect(html).toContain('Failed to load order details');
    await stack.restartStorefront();
  });
});
