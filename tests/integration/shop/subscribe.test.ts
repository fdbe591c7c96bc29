import {afterAll, beforeAll, beforeEach, describe, expect, it} from 'vitest';
import {PROMO_POLICY} from '../../../app/core/policy';
import {adminExecutor} from '../../../local/shop/admin/admin-endpoint';
import {startStackWithBackend, type StackWithBackend} from '../../support/stack';
import {createVisitor, type Visitor} from '../../support/visitor';

const ADA = 'ada.king@example.com';
const WELCOME = 'Welcome to Fusion Tiffin!';
const KNOWN = 'Already Registered';
const INVALID = 'Please enter a valid email address.';
const OOPS = 'Oops! Something went wrong';
const NETWORK = 'X-Test-Client';
const PATIENCE = {timeout: 30_000};
const IS_SHOP = "kind = 'subscriber-shop'";

let stack: StackWithBackend;
let visitor: Visitor;

// On a busy machine the schema takes longer to load than the storefront's timeout.
beforeAll(() => void adminExecutor());
beforeAll(async () => void (stack = await startStackWithBackend({BUYER_IP_HEADER: NETWORK})));
beforeEach(async () => {
  await stack.reset();
  visitor = createVisitor(stack.origin);
});
afterAll(() => stack.close());

const textOf = async (response: Response) =>
  (await response.text()).replaceAll(/<!-- -->/g, '').replaceAll('&#x27;', "'");
const signUp = async (email: string, more: Record<string, string> = {}, headers: Record<string, string> = {}) => {
  const response = await visitor.post('/subscribe', {email, ...more}, headers);
  return {status: response.status, text: await textOf(response)};
};
const follow = async (path: string, fields: Record<string, string> = {intent: 'confirm'}) => {
  const response = await visitor.post(path, fields);
  return {status: response.status, text: await textOf(response)};
};
const mailsTo = (email: string) => stack.shop.mails(email);
const mailCount = async (email = ADA) => (await mailsTo(email)).length;
const pathIn = async (pattern: RegExp, email = ADA) => {
  const [mail] = await mailsTo(email);
  return new URL(mail?.links.find((link) => pattern.test(link)) ?? 'about:blank').pathname;
};
const sql = <Row extends object>(text: string) => stack.backend.database.connected(({query}) => query<Row>(text));

const shopError = async () =>
  (await sql<{last_error: string | null}>(`select last_error from private.jobs where ${IS_SHOP}`))[0]?.last_error ?? '';

async function signUpAndOpenMail(email = ADA) {
  await signUp(email);
  await expect.poll(() => mailCount(email), PATIENCE).toBe(1);
  return pathIn(/confirm/, email);
}

describe('signing up', () => {
  it('mails a link to confirm the address, and creates no account', async () => {
    const path = await signUpAndOpenMail();
    expect(path).toMatch(/^\/subscribe\/confirm\/[\w-]{43}$/);
    const [mail] = await mailsTo(ADA);
    expect(mail?.headers).toMatchObject({'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click'});
    expect(JSON.stringify(await stack.shop.log())).not.toMatch(/customerCreate/i);
  });

  it('answers with the texts of the shop', async () => {
    const first = await signUp(` ${ADA.toUpperCase()} `);
    expect(first).toMatchObject({status: 200});
    expect(first.text).toContain(WELCOME);
    expect(first.text).toContain('Check your email for your 20% discount code!');
    const second = await signUp(ADA);
    expect(second.status).toBe(200);
    expect(second.text).toContain(KNOWN);
    expect(second.text).toContain("You're already on our list! Check your email for your discount code.");
    // A mail that arrives later would be counted by the next test.
    await expect.poll(mailCount, PATIENCE).toBe(1);
  });

  it('sends one mail for two tabs at once', async () => {
    const answers = await Promise.all([signUp(ADA), signUp(ADA)]);
    expect(answers.filter(({text}) => text.includes(WELCOME))).toHaveLength(1);
    expect(answers.filter(({text}) => text.includes(KNOWN))).toHaveLength(1);
    await expect.poll(mailCount, PATIENCE).toBe(1);
  });

  it.each([
    ['nothing', ''],
    ['no at sign', 'ada.example.com'],
    ['two at signs', 'ada@king@example.com'],
    ['10,000 characters', `${'a'.repeat(10_000)}@example.com`],
    ['two recipients', 'ada@example.com,eve@example.com'],
    ['a name', 'Ada <ada@example.com>'],
    ['a line break', 'ada@example.com\r\nBcc: eve@example.com'],
    ['a null character', 'ada\0@example.com'],
  ])('refuses %s', async (_what, email) => {
    const {status, text} = await signUp(email);
    expect(status).toBe(400);
    expect(text).toContain(INVALID);
    expect(await stack.shop.mails()).toEqual([]);
  });

  it.each(['ada+offers@example.com', 'émilie@exämple.com', 'ada@localhost'])('accepts %s', async (email) => {
    expect((await signUp(email)).status).toBe(200);
    await expect.poll(() => mailCount(email), PATIENCE).toBe(1);
  });

  it('pretends to accept a program that fills in every field', async () => {
    expect((await signUp(ADA, {website: 'https://spam.example'})).text).toContain(WELCOME);
    expect(await sql('select from private.subscribers')).toEqual([]);
  });

  it('refuses the fourth sign-up of a network within an hour, and asks to wait', async () => {
    const from = {[NETWORK]: '203.0.113.9'};
    for (const name of ['a', 'b', 'c']) expect((await signUp(`${name}@example.com`, {}, from)).status).toBe(200);
    const response = await visitor.post('/subscribe', {email: 'd@example.com'}, from);
    expect(response.status).toBe(429);
    expect(Number(response.headers.get('Retry-After'))).toBeGreaterThan(0);
    expect(await textOf(response)).toContain(OOPS);
    expect((await signUp('d@example.com', {}, {[NETWORK]: '203.0.113.10'})).status).toBe(200);
  });

  it('keeps the address in the form while the database is down', async () => {
    await stack.backend.fault({path: '/rest/v1/*', mode: 'status', status: 503});
    const {status, text} = await signUp(ADA);
    expect(status).toBe(503);
    expect(text).toContain(OOPS);
    expect(text).toContain(`value="${ADA}"`);
  });

  it('is refused from another site', async () => {
    const response = await visitor.post('/subscribe', {email: ADA}, {'Sec-Fetch-Site': 'cross-site'});
    expect(response.status).toBe(403);
  });
});

describe('confirming', () => {
  it('changes nothing when a mail scanner opens the link', async () => {
    const path = await signUpAndOpenMail();
    for (let count = 0; count < 3; count += 1) {
      const page = await visitor.get(path);
      expect(page.status).toBe(200);
      expect(page.headers.get('Referrer-Policy')).toBe('same-origin');
      expect(page.headers.get('Cache-Control')).toContain('no-store');
    }
    expect(await sql('select from private.subscribers where confirmed_at is not null')).toEqual([]);
  });

  it('issues one code that works once, and a customer with consent and without a password', async () => {
    const path = await signUpAndOpenMail();
    const {status, text} = await follow(path);
    const code = /WELCOME-\w{5}-\w{5}/.exec(text)?.[0];
    expect(status).toBe(200);
    expect(code).toBeDefined();
    await expect.poll(mailCount, PATIENCE).toBe(2);
    const [mail] = await mailsTo(ADA);
    expect(mail?.text).toContain(`Your code: ${code}`);
    const {discounts, customers} = stack.shop.shop.state.data;
    expect(discounts).toMatchObject([{code, usableOnce: true, oncePerCustomer: true, takes: {percent: 20}}]);
    expect(customers.find(({email}) => email === ADA)).toMatchObject({
      account: 'disabled',
      firstName: 'Ada',
      lastName: 'King',
      marketing: {state: 'SUBSCRIBED', optInLevel: 'CONFIRMED_OPT_IN'},
    });
    const again = await follow(path);
    expect(again.text).toContain('Your address is already confirmed');
    expect(again.text).toContain(code);
    expect(discounts).toHaveLength(1);
  });

  it('issues a code that ends after the days in its mail, and some days later at most', async () => {
    await follow(await signUpAndOpenMail());
    await expect.poll(mailCount, PATIENCE).toBe(2);
    const [mail] = await mailsTo(ADA);
    expect(mail?.text).toContain(`within ${PROMO_POLICY.popupCodeDays} days`);
    const [{startsAt = '', endsAt = ''} = {}] = stack.shop.shop.state.data.discounts ?? [];
    const days = (Date.parse(endsAt) - Date.parse(startsAt)) / 86_400_000;
    expect(days).toBeGreaterThan(PROMO_POLICY.popupCodeDays);
    expect(days).toBeLessThan(PROMO_POLICY.popupCodeDays + 10);
  });

  it('confirms while Shopify is down, and sends the code later', async () => {
    const path = await signUpAndOpenMail();
    await stack.shop.fault({op: 'SubscriberCodeCreate', mode: 'status', status: 500});
    const {text} = await follow(path);
    expect(text).toContain('Thank you, your address is confirmed!');
    expect(text).toContain('Your code is on its way.');
    const again = await follow(path);
    expect(again.text).toContain('Your address is already confirmed');
    expect(again.text).toContain('Your code is on its way.');
    await stack.shop.clearFaults();
    await expect.poll(shopError, PATIENCE).toContain('500');
    await sql(`update private.jobs set run_after = now() where ${IS_SHOP}`);
    // Any sign-up continues what waits, as the scheduler does.
    await signUp('ben@example.com');
    await expect.poll(mailCount, PATIENCE).toBe(2);
    expect((await follow(path)).text).toContain(stack.shop.shop.state.data.discounts?.[0]?.code);
  });

  it('creates no second code after a lost answer', async () => {
    const path = await signUpAndOpenMail();
    await stack.shop.fault({op: 'SubscriberCodeCreate', mode: 'dropAfterExecute', times: 1});
    await follow(path);
    await expect.poll(shopError, PATIENCE).toBeTruthy();
    await sql(`update private.jobs set run_after = now() where ${IS_SHOP}`);
    await signUp('ben@example.com');
    await expect.poll(mailCount, PATIENCE).toBe(2);
    expect(stack.shop.shop.state.data.discounts).toHaveLength(1);
  });

  it('explains an old link and mails a new one', async () => {
    const path = await signUpAndOpenMail();
    await sql("update private.subscriber_mails set created_at = now() - interval '8 days'");
    const old = await follow(path);
    expect(old.status).toBe(410);
    expect(old.text).toContain('This link is too old');
    expect((await follow(path, {intent: 'renew'})).text).toContain('A new link is on its way');
    await expect.poll(mailCount, PATIENCE).toBe(2);
    expect((await follow(await pathIn(/confirm/))).text).toContain('Thank you, your address is confirmed!');
  });

  it.each(['no-such-link', 'x'.repeat(43), '..%2Fadmin'])('explains the unknown link %s', async (token) => {
    const {status, text} = await follow(`/subscribe/confirm/${token}`);
    expect(status).toBe(404);
    expect(text).toContain('This link does not work');
  });

  it('says that nothing is lost while the database is down', async () => {
    const path = await signUpAndOpenMail();
    await stack.backend.fault({path: '/rest/v1/*', mode: 'status', status: 503});
    const {status, text} = await follow(path);
    expect(status).toBe(503);
    expect(text).toContain('Nothing is lost.');
  });
});
