import {afterAll, beforeAll, beforeEach, describe, expect, it} from 'vitest';
import {SEED_PEOPLE} from '../../../local/seed/people';
import {toSignedIn, signInTo, textOf, type SignedIn} from '../../support/account';
import {signInWithCode} from '../../support/google-visitor';
import {idOfOrder, recordOrders} from '../../support/orders';
import {placeOrder} from '../../support/place-order';
import {claimsOf, rewriteSession} from '../../support/session-cookie';
import {startStackWithBackend, type StackWithBackend} from '../../support/stack';
import {readStreamed} from '../../support/streamed';
import {createVisitor} from '../../support/visitor';
import {webhooksOf} from '../../support/webhooks';

const {ada, ben, elena} = SEED_PEOPLE;
const TITLE = 'From your order history';
const FAILED = 'Your order history at the shop cannot be shown right now.';
const EXPIRED = 'Your session has expired. Please log in again';
const PLACES = ['/orders', '/profile/orders'] as const;

let stack: StackWithBackend;
beforeAll(async () => void (stack = await startStackWithBackend()));
beforeEach(async () => {
  await stack.reset();
  await webhooksOf(stack.shop).setBehavior({drop: 1});
});
afterAll(() => stack.close());

async function signIn(): Promise<SignedIn> {
  const visitor = createVisitor(stack.origin);
  await signInWithCode(visitor, stack, elena.email);
  return toSignedIn(visitor);
}

/** Creates this many orders at Shopify only, numbered from 1001. */
const buy = (count = 1, customer: {email: string; number: number} = elena) =>
  Array.from({length: count}, () => placeOrder(stack.shop, {customer}));

/** Replicates an order, as its webhook would. */
const deliver = ({number, orderNumber}: ReturnType<typeof placeOrder>) =>
  recordOrders(stack.backend, [{number, of: elena, order_number: `#${orderNumber}`}]);

const asked = async () =>
  (await stack.shop.log()).requests.filter(({operation}) => operation === 'OrderHistory').length;

/** Returns the text of the section with Shopify's orders. */
const historyIn = (text: string) => text.slice(text.indexOf(TITLE));
const numbersIn = (text: string) => [...text.matchAll(/Order #(\d+) Paid/g)].map(([, number]) => Number(number));

describe('a customer who signs in with a code', () => {
  it.each(PLACES)('sees only their own orders that only Shopify has, below the list: %s', async (path) => {
    buy(1);
    buy(1, ada);
    const who = await signIn();
    const html = await (await who.get(path)).text();
    const text = textOf(html);
    expect(text).toContain('No orders found.');
    expect(historyIn(text)).toMatch(
      /Order #1001 Paid Unfulfilled Placed on \w+ \d+, 20\d\d at [\d:]+\s[AP]M E[SD]T Total \$12\.98/,
    );
    expect(text).not.toContain('#1002');
    const [order] = stack.shop.orders();
    expect(html).toMatch(new RegExp(`<a[^>]*href="${stack.shop.origin}[^"]*${order?.token}[^"]*"[^>]*rel="noopener`));
  });

  it('sees a replicated order in the list only', async () => {
    const [first, second] = buy(2);
    if (first) await deliver(first);
    const who = await signIn();
    const text = await who.read('/orders');
    expect(text).toContain('You have 1 order ');
    expect(numbersIn(historyIn(text))).toEqual([1002]);
    if (second) await deliver(second);
    expect(await who.read('/orders')).not.toContain(TITLE);
  });

  it('does not see hidden orders in the history', async () => {
    const [order] = buy(1);
    if (order) await deliver(order);
    const who = await signIn();
    await who.post(`/order/${await idOfOrder(stack.backend, order?.number ?? 0)}`, {intent: 'hide'});
    await who.get('/about');
    for (const path of PLACES) expect(await who.read(path)).not.toContain('#1001');
  });

  it('pages through a long history and back', async () => {
    buy(12);
    const who = await signIn();
    const linkIn = (html: string, words: string) =>
      new RegExp(`<a[^>]*href="([^"]+)"[^>]*>${words}<`).exec(html)?.[1]?.replaceAll('&amp;', '&') ?? '';
    const first = await (await who.get('/profile/orders')).text();
    expect(numbersIn(textOf(first))).toEqual(Array.from({length: 10}, (_, index) => 1012 - index));
    const next = linkIn(first, 'Show older ones');
    expect(next).toMatch(/^\/profile\/orders\?history=.+#order-history$/);
    const second = await (await who.get(next)).text();
    expect(numbersIn(textOf(second))).toEqual([1002, 1001]);
    const back = linkIn(second, 'Back to the newest');
    expect(numbersIn(await who.read(back))[0]).toBe(1012);
  });

  it('sees the first page for an invalid history cursor', async () => {
    buy(1);
    const who = await signIn();
    expect(numbersIn(await who.read('/orders?history=%00'))).toEqual([1001]);
    const text = await who.read('/orders?history=nowhere');
    expect(text).toContain(FAILED);
    expect(text).toContain('My Orders');
  });

  it('does not wait for Shopify', async () => {
    buy(1);
    const who = await signIn();
    await stack.shop.fault({op: 'OrderHistory', mode: 'delay', ms: 2_000});
    const {early, whole} = await readStreamed(who, '/orders', 'No orders found.');
    expect({early: early.includes('#1001'), whole: whole.includes('#1001')}).toEqual({early: false, whole: true});
  });
});

describe('a customer who signed in another way', () => {
  it('sees no history, and no request goes to Shopify', async () => {
    buy(1, ben);
    const who = await signInTo(stack, ben);
    for (const path of PLACES) {
      const text = await who.read(path);
      expect(text).toContain('No orders found.');
      expect(text).not.toContain('order history');
    }
    expect(await asked()).toBe(0);
  });
});

describe('a failed history', () => {
  it.each([
    ['fails', {mode: 'status', status: 503}],
    ['never responds', {mode: 'hang'}],
    ['returns no customer', {mode: 'partial', field: 'customer'}],
    ['returns HTML', {mode: 'html'}],
  ] as const)('shows the complete list and a retry link if Shopify %s', async (_how, fault) => {
    const [order] = buy(2);
    if (order) await deliver(order);
    const who = await signIn();
    await stack.shop.fault({op: 'OrderHistory', ...fault, times: 1});
    const response = await who.get('/orders');
    const html = await response.text();
    expect({status: response.status, text: textOf(html)}).toEqual({
      status: 200,
      text: expect.stringContaining('You have 1 order '),
    });
    expect(textOf(html)).toContain(FAILED);
    expect(textOf(html)).not.toContain('#1002');
    const again = /<a[^>]*href="([^"]+)"[^>]*>Ask the shop again</.exec(html)?.[1] ?? '';
    expect(numbersIn(await who.read(again))).toEqual([1002]);
  });
});

describe('during a database outage', () => {
  it('Shopify’s orders are shown below the message, including hidden ones', async () => {
    const [order] = buy(2);
    if (order) await deliver(order);
    const who = await signIn();
    await stack.backend.fault({path: '/rest/*', mode: 'status', status: 503});
    const response = await who.get('/orders');
    const text = textOf(await response.text());
    expect(response.status).toBe(503);
    expect(text).toContain('Something went wrong');
    expect(text).toContain('Orders that you have hidden are among them.');
    expect(numbersIn(text)).toEqual([1002, 1001]);
    expect(await (await who.get('/profile/orders')).text()).toContain('Your account cannot be opened right now');
    await stack.restartStorefront();
  });

  it('an expired token shows no orders', async () => {
    buy(1);
    const who = await signIn();
    const token = (await claimsOf(who))?.accountToken;
    await rewriteSession(who, {accountToken: token ? {...token, expiresAtMs: 1} : null});
    await stack.backend.fault({path: '/rest/*', mode: 'status', status: 503});
    const text = await who.read('/orders');
    expect({showsFailure: text.includes(FAILED), showsOrder: text.includes('#1001')}).toEqual({
      showsFailure: true,
      showsOrder: false,
    });
    await stack.restartStorefront();
  });

  it('Shopify’s orders are shown in the account, too, even if only the orders table fails', async () => {
    buy(1);
    const who = await signIn();
    await stack.backend.fault({path: '/rest/v1/listed_orders', mode: 'status', status: 503});
    const response = await who.get('/profile/orders');
    expect({status: response.status, numbers: numbersIn(textOf(await response.text()))}).toEqual({
      status: 503,
      numbers: [1001],
    });
    await stack.restartStorefront();
  });

  it('no order is shown twice if the replicated order ids cannot be read', async () => {
    const [order] = buy(1);
    if (order) await deliver(order);
    const who = await signIn();
    await stack.backend.fault({path: '/rest/v1/orders', mode: 'status', status: 503});
    const text = await who.read('/orders');
    expect(text).toContain('You have 1 order ');
    expect(text).toContain(FAILED);
    expect(numbersIn(text)).toEqual([]);
    await stack.restartStorefront();
  });
});

describe('a customer token', () => {
  it.each(PLACES)('ends the session if Shopify rejects it: %s', async (path) => {
    const who = await signIn();
    stack.shop.revokeAccessTokens();
    expect(await who.read(path)).toContain(EXPIRED);
    const text = await who.read(path);
    expect(text).toContain('Welcome');
    expect(text).toContain(EXPIRED);
  });

  it('does not end the session if Shopify rejects it and another sign-in method is valid', async () => {
    buy(1);
    const who = await signIn();
    await rewriteSession(who, {issuer: 'google'});
    stack.shop.revokeAccessTokens();
    const visits = [await who.read('/orders'), await who.read('/orders')];
    for (const text of visits) expect(text).toContain('My Orders');
  });

  it('is refreshed once after it expired, and the history is shown', async () => {
    buy(1);
    const who = await signIn();
    const token = (await claimsOf(who))?.accountToken;
    await rewriteSession(who, {accountToken: token ? {...token, expiresAtMs: 1} : null});
    for (const path of PLACES) expect(numbersIn(await who.read(path))).toEqual([1001]);
    const {requests} = await stack.shop.log();
    expect(requests.filter(({path}) => path.endsWith('/oauth/token'))).toHaveLength(2);
  });
});
