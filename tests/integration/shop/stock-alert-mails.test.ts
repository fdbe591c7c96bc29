import {afterAll, beforeAll, beforeEach, describe, expect, it, vi} from 'vitest';
import {adminExecutor} from '../../../local/shop/admin/admin-endpoint';
import {runSchedule} from '../../support/run-schedule';
import {rowsOf, sendWebhook} from '../../support/send-webhook';
import {startStackWithBackend, type StackWithBackend} from '../../support/stack';
import {PATIENCE, createAlertActions, htmlOf} from '../../support/stock-alerts';
import {createVisitor, type Visitor} from '../../support/visitor';

let stack: StackWithBackend;
let visitor: Visitor;

// On a busy machine the schema takes longer to load than the storefront's timeout.
beforeAll(() => void adminExecutor());
beforeAll(async () => void (stack = await startStackWithBackend({}, {profile: 'market'})));
beforeEach(async () => {
  await stack.reset();
  visitor = createVisitor(stack.origin);
});
afterAll(() => stack.close());

const {copper, ask, press, subjects, linkIn, stockWebhook, finishStockChecks, waitForCopper, backMails} =
  createAlertActions(() => ({stack, visitor}));

/** Runs the schedule until the mail is there. */
const expectBackMail = () =>
  vi.waitFor(async () => {
    await runSchedule(stack);
    expect(await backMails()).not.toEqual([]);
  }, PATIENCE);

describe('a variant that people wait for', () => {
  it('is announced once when a webhook says that it is back, however often webhooks arrive', async () => {
    await waitForCopper();
    stack.shop.setStock(copper(), 4);
    expect(await htmlOf(await stockWebhook(4, 'one'))).toBe('recorded');
    expect(await htmlOf(await stockWebhook(4, 'one'))).toBe('duplicate');
    await expectBackMail();
    // An older webhook arrives late, and the same one again.
    await stockWebhook(9, 'two');
    await stockWebhook(4, 'one');
    await runSchedule(stack);
    await runSchedule(stack);
    expect(await backMails()).toHaveLength(1);
    const [mail] = await backMails();
    expect(mail?.links).toContain(`${stack.origin}/product/masala-dabba?Finish=Copper`);
  });

  it('is not announced by a late webhook that says it is available while it is sold out', async () => {
    await waitForCopper();
    expect(await htmlOf(await stockWebhook(4))).toBe('recorded');
    await finishStockChecks();
    expect(await backMails()).toHaveLength(0);
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
    expect(await backMails()).toHaveLength(0);
    stack.shop.setStock(copper(), 1);
    await stockWebhook(1);
    await expectBackMail();
    expect(await backMails()).toHaveLength(1);
  });

  it('is announced by a change of the product, and to no one else', async () => {
    await waitForCopper();
    await ask({email: 'unconfirmed@example.com'});
    stack.shop.setStock(copper(), 4);
    const body = {id: 8_000_000_100_004, title: 'Masala Dabba'};
    expect(await htmlOf(await sendWebhook(stack, {topic: 'products/update', body}))).toBe('recorded');
    await expectBackMail();
    expect(await backMails('unconfirmed@example.com')).toHaveLength(0);
  });

  it('needs nothing stored for webhooks while no one waits', async () => {
    expect(await htmlOf(await stockWebhook(4))).toBe('ignored');
    expect(await rowsOf(stack, 'select from private.webhook_events')).toEqual([]);
  });

  it('is sent again while the mail service is down, once', async () => {
    await waitForCopper();
    stack.shop.setStock(copper(), 4);
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
    expect(await backMails()).toHaveLength(1);
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
    stack.shop.setStock(copper(), 4);
    expect(await htmlOf(await stockWebhook(4))).toBe('ignored');
    await runSchedule(stack);
    expect(await backMails()).toHaveLength(0);
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
