import {afterAll, beforeAll, beforeEach, expect, it} from 'vitest';
import {SEED_PEOPLE} from '../../../local/seed/people';
import {LOCAL_CREDENTIALS} from '../../../local/shop/local-credentials';
import {signInTo, textOf, type SignedIn} from '../../support/account';
import {makeAdmin, passSecondFactor, recordOrders} from '../../support/orders';
import {rowsOf} from '../../support/send-webhook';
import {startStackWithBackend, type StackWithBackend} from '../../support/stack';

const {gita, ada} = SEED_PEOPLE;
const SETTINGS = '/admin/settings';
const HOUR_MS = 3_600_000;

let stack: StackWithBackend;
let who: SignedIn;
beforeAll(async () => void (stack = await startStackWithBackend()));
beforeEach(async () => {
  await stack.reset();
  who = await signInTo(stack, gita);
  await makeAdmin(stack.backend, who.owner);
  await passSecondFactor(stack.backend, who.owner);
});
afterAll(() => stack.close());

const hoursAgo = (hours: number) => new Date(Date.now() - hours * HOUR_MS).toISOString();

it('shows the sales of the chosen time, compared with the time before', async () => {
  await recordOrders(stack.backend, [
    {number: 1001, of: ada, placedAt: hoursAgo(30)},
    {number: 1002, of: ada, placedAt: hoursAgo(3), currency: 'CAD'},
    {number: 1003, of: ada, placedAt: hoursAgo(2)},
    {number: 1004, placedAt: hoursAgo(2), is_test: true},
    {number: 1005, placedAt: hoursAgo(1), cancelled_at: hoursAgo(0)},
  ]);
  const response = await who.get('/admin?window=24h');
  const page = textOf(await response.text());
  expect(response.status).toBe(200);
  expect(page).toContain('Orders 2 100% more than the 24 hours before');
  expect(page).toContain('Revenue $20.97 0% more than the 24 hours before');
  expect(page).toContain('Repeat rate 100%');
  expect(page).toContain('1 order is in another currency than US dollars');
  expect(page).toMatch(/Palak Paneer 4 2 \$15\.98/);
  expect(textOf(await (await who.get('/admin')).text())).toContain('Orders 3 No orders in the 7 days before');
});

it('says first what needs staff now, and nothing of it while the database is down', async () => {
  await recordOrders(stack.backend, [
    {number: 1001, ship_by: '2026-10-03'},
    {number: 1002, ship_by: new Intl.DateTimeFormat('en-CA', {timeZone: 'America/New_York'}).format()},
    {number: 1003, ship_by: '2099-01-01'},
  ]);
  const page = textOf(await (await who.get('/admin')).text());
  expect(page).toContain('What needs you now 1 order late 1 order to ship today');
  expect(page.indexOf('What needs you now')).toBeLessThan(page.indexOf('Total Orders'));
  await stack.backend.fault({path: '/rest/v1/rpc/count_desk_orders', mode: 'status', status: 503});
  expect(textOf(await (await who.get('/admin')).text())).toContain('the orders that wait are unknown');
  await stack.restartStorefront();
});

it('shows dashes instead of zeros while the database is down', async () => {
  await stack.backend.fault({path: '/rest/v1/rpc/find_sales', mode: 'status', status: 503});
  const response = await who.get('/admin');
  const page = textOf(await response.text());
  expect(response.status).toBe(503);
  expect(page).toContain('Failed to load dashboard data');
  expect(page).toContain('Revenue —');
  expect(page).not.toContain('$0.00');
  await stack.restartStorefront();
});

/** The settings of the shop, as its staff change them in the Shopify admin. */
async function inShopify<Data>(query: string, variables: object = {}): Promise<Data> {
  const response = await fetch(`${stack.shop.origin}/admin/api/2026-04/graphql.json`, {
    method: 'POST',
    headers: {'content-type': 'application/json', 'X-Shopify-Access-Token': LOCAL_CREDENTIALS.adminToken},
    body: JSON.stringify({query, variables}),
  });
  return (await response.json<{data: Data}>()).data;
}

const READ = '{metaobjectByHandle(handle: {type: "storefront_settings", handle: "main"}) {id fields {key value}}}';
const CHANGE =
  'mutation Change($id: ID!, $fields: [MetaobjectFieldInput!]!) {metaobjectUpdate(id: $id, metaobject: {fields: $fields}) {userErrors {message}}}';

interface Read {
  readonly metaobjectByHandle: {readonly id: string; readonly fields: readonly {key: string; value: string | null}[]};
}

const read = async () => (await inShopify<Read>(READ)).metaobjectByHandle;
const valueOf = async (key: string) => (await read()).fields.find((field) => field.key === key)?.value;
const changeInShopify = async (key: string, value: string) =>
  void (await inShopify(CHANGE, {id: (await read()).id, fields: [{key, value}]}));

/** Returns the fields of the form as a browser would send them. */
async function openForm(): Promise<Record<string, string>> {
  const html = await (await who.get(SETTINGS)).text();
  const shown = Array.from(html.matchAll(/name="shown\.([a-z_]+)" value="([^"]*)"/g), ([, key = '', value = '']) => {
    return [key, value.replaceAll('&quot;', '"').replaceAll('&#x27;', "'").replaceAll('&amp;', '&')] as const;
  });
  const idempotencyKey = /name="idempotencyKey" value="([^"]+)"/.exec(html)?.[1] ?? '';
  return {
    idempotencyKey,
    ...Object.fromEntries(shown),
    ...Object.fromEntries(shown.map(([key, value]) => [`shown.${key}`, value])),
  };
}

it('saves the changed texts only, once, and logs it', async () => {
  const messages = await valueOf('banner_a_messages');
  const form = {...(await openForm()), banner_code: 'DIWALI20', banner_b_messages: 'Save with DIWALI20\r\nHello'};
  const responses = await Promise.all([who.post(SETTINGS, form), who.post(SETTINGS, form)]);
  expect(responses.some(({status}) => status === 303)).toBe(true);
  expect(await valueOf('banner_code')).toBe('DIWALI20');
  expect(await valueOf('banner_b_messages')).toBe('["Save with DIWALI20","Hello"]');
  expect(await valueOf('banner_a_messages')).toBe(messages);
  const rows = await rowsOf<{details: object}>(
    stack,
    `select l.details from private.audit_log as l join private.audit_outcomes as o on o.audit_id = l.id
     where l.action = 'settings.update' and o.outcome = 'done'`,
  );
  expect(rows).toEqual([{details: {fields: ['banner_code', 'banner_b_messages']}}]);
  const updates = (await stack.shop.log()).requests.filter(({operation}) => operation === 'AdminShopSettingsUpdate');
  expect(updates).toHaveLength(1);
  const other = await who.post(SETTINGS, {...form, banner_code: 'SUMMER10'});
  expect(other.status, 'the same form with another value is no repetition').toBe(409);
});

it('shows a change made in the Shopify admin meanwhile and overwrites it only when asked again', async () => {
  const form = {...(await openForm()), banner_code: 'DIWALI20', about_text: 'Mine'};
  await changeInShopify('banner_code', 'SUMMER10');
  const response = await who.post(SETTINGS, form);
  const html = await response.text();
  expect(response.status).toBe(409);
  expect(textOf(html)).toContain('It is now: “SUMMER10”');
  expect(html).toContain('name="shown.banner_code" value="SUMMER10"');
  expect([await valueOf('banner_code'), await valueOf('about_text')]).not.toContain('Mine');
  expect(await valueOf('banner_code')).toBe('SUMMER10');
  const again = {...form, idempotencyKey: crypto.randomUUID(), 'shown.banner_code': 'SUMMER10'};
  expect((await who.post(SETTINGS, again)).status).toBe(303);
  expect([await valueOf('banner_code'), await valueOf('about_text')]).toEqual(['DIWALI20', 'Mine']);
});

it('keeps what was typed beside what is wrong', async () => {
  const response = await who.post(SETTINGS, {...(await openForm()), about_text: 'Typed', support_email: 'nobody'});
  const page = await response.text();
  expect(response.status).toBe(400);
  expect(page).toContain('Please enter an email address.');
  expect(page).toContain('Typed');
  expect(await valueOf('about_text')).not.toBe('Typed');
});

it('names settings and never shows their values', async () => {
  const html = await (await who.get(SETTINGS)).text();
  expect(html).toContain('SHOPIFY_WEBHOOK_SECRETS');
  for (const secret of LOCAL_CREDENTIALS.webhookSecrets) expect(html).not.toContain(secret);
});

it('says so while Shopify is down, and loses nothing that was typed', async () => {
  const form = {...(await openForm()), about_text: 'Typed'};
  await stack.shop.fault({op: 'AdminShopSettings', mode: 'status', status: 500});
  const response = await who.post(SETTINGS, form);
  const page = await response.text();
  expect(response.status).toBeGreaterThanOrEqual(500);
  expect(page).toContain('Typed');
  expect(textOf(page)).toContain('Nothing was changed.');
  await stack.restartStorefront();
});
