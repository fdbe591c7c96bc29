import {afterAll, beforeAll, beforeEach, describe, expect, it} from 'vitest';
import {SEED_PEOPLE} from '../../../local/seed/people';
import {signInTo, textOf} from '../../support/account';
import {idOfOrder, recordOrders, type OrderFacts} from '../../support/orders';
import {readOrdersPage} from '../../support/orders-page';
import {SEED_WITH_PORTAL} from '../../support/portal';
import {PRODUCTION_TIMEOUT, startStackWithBackend, type StackWithBackend} from '../../support/stack';
import {readStreamed} from '../../support/streamed';

const {ada} = SEED_PEOPLE;
const TAB = '/profile/orders';

let stack: StackWithBackend;
beforeAll(async () => void (stack = await startStackWithBackend({}, {seed: SEED_WITH_PORTAL})));
beforeEach(() => stack.reset());
afterAll(() => stack.close());

/** Records this many orders of Ada, a day apart, numbered from 1001. */
const orders = (count: number): readonly OrderFacts[] =>
  Array.from({length: count}, (_, index) => ({
    number: 1001 + index,
    of: ada,
    placedAt: new Date(Date.UTC(2026, 9, 1 + index, 16)).toISOString(),
  }));

const headingsOf = (html: string) =>
  [...html.slice(html.indexOf('<main'), html.indexOf('<footer')).matchAll(/<h(\d)[^>]*>([^<]+)</g)].map(
    ([, level, words]) => `${level} ${words}`,
  );

/** Returns the text of the list without its surroundings, URLs and times. */
const listOf = (html: string) =>
  textOf(html.slice(html.indexOf('Your Orders'), html.indexOf('<footer')))
    .replace(/Last updated [\d:]+\s[AP]M \w+/, '')
    .replace('Open customer portal (opens in a new tab)', '')
    .replace('Your reviews', '')
    .replaceAll(/\s+/g, ' ');

describe('the Orders tab of the account', () => {
  it('shows the same list as the orders page, below the heading of the account', async () => {
    await recordOrders(stack.backend, orders(2));
    const who = await signInTo(stack, ada);
    const tab = await (await who.get(TAB)).text();
    const page = await (await who.get('/orders')).text();
    expect(listOf(tab)).toContain('You have 2 orders');
    expect(listOf(tab)).toBe(listOf(page));
    expect(headingsOf(page)).toEqual(['1 Your Orders', '2 My Orders', '3 Order #1002', '3 Order #1001']);
    expect(headingsOf(tab)).toEqual(['1 My Account', '2 Your Orders', '3 My Orders', '4 Order #1002', '4 Order #1001']);
    const hasPortal = (html: string) => textOf(html).includes('Open customer portal');
    expect({page: hasPortal(page), tab: hasPortal(tab)}).toEqual({page: false, tab: true});
  });

  it('shows a message and a link to the products when empty', async () => {
    const text = await (await signInTo(stack, ada)).read(TAB);
    expect(text).toContain('No orders found. Your orders will appear here when you make a purchase.');
    expect(text).toContain('Shop Now');
  });

  it('stays in the account while paging', async () => {
    await recordOrders(stack.backend, orders(12));
    const who = await signInTo(stack, ada);
    const first = await readOrdersPage(who, TAB);
    expect(first.next).toMatch(/^\/profile\/orders\?after=/);
    const second = await readOrdersPage(who, first.next ?? '');
    expect(second.numbers).toEqual([1002, 1001]);
    expect(second.previous).toMatch(/^\/profile\/orders\?before=/);
    expect(await readOrdersPage(who, second.previous ?? '')).toEqual(first);
  });

  it('is the back target of an order that was opened, hidden and shown from it', async () => {
    await recordOrders(stack.backend, orders(1));
    const who = await signInTo(stack, ada);
    const id = await idOfOrder(stack.backend, 1001);
    const path = `/order/${id}?list=account`;
    expect(await (await who.get(TAB)).text()).toContain(`href="${path}"`);
    expect(await (await who.get(path)).text()).toMatch(
      /<a[^>]*href="\/profile\/orders"[^>]*>[^/]*<[^]*?Back to orders/,
    );
    const hidden = await who.post(path, {intent: 'hide'});
    expect(hidden.headers.get('Location')).toBe(`${TAB}?hidden=${id}`);
    const page = await (await who.get(`${TAB}?hidden=${id}`)).text();
    expect(textOf(page)).toContain('Order #1001 is hidden from your orders.');
    expect(page).toContain(`action="${path}"`);
    const shown = await who.post(path, {intent: 'show'});
    expect(shown.headers.get('Location')).toBe(TAB);
    expect((await who.post(`/order/${id}`, {intent: 'hide'})).headers.get('Location')).toBe(`/orders?hidden=${id}`);
  });

  it('returns 503 while orders are unavailable', async () => {
    const who = await signInTo(stack, ada);
    await stack.backend.fault({path: '/rest/v1/listed_orders', mode: 'status', status: 503});
    const response = await who.get(TAB);
    const text = textOf(await response.text());
    expect(response.status).toBe(503);
    for (const words of ['My Account', 'Ada Byron', 'Something went wrong', 'Try Again', 'Open customer portal'])
      expect(text).toContain(words);
    await stack.restartStorefront();
  });
});

describe('the five newest orders', () => {
  it('are listed below the account information without items, with a link to all', async () => {
    await recordOrders(stack.backend, orders(6));
    const html = await (await (await signInTo(stack, ada)).get('/profile')).text();
    const text = textOf(html);
    const shown = [...text.matchAll(/Order #(\d+)/g)].map(([, number]) => number);
    expect(shown).toEqual(['1006', '1005', '1004', '1003', '1002']);
    expect(text).not.toContain('Palak Paneer');
    expect(html).toMatch(/<a[^>]*href="\/profile\/orders"[^>]*>All orders</);
    expect(headingsOf(html)).toEqual(['1 My Account', '2 Account Information', '2 Recent orders']);
  });

  it('have an empty state with a link to the products', async () => {
    expect(await (await signInTo(stack, ada)).read('/profile')).toContain('No orders found.');
  });

  it('do not delay the page', async () => {
    await stack.restartStorefront(PRODUCTION_TIMEOUT);
    const who = await signInTo(stack, ada);
    await stack.backend.fault({path: '/rest/v1/listed_orders', mode: 'hang'});
    const {early, whole} = await readStreamed(who, '/profile', 'Save Changes');
    const failed = 'An error occurred while fetching your orders';
    const hasFailed = (html: string) => textOf(html).includes(failed);
    expect({early: hasFailed(early), whole: hasFailed(whole)}).toEqual({early: false, whole: true});
    await stack.restartStorefront();
  });

  it('have an error message while unavailable, and the account page still loads', async () => {
    const who = await signInTo(stack, ada);
    await stack.backend.fault({path: '/rest/v1/listed_orders', mode: 'status', status: 503});
    const response = await who.get('/profile');
    const text = textOf(await response.text());
    expect(response.status).toBe(200);
    for (const words of ['Save Changes', 'An error occurred while fetching your orders', 'Try Again'])
      expect(text).toContain(words);
    await stack.restartStorefront();
  });
});
