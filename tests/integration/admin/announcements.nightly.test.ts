import {afterAll, beforeAll, beforeEach, expect, it} from 'vitest';
import {SEED_PEOPLE} from '../../../local/seed/people';
import {signInTo, textOf, type SignedIn} from '../../support/account';
import {signInStaff} from '../../support/fulfillment';
import {recordOrders} from '../../support/orders';
import {redirectOf} from '../../support/redirect-of';
import {startStackWithBackend, type StackWithBackend} from '../../support/stack';

const {ada, ben} = SEED_PEOPLE;
const PAGE = '/admin/notifications';
const MARKUP = '<img src=x onerror="alert(1)"> closed on Friday';

let stack: StackWithBackend;
beforeAll(async () => void (stack = await startStackWithBackend()));
beforeEach(() => stack.reset());
afterAll(() => stack.close());

const idempotencyKeyOn = async (who: SignedIn) =>
  /name="idempotencyKey" value="([^"]+)"/.exec(await (await who.get(PAGE)).text())?.[1] ?? '';

const formOf = async (who: SignedIn, more: Readonly<Record<string, string>> = {}) => ({
  intent: 'send',
  idempotencyKey: await idempotencyKeyOn(who),
  type: 'warning',
  message: MARKUP,
  audience: 'everyone',
  search: '',
  ...more,
});

const notified = () =>
  stack.backend.database.connected(({query}) =>
    query<{readonly email: string}>(
      'select i.email from public.notifications as n join private.identities as i using (user_id) order by 1',
    ),
  );

it('sends a message to everyone once, as text, and counts who was reached and who read it', async () => {
  const [staff, customer] = [await signInStaff(stack), await signInTo(stack, ada)];
  expect(await staff.read(PAGE)).toContain('No notification has been sent yet');
  const form = await formOf(staff);
  const responses = await Promise.all([1, 2, 3, 4].map(() => staff.post(PAGE, form)));
  expect(responses.some(({status}) => status === 303)).toBe(true);
  expect(redirectOf(await staff.post(PAGE, form))).toEqual({status: 303, location: PAGE});
  expect(await notified()).toHaveLength(2);
  const page = await (await customer.get('/notifications')).text();
  expect(page).toContain('&lt;img src=x');
  expect(page).not.toContain('<img src=x');
  expect(textOf(page)).toMatch(/Important notice .*From the shop High priority/);
  await customer.post('/notifications', {intent: 'mark-all-read'});
  expect(await staff.read(PAGE)).toMatch(/Warning .*closed on Friday .*Everyone .*Gita .* 2 1 /);
});

it('rejects the same text from a second form', async () => {
  const staff = await signInStaff(stack);
  expect((await staff.post(PAGE, await formOf(staff))).status).toBe(303);
  const second = await staff.post(PAGE, await formOf(staff));
  expect(second.status).toBe(409);
  expect(textOf(await second.text())).toContain('Failed to send notification');
  expect(await notified()).toHaveLength(1);
});

it('refuses a form that was changed after it was sent, and says what became of the first text', async () => {
  const staff = await signInStaff(stack);
  const form = await formOf(staff);
  expect((await staff.post(PAGE, form)).status).toBe(303);
  const changed = await staff.post(PAGE, {...form, message: 'On Saturday'});
  expect(changed.status).toBe(409);
  expect(textOf(await changed.text())).toContain('It was started as it was before you changed it');
  expect(await notified()).toHaveLength(1);
});

it('finds the person by an order number, and notifies no one else', async () => {
  const staff = await signInStaff(stack);
  await signInTo(stack, ada);
  await signInTo(stack, ben);
  await recordOrders(stack.backend, [{number: 1001, of: ben, placedAt: '2020-01-01T00:00:00Z'}]);
  const form = await formOf(staff, {audience: 'person', search: '1001'});
  const found = await (await staff.post(PAGE, {...form, intent: 'preview'})).text();
  expect(textOf(found)).toContain(ben.email);
  expect(found).toContain('closed on Friday</textarea>');
  const missing = await staff.post(PAGE, form);
  expect(missing.status).toBe(400);
  expect(textOf(await missing.text())).toContain('Please find and choose the person.');
  const person = /<input[^>]*name="person"[^>]*value="([^"]+)"/.exec(found)?.[1] ?? '';
  expect((await staff.post(PAGE, {...form, person})).status).toBe(303);
  expect(await notified()).toEqual([{email: ben.email}]);
  const nothing = await staff.post(PAGE, {...form, intent: 'preview', search: 'no such name'});
  expect(textOf(await nothing.text())).toContain('No one matches “no such name”.');
});

it.each([
  ['an empty message', {message: ' \r\n '}, 'Please enter a notification message'],
  ['a long message', {message: 'a'.repeat(4001)}, 'A message has at most 4,000 characters.'],
  ['an unknown audience', {audience: 'unknown'}, 'Please choose who gets the notification.'],
  ['an audience of no one', {audience: 'open-order'}, 'There is no one in this audience now'],
  ['an invalid recipient', {audience: 'person', person: '1'}, 'Please find and choose the person.'],
])('rejects %s and keeps what was typed', async (_what, fields, message) => {
  const staff = await signInStaff(stack);
  const response = await staff.post(PAGE, await formOf(staff, {type: 'success', ...fields}));
  expect(response.status).toBe(400);
  const html = await response.text();
  expect(textOf(html)).toContain(message);
  expect(html).toMatch(/<option value="success" selected/);
  expect(await notified()).toEqual([]);
});

it('says so while the database is down, and keeps the message', async () => {
  const staff = await signInStaff(stack);
  const form = await formOf(staff);
  await stack.backend.fault({path: '/rest/v1/rpc/find_announcements', mode: 'status', status: 503});
  const page = await staff.get(PAGE);
  expect(page.status).toBe(503);
  expect(textOf(await page.text())).toContain('The notifications cannot be loaded at the moment.');
  await stack.backend.fault({path: '/rest/v1/rpc/claim_staff_action', mode: 'status', status: 503});
  const response = await staff.post(PAGE, form);
  expect(response.status).toBe(503);
  const html = await response.text();
  expect(textOf(html)).toContain('Failed to send notification');
  expect(html).toContain('closed on Friday</textarea>');
});
