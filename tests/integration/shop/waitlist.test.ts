import {afterAll, beforeAll, beforeEach, expect, it} from 'vitest';
import {startStackWithBackend, type StackWithBackend} from '../../support/stack';
import {createVisitor, type Visitor} from '../../support/visitor';

const ADA = 'ada@example.com';
const PAGE = '/pages/landing-page';
const PATIENCE = {timeout: 30_000};

let stack: StackWithBackend;
let visitor: Visitor;
beforeAll(async () => void (stack = await startStackWithBackend()));
beforeEach(async () => {
  await stack.reset();
  visitor = createVisitor(stack.origin);
});
afterAll(() => stack.close());

const mailsTo = (email: string) => stack.shop.mails(email);
const join = async (fields: Record<string, string>) => {
  const response = await visitor.post(PAGE, fields);
  return {status: response.status, text: (await response.text()).replaceAll('&#x27;', "'")};
};
const rows = () =>
  stack.backend.database.connected(({query}) =>
    query<{first_name: string; last_name: string; popup: boolean}>(
      'select first_name, last_name, popup_at is not null as popup from private.subscribers',
    ),
  );

it('has hero, form and links to the terms and the privacy policy', async () => {
  const response = await visitor.get(PAGE);
  const html = await response.text();
  expect(response.status).toBe(200);
  for (const text of ['Cook Indian food in', 'Full Name', 'Get Early Access']) expect(html).toContain(text);
  for (const path of ['/terms-of-service', '/privacy-policy']) expect(html).toContain(`href="${path}"`);
  expect(html).toContain('type="email"');
});

it('asks to verify the address, clears the fields and splits the name', async () => {
  const {status, text} = await join({name: ' Ada  King Lovelace ', email: ADA});
  expect(status).toBe(200);
  expect(text).toContain('Email verification required');
  expect(text).not.toContain(`value="${ADA}"`);
  expect(await rows()).toEqual([{first_name: 'Ada', last_name: 'King Lovelace', popup: false}]);
  await expect.poll(async () => (await mailsTo(ADA)).length, PATIENCE).toBe(1);
});

it('confirms without a code, welcomes to the waitlist, and lets the merchant write from Shopify', async () => {
  await join({name: 'Ada', email: ADA});
  await expect.poll(async () => (await mailsTo(ADA)).length, PATIENCE).toBe(1);
  const link = (await mailsTo(ADA))[0]?.links.find((each) => each.includes('/confirm/')) ?? '';
  const page = await (await visitor.post(new URL(link).pathname, {intent: 'confirm'})).text();
  expect(page).toContain('You are on the waitlist.');
  await expect.poll(async () => (await mailsTo(ADA))[0]?.subject, PATIENCE).toContain('You are on the waitlist of');
  const {discounts, customers} = stack.shop.shop.state.data;
  expect(discounts ?? []).toEqual([]);
  expect(customers.find(({email}) => email === ADA)?.marketing).toMatchObject({state: 'SUBSCRIBED'});
});

it('knows an address that is on the waitlist', async () => {
  await join({name: 'Ada', email: ADA});
  const {status, text} = await join({name: 'Ada', email: ADA});
  expect(status).toBe(200);
  expect(text).toContain('Email already registered');
  expect(text).toContain('already on our waitlist');
});

it.each([
  ['both', {name: '', email: ''}],
  ['the name', {name: '  ', email: ADA}],
  ['the address', {name: 'Ada', email: ''}],
])('asks for %s, and keeps what was entered', async (_what, fields) => {
  const {status, text} = await join(fields);
  expect(status).toBe(400);
  expect(text).toContain('Please fill in all fields');
  if (fields.name.trim()) expect(text).toContain('value="Ada"');
});

it.each([
  ['an address without an at sign', {name: 'Ada', email: 'ada'}, 'Please enter a valid email address.'],
  ['a name that is a link', {name: 'https://spam.example', email: ADA}, 'Name cannot contain links or HTML'],
  ['a name of 10,000 characters', {name: 'a'.repeat(10_000), email: ADA}, 'Name is too long'],
])('refuses %s', async (_what, fields, message) => {
  const {status, text} = await join(fields);
  expect(status).toBe(400);
  expect(text).toContain(message);
  expect(await rows()).toEqual([]);
});

it('keeps the fields while the database is down', async () => {
  await stack.backend.fault({path: '/rest/v1/*', mode: 'status', status: 503});
  const {status, text} = await join({name: 'Ada', email: ADA});
  expect(status).toBe(503);
  expect(text).toContain('Something went wrong');
  expect(text).toContain(`value="${ADA}"`);
});
