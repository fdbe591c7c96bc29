import {afterAll, beforeAll, beforeEach, expect, it} from 'vitest';
import {adminExecutor} from '../../../local/shop/admin/admin-endpoint';
import {startStackWithBackend, type StackWithBackend} from '../../support/stack';
import {createVisitor, type Visitor} from '../../support/visitor';

const ADA = 'ada.king@example.com';
const PATIENCE = {timeout: 30_000};

let stack: StackWithBackend;
let visitor: Visitor;

// On a busy machine the schema takes longer to load than the storefront's timeout.
beforeAll(() => void adminExecutor());
beforeAll(async () => void (stack = await startStackWithBackend()));
beforeEach(async () => {
  await stack.reset();
  visitor = createVisitor(stack.origin);
});
afterAll(() => stack.close());

const mailCount = async () => (await stack.shop.mails(ADA)).length;
const pathIn = async (pattern: RegExp) =>
  new URL((await stack.shop.mails(ADA))[0]?.links.find((link) => pattern.test(link)) ?? 'about:blank').pathname;
const consent = () => stack.shop.shop.state.data.customers.find(({email}) => email === ADA)?.marketing.state;
const textOf = async (response: Response) => (await response.text()).replaceAll('&#x27;', "'");
const signUp = () => visitor.post('/subscribe', {email: ADA});

/** Signs up and confirms; returns the path that unsubscribes. */
async function subscribe(mails = 0) {
  await signUp();
  await expect.poll(mailCount, PATIENCE).toBe(mails + 1);
  await visitor.post(await pathIn(/confirm/), {intent: 'confirm'});
  await expect.poll(mailCount, PATIENCE).toBe(mails + 2);
  await expect.poll(consent, PATIENCE).toBe('SUBSCRIBED');
  return pathIn(/unsubscribe/);
}

it('a mail program unsubscribes with one request, without cookies and from any site', async () => {
  const path = await subscribe();
  const [mail] = await stack.shop.mails(ADA);
  expect(mail?.headers).toEqual({
    'List-Unsubscribe': `<${stack.origin}${path}/one-click>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  });
  const opened = await visitor.get(`${path}/one-click`);
  expect([opened.status, opened.headers.get('Location')]).toEqual([302, path]);
  const response = await fetch(`${stack.origin}${path}/one-click`, {
    method: 'POST',
    body: new URLSearchParams({'List-Unsubscribe': 'One-Click'}),
    headers: {'Sec-Fetch-Site': 'cross-site', Origin: 'https://mail.example'},
  });
  expect(response.status).toBe(200);
  await expect.poll(consent, PATIENCE).toBe('UNSUBSCRIBED');
});

it.each([
  ['another path', '/subscribe'],
  ['the page', `/unsubscribe/${'x'.repeat(43)}`],
  ['its data', `/unsubscribe/${'x'.repeat(43)}/one-click.data`],
  ['a query', `/unsubscribe/${'x'.repeat(43)}/one-click?index`],
  ['something that is no link', '/unsubscribe/x/one-click'],
])('no other site may post to %s', async (_what, path) => {
  const body = new URLSearchParams({'List-Unsubscribe': 'One-Click'});
  const headers = {'Sec-Fetch-Site': 'cross-site'};
  expect((await fetch(stack.origin + path, {method: 'POST', body, headers})).status).toBe(403);
});

it('opening the link changes nothing; the button unsubscribes, and pressing it again says so kindly', async () => {
  const path = await subscribe();
  expect(await textOf(await visitor.get(path))).toContain('Stop all marketing email');
  expect(consent()).toBe('SUBSCRIBED');
  expect(await textOf(await visitor.post(path, {}))).toContain('We send no more marketing email');
  expect(await textOf(await visitor.post(path, {}))).toContain('We stopped sending marketing email');
  const unknown = await visitor.post(`/unsubscribe/${'x'.repeat(43)}`, {});
  expect(unknown.status).toBe(404);
  expect(await textOf(unknown)).toContain('This link does not work');
});

it('whoever signs up again confirms again, and keeps the code', async () => {
  await visitor.post(await subscribe(), {});
  await expect.poll(consent, PATIENCE).toBe('UNSUBSCRIBED');
  const {discounts} = stack.shop.shop.state.data;
  await subscribe(2);
  expect(discounts).toHaveLength(1);
  const [mail] = await stack.shop.mails(ADA);
  expect(mail?.text).toContain(discounts?.[0]?.code);
});

it('says that the person is still subscribed while the database is down', async () => {
  const path = await subscribe();
  await stack.backend.fault({path: '/rest/v1/*', mode: 'status', status: 503});
  const response = await visitor.post(path, {});
  expect(response.status).toBe(503);
  expect(await textOf(response)).toContain('You are still subscribed.');
});

it('whoever registers later is told to check their mail', async () => {
  await subscribe();
  const response = await visitor.post('/auth', {
    intent: 'sign-up',
    name: 'Ada King',
    email: ADA,
    password: 'a long passphrase',
    confirmPassword: 'a long passphrase',
  });
  expect(await textOf(response)).toMatch(/check your (mail|email)/i);
  await expect.poll(mailCount, PATIENCE).toBe(3);
});
