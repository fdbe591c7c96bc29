import {afterAll, beforeAll, beforeEach, describe, expect, it} from 'vitest';
import {adminExecutor} from '../../../local/shop/admin/admin-endpoint';
import {runSchedule} from '../../support/run-schedule';
import {rowsOf} from '../../support/send-webhook';
import {startStackWithBackend, type StackWithBackend} from '../../support/stack';
import {ADA, PATIENCE, createAlertActions, gidOf} from '../../support/stock-alerts';
import {createVisitor, type Visitor} from '../../support/visitor';

const NETWORK = 'X-Test-Client';
const CHECK_YOUR_EMAIL = 'Check your email';

let stack: StackWithBackend;
let visitor: Visitor;

// On a busy machine the schema takes longer to load than the storefront's timeout.
beforeAll(() => void adminExecutor());
beforeAll(async () => void (stack = await startStackWithBackend({BUYER_IP_HEADER: NETWORK}, {profile: 'market'})));
beforeEach(async () => {
  await stack.reset();
  visitor = createVisitor(stack.origin);
});
afterAll(() => stack.close());

const {copper, ask, press, mailsTo, subjects, linkIn} = createAlertActions(() => ({stack, visitor}));

describe('asking for an email', () => {
  it('is possible on the page of a sold-out variant, without scripts and from the page cache, and on no other', async () => {
    for (let visit = 0; visit < 2; visit += 1) {
      const page = await (await fetch(`${stack.origin}/product/masala-dabba?Finish=Copper`)).text();
      expect(page).toContain('action="/product/masala-dabba/back-in-stock"');
      expect(page).toContain(`name="variant" value="${gidOf(copper())}"`);
    }
    const available = await (await fetch(`${stack.origin}/product/masala-dabba?Finish=Steel`)).text();
    expect(available).not.toContain('back-in-stock"');
  });

  it('mails a link to confirm the address, and names the variant', async () => {
    const {status, text} = await ask();
    expect(status).toBe(200);
    expect(text).toContain(CHECK_YOUR_EMAIL);
    expect(text).toContain('You are waiting for Masala Dabba, Copper.');
    expect(text).not.toContain(ADA);
    await expect.poll(subjects, PATIENCE).toEqual(['Confirm your email address for Fusion Tiffin']);
    const [mail] = await mailsTo();
    expect(mail?.text).toContain('when Masala Dabba, Copper is back');
    expect(mail?.headers).toMatchObject({'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click'});
  });

  it('has the same answer for an address that is new, waits for its confirmation, or waits for the variant', async () => {
    const first = await ask();
    const second = await ask();
    await expect.poll(subjects, PATIENCE).toHaveLength(1);
    await press(await linkIn(/confirm/));
    const third = await ask();
    const parts = [first, second, third].map(({status, text}) => [status, /<main[^]*<\/main>/.exec(text)?.[0]]);
    expect(parts[1]).toEqual(parts[0]);
    expect(parts[2]).toEqual(parts[0]);
    await runSchedule(stack);
    expect(await subjects()).toHaveLength(1);
  });

  it.each([
    ['nothing', ''],
    ['no at sign', 'ada.example.com'],
    ['two recipients', 'ada@example.com,eve@example.com'],
    ['a name', 'Ada <ada@example.com>'],
    ['a line break', 'ada@example.com\r\nBcc: eve@example.com'],
    ['10,000 characters', `${'a'.repeat(10_000)}@example.com`],
  ])('refuses %s as an address', async (_what, email) => {
    const {status, text} = await ask({email});
    expect(status).toBe(400);
    expect(text).toContain('Please enter a valid email address.');
    expect(await stack.shop.mails()).toEqual([]);
  });

  it.each([
    ['none', () => ''],
    ['one that does not exist', () => gidOf('999999')],
    ['no id', () => 'copper'],
    ['a product', () => 'gid://shopify/Product/8000000100004'],
    ['one of another product', () => gidOf(String(stack.shop.variants('paneer-makhani')[2]))],
    ['markup', () => '"><script>alert(1)</script>'],
  ])('refuses a variant that is %s', async (_what, variant) => {
    const {status, text} = await ask({variant: variant()});
    expect(status).toBe(404);
    expect(text).toContain('We do not know what you are waiting for');
    expect(text).not.toContain('<script>alert(1)');
    expect(await rowsOf(stack, 'select from private.stock_alerts')).toEqual([]);
  });

  it('is not needed for a variant that can be bought', async () => {
    const {status, text} = await ask({variant: gidOf(String(stack.shop.variants('masala-dabba')[0]))});
    expect(status).toBe(409);
    expect(text).toContain('It is back already');
    expect(text).toContain('/product/masala-dabba?Finish=Steel');
    expect(await rowsOf(stack, 'select from private.stock_alerts')).toEqual([]);
  });

  it('is limited per network, and pretends to accept a program that fills in every field', async () => {
    const from = {[NETWORK]: '203.0.113.9'};
    expect((await ask({website: 'https://spam.example'}, from)).text).toContain(CHECK_YOUR_EMAIL);
    for (let count = 0; count < 10; count += 1)
      expect((await ask({email: `${count}@example.com`}, from)).status).toBe(200);
    const refused = await ask({email: 'last@example.com'}, from);
    expect(refused.status).toBe(429);
    expect(Number(refused.retryAfter)).toBeGreaterThan(0);
    expect(refused.text).toContain('That was once too often');
    await expect.poll(async () => (await stack.shop.mails()).length, PATIENCE).toBe(10);
    expect(await rowsOf(stack, 'select from private.stock_alerts')).toHaveLength(10);
  });

  it.each([
    ['the database', () => stack.backend.fault({path: '/rest/v1/*', mode: 'status', status: 503})],
    ['Shopify', () => stack.shop.fault({op: 'AwaitedVariants', mode: 'status', status: 503})],
  ])('keeps the address in the form while %s is down', async (_what, fail) => {
    // The page needs the product, which is in the cache then.
    await fetch(`${stack.origin}/product/masala-dabba/back-in-stock`);
    await fail();
    const {status, text} = await ask();
    expect(status).toBe(503);
    expect(text).toContain('Your address could not be saved');
    expect(text).toContain(`value="${ADA}"`);
  });

  it('is refused from another site', async () => {
    expect((await ask({}, {'Sec-Fetch-Site': 'cross-site'})).status).toBe(403);
  });
});
