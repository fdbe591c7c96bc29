import {afterAll, beforeAll, beforeEach, describe, expect, it, vi} from 'vitest';
import {adminExecutor} from '../../../local/shop/admin/admin-endpoint';
import {runSchedule} from '../../support/run-schedule';
import {sendWebhook} from '../../support/send-webhook';
import {startStackWithBackend, type StackWithBackend} from '../../support/stack';
import {createVisitor, type Visitor} from '../../support/visitor';
import {rowsOf} from '../../support/send-webhook';

const ADA = 'ada.king@example.com';
const NETWORK = 'X-Test-Client';
const PATIENCE = {timeout: 30_000};
const CHECK_YOUR_EMAIL = 'Check your email';

let stack: StackWithBackend;
let visitor: Visitor;
let copper = '';
let steel = '';

// On a busy machine the schema takes longer to load than the storefront's timeout.
beforeAll(() => void adminExecutor());
beforeAll(async () => {
  stack = await startStackWithBackend({BUYER_IP_HEADER: NETWORK}, {profile: 'market'});
  [steel = '', , copper = ''] = stack.shop.variants('masala-dabba').map(String);
});
beforeEach(async () => {
  await stack.reset();
  visitor = createVisitor(stack.origin);
});
afterAll(() => stack.close());

const gidOf = (number: string) => `gid://shopify/ProductVariant/${number}`;
const textOf = async (response: Response) =>
  (await response.text()).replaceAll(/<!-- -->/g, '').replaceAll('&#x27;', "'");
const ask = async (fields: Record<string, string> = {}, headers: Record<string, string> = {}) => {
  const path = '/product/masala-dabba/back-in-stock';
  const response = await visitor.post(path, {email: ADA, variant: gidOf(copper), ...fields}, headers);
  return {status: response.status, text: await textOf(response), retryAfter: response.headers.get('Retry-After')};
};
const press = async (path: string) => {
  const response = await visitor.post(path, {});
  return {status: response.status, text: await textOf(response)};
};
const mailsTo = (email = ADA) => stack.shop.mails(email);
const subjects = async (email = ADA) => (await mailsTo(email)).map(({subject}) => subject);
const linkIn = async (pattern: RegExp, email = ADA) => {
  const links = (await mailsTo(email)).flatMap((mail) => mail.links);
  return new URL(links.find((link) => pattern.test(link)) ?? 'about:blank').pathname;
};
const stockWebhook = (available: number, id?: string) =>
  sendWebhook(stack, {
    topic: 'inventory_levels/update',
    body: {inventory_item_id: 1, location_id: 2, available, updated_at: '2026-06-01T12:00:00Z'},
    id,
  });

async function waitForCopper(email = ADA) {
  await ask({email});
  await expect.poll(() => subjects(email), PATIENCE).toHaveLength(1);
  const path = await linkIn(/confirm/, email);
  expect(path).toMatch(/^\/subscribe\/confirm\/alerts\/[\w-]{43}$/);
  expect((await press(path)).text).toContain('your address is confirmed');
  // The look that a confirmation asks for finds it sold out.
  await runSchedule(stack);
  await expect.poll(() => rowsOf(stack, "select from private.jobs where kind = 'stock-check'"), PATIENCE).toEqual([]);
}

const BACK = 'Masala Dabba, Copper is back in stock';

/** Runs the schedule until the mail is there. */
const expectBackMail = (email = ADA) =>
  vi.waitFor(async () => {
    await runSchedule(stack);
    expect(await subjects(email)).toContain(BACK);
  }, PATIENCE);

const countBackMails = async (email = ADA) => (await subjects(email)).filter((subject) => subject === BACK).length;

describe('asking for an email', () => {
  it('is possible on the page of a sold-out variant, without scripts and from the page cache, and on no other', async () => {
    for (let visit = 0; visit < 2; visit += 1) {
      const page = await (await fetch(`${stack.origin}/product/masala-dabba?Finish=Copper`)).text();
      expect(page).toContain('action="/product/masala-dabba/back-in-stock"');
      expect(page).toContain(`name="variant" value="${gidOf(copper)}"`);
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
    const {status, text} = await ask({variant: gidOf(steel)});
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

  it.each(['/rest/v1/*', '/api/*'])('keeps the address in the form while %s is down', async (path) => {
    const fault = {path, mode: 'status', status: 503} as const;
    // The page needs the product, which is in the cache then.
    await fetch(`${stack.origin}/product/masala-dabba/back-in-stock`);
    await (path === '/api/*'
      ? stack.shop.fault({op: 'AwaitedVariants', mode: 'status', status: 503})
      : stack.backend.fault(fault));
    const {status, text} = await ask();
    expect(status).toBe(503);
    expect(text).toContain('Your address could not be saved');
    expect(text).toContain(`value="${ADA}"`);
  });

  it('is refused from another site', async () => {
    expect((await ask({}, {'Sec-Fetch-Site': 'cross-site'})).status).toBe(403);
  });
});

describe('a variant that people wait for', () => {
  it('is announced once when a webhook says that it is back, however often webhooks arrive', async () => {
    await waitForCopper();
    stack.shop.setStock(copper, 4);
    expect(await textOf(await stockWebhook(4, 'one'))).toBe('recorded');
    expect(await textOf(await stockWebhook(4, 'one'))).toBe('duplicate');
    await expectBackMail();
    // An older webhook arrives late, and the same one again.
    await stockWebhook(9, 'two');
    await stockWebhook(4, 'one');
    await runSchedule(stack);
    await runSchedule(stack);
    expect(await countBackMails()).toBe(1);
    const [mail] = (await mailsTo()).filter(({subject}) => subject === BACK);
    expect(mail?.links).toContain(`${stack.origin}/product/masala-dabba?Finish=Copper`);
  });

  it('is not announced by a late webhook that says it is available while it is sold out', async () => {
    await waitForCopper();
    expect(await textOf(await stockWebhook(4))).toBe('recorded');
    await runSchedule(stack);
    await expect.poll(() => rowsOf(stack, "select from private.jobs where kind = 'stock-check'"), PATIENCE).toEqual([]);
    expect(await countBackMails()).toBe(0);
  });

  it('is not announced if it sells out again before the mail, but the next time', async () => {
    await waitForCopper();
    // The mail waits, as after a failure of the mail service.
    await rowsOf(
      stack,
      'insert into private.jobs (kind, key, payload) select \'stock-alert-mail\', id, \'{"mail": "stock"}\' from private.stock_alerts',
    );
    await vi.waitFor(async () => {
      await runSchedule(stack);
      expect(await rowsOf(stack, "select from private.jobs where kind = 'stock-alert-mail'")).toEqual([]);
    }, PATIENCE);
    expect(await countBackMails()).toBe(0);
    stack.shop.setStock(copper, 1);
    await stockWebhook(1);
    await expectBackMail();
    expect(await countBackMails()).toBe(1);
  });

  it('is announced by a change of the product, and to no one else', async () => {
    await waitForCopper();
    await ask({email: 'unconfirmed@example.com'});
    stack.shop.setStock(copper, 4);
    const body = {id: 8_000_000_100_004, title: 'Masala Dabba'};
    expect(await textOf(await sendWebhook(stack, {topic: 'products/update', body}))).toBe('recorded');
    await expectBackMail();
    expect(await countBackMails('unconfirmed@example.com')).toBe(0);
  });

  it('needs nothing stored for webhooks while no one waits', async () => {
    expect(await textOf(await stockWebhook(4))).toBe('ignored');
    expect(await rowsOf(stack, 'select from private.webhook_events')).toEqual([]);
  });

  it('is sent again while the mail service is down, once', async () => {
    await waitForCopper();
    stack.shop.setStock(copper, 4);
    await stack.shop.fault({path: '/__outbox', mode: 'status', status: 503});
    await stockWebhook(4);
    await vi.waitFor(async () => {
      await runSchedule(stack);
      expect(
        await rowsOf(stack, "select from private.jobs where kind = 'stock-alert-mail' and last_error is not null"),
      ).toHaveLength(1);
    }, PATIENCE);
    await stack.shop.clearFaults();
    await rowsOf(stack, 'update private.jobs set run_after = now()');
    await expectBackMail();
    expect(await countBackMails()).toBe(1);
  });
});

describe('the links in mails', () => {
  it('change nothing when they are opened, are not cached and have no address', async () => {
    await ask();
    await expect.poll(subjects, PATIENCE).toHaveLength(1);
    for (const pattern of [/confirm/, /unsubscribe/]) {
      const path = await linkIn(pattern);
      expect(path).not.toContain('@');
      const response = await visitor.get(path);
      expect(response.headers.get('Cache-Control')).toContain('no-store');
      expect(response.headers.get('X-Robots-Tag')).toBe('noindex');
    }
    expect(await rowsOf(stack, 'select confirmed_at, canceled_at from private.stock_alerts')).toEqual([
      {confirmed_at: null, canceled_at: null},
    ]);
  });

  it('stop all mails, with one click in a mail program too', async () => {
    await waitForCopper();
    const path = await linkIn(/unsubscribe/);
    const oneClick = await fetch(`${stack.origin}${path}/one-click`, {
      method: 'POST',
      headers: {Origin: 'https://mail.example', 'Content-Type': 'application/x-www-form-urlencoded'},
      body: 'List-Unsubscribe=One-Click',
    });
    expect([oneClick.status, await oneClick.text()]).toEqual([200, 'You are unsubscribed']);
    expect((await press(path)).text).toContain('No email about stock is waiting for this address.');
    stack.shop.setStock(copper, 4);
    expect(await textOf(await stockWebhook(4))).toBe('ignored');
    await runSchedule(stack);
    expect(await countBackMails()).toBe(0);
  });

  it.each(['/subscribe/confirm/alerts/', '/unsubscribe/alerts/'])(
    'say that an unknown secret does not work: %s',
    async (path) => {
      for (const token of ['x'.repeat(43), 'short']) {
        const {status, text} = await press(path + token);
        expect(status).toBe(404);
        expect(text).toContain('This link does not work');
      }
    },
  );
});
