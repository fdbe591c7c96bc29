import {afterAll, beforeAll, beforeEach, expect, it} from 'vitest';
import {adminExecutor} from '../../../local/shop/admin/admin-endpoint';
import {SEED_PEOPLE} from '../../../local/seed/people';
import {signInTo, textOf} from '../../support/account';
import {signInStaff} from '../../support/fulfillment';
import {runSchedule} from '../../support/run-schedule';
import {startStackWithBackend, type StackWithBackend} from '../../support/stack';
import {createVisitor} from '../../support/visitor';

const ADA = 'ada.king@example.com';
const DESK = '/admin/subscribers';
const PATIENCE = {timeout: 30_000};
const IS_MAIL = "kind = 'subscriber-mail'";

let stack: StackWithBackend;
// On a busy machine the schema takes longer to load than the storefront's timeout.
beforeAll(() => void adminExecutor());
beforeAll(async () => void (stack = await startStackWithBackend()));
beforeEach(() => stack.reset());
afterAll(() => stack.close());

const signUp = (email = ADA) => createVisitor(stack.origin).post('/subscribe', {email});
const mailCount = async (email = ADA) => (await stack.shop.mails(email)).length;
const sql = <Row extends object>(text: string) => stack.backend.database.connected(({query}) => query<Row>(text));
const lastError = async () =>
  (await sql<{error: string | null}>(`select last_error as error from private.jobs where ${IS_MAIL}`))[0]?.error ?? '';

/** Signs up while the mail service is down. */
async function signUpWithoutMail() {
  await stack.shop.fault({path: '/__outbox', mode: 'status', status: 503});
  expect((await signUp()).status).toBe(200);
  await expect.poll(lastError, PATIENCE).toContain('503');
  await stack.shop.clearFaults();
}

it('the scheduler sends what the mail service did not accept, once', async () => {
  await signUpWithoutMail();
  expect(await mailCount()).toBe(0);
  await sql(`update private.jobs set run_after = now() where ${IS_MAIL}`);
  await Promise.all([runSchedule(stack), runSchedule(stack)]);
  await expect.poll(mailCount, PATIENCE).toBe(1);
  await sql(
    "select private.enqueue_job('subscriber-mail', id::text, jsonb_build_object('mail', kind)) from private.subscriber_mails",
  );
  await runSchedule(stack);
  await expect.poll(() => sql(`select from private.jobs where ${IS_MAIL}`), PATIENCE).toEqual([]);
  // The mail service recognizes the repeated mail by its key.
  expect(await mailCount()).toBe(1);
});

it('staff see a mail that failed for good, and send it again', async () => {
  await signUpWithoutMail();
  await sql(`update private.jobs set failed_at = now(), attempts = 8 where ${IS_MAIL}`);
  const staff = await signInStaff(stack);
  const html = await (await staff.get(`${DESK}?filter=failed`)).text();
  expect(textOf(html)).toMatch(/Ada King ada\.king@example\.com .*Confirmation: failed .*503/);
  const mail = /name="mail" value="([^"]+)"/.exec(html)?.[1] ?? '';
  const sent = await staff.post(DESK, {mail});
  expect(textOf(await sent.text())).toContain('The email is on its way again');
  await expect.poll(mailCount, PATIENCE).toBe(1);
  const again = await staff.post(DESK, {mail});
  expect(textOf(await again.text())).toContain('This email has been sent');
  expect(await sql("select from private.audit_log where action = 'subscriber.send-again'")).not.toEqual([]);
});

it('staff find a subscriber by a part of the address, and read why Shopify does not know them', async () => {
  await signUp();
  await signUp('ben@example.com');
  await sql(
    "insert into private.jobs (kind, key, last_error, run_after) select 'subscriber-shop', id, 'Shopify API error: 500', now() + interval '1 hour' from private.subscribers where email like 'ben%'",
  );
  const staff = await signInStaff(stack);
  const found = await staff.read(`${DESK}?q=BEN`);
  expect(found).toContain('ben@example.com');
  expect(found).toContain('Shopify API error: 500');
  expect(found).not.toContain(ADA);
  expect(await staff.read(`${DESK}?q=%25`)).toContain('No subscriber matches');
});

it('staff read on the health page that confirmations wait, and that mails failed', async () => {
  const staff = await signInStaff(stack);
  const health = async () => textOf(await (await staff.get('/admin/health')).text());
  await signUpWithoutMail();
  const before = await health();
  for (const text of ['Confirmations are held back', 'could not be sent']) expect(before).not.toContain(text);
  await sql(`update private.jobs set failed_at = now(), attempts = 8 where ${IS_MAIL}`);
  expect(await health()).toContain('Emails to subscribers could not be sent');
  await sql(
    "insert into private.subscriber_mails (subscriber_id, kind, sent_at) select id, 'confirmation', now() from private.subscribers, generate_series(1, 300)",
  );
  expect(await health()).toContain('Confirmations are held back');
});

it.each<Record<string, string>>([{mail: 'x'}, {}])('refuses the form %j', async (fields) => {
  const staff = await signInStaff(stack);
  expect((await staff.post(DESK, fields)).status).toBe(400);
});

it('customers cannot send mails again', async () => {
  const customer = await signInTo(stack, SEED_PEOPLE.ada);
  const response = await customer.post(DESK, {mail: crypto.randomUUID()});
  expect([302, 303, 403]).toContain(response.status);
});

it('sends nothing while the database is down, and the page says so', async () => {
  const staff = await signInStaff(stack);
  await stack.backend.fault({path: '/rest/v1/rpc/find_subscribers', mode: 'status', status: 503});
  const response = await staff.get(DESK);
  expect(response.status).toBe(503);
  expect(textOf(await response.text())).toContain('The subscribers cannot be loaded at the moment.');
});
