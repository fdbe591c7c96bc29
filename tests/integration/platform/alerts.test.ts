import {afterAll, beforeAll, beforeEach, describe, expect, it, vi} from 'vitest';
import {SEED_PEOPLE} from '../../../local/seed/people';
import {adminExecutor} from '../../../local/shop/admin/admin-endpoint';
import {textOf} from '../../support/account';
import {signInStaff} from '../../support/fulfillment';
import {runSchedule} from '../../support/run-schedule';
import {rowsOf, sendWebhook} from '../../support/send-webhook';
import {startStackWithBackend, type StackWithBackend} from '../../support/stack';
import {startWebhookReceiver, type WebhookReceiver} from '../../support/webhook-receiver';

const OPS = 'ops@fusiontiffin.example';
const DEAD_LETTERS = '[Problem] Webhooks could not be processed';
const RESOLVED = '[Resolved] Webhooks could not be processed';

let stack: StackWithBackend;
let receiver: WebhookReceiver;
// On a busy machine the schema takes longer to load than the storefront's timeout.
beforeAll(() => void adminExecutor());
beforeAll(async () => {
  receiver = await startWebhookReceiver();
  const settings = {ALERT_MAIL_TO: OPS, ALERT_WEBHOOK_URL: `${receiver.origin}/services/secret`};
  stack = await startStackWithBackend(settings, {clock: () => new Date()});
});
beforeEach(async () => {
  await stack.reset();
  receiver.reset();
});
afterAll(async () => {
  await stack.close();
  await receiver.close();
});

/** Runs the scheduled jobs, and waits until all of them have ended: the response comes earlier. */
async function look(): Promise<void> {
  const findEnd = async () =>
    (
      await rowsOf<{at: string}>(
        stack,
        "select last_done_at::text as at from private.cron_outcomes where name = 'alerts'",
      )
    )[0]?.at;
  const before = await findEnd();
  await runSchedule(stack);
  await vi.waitFor(async () => expect(await findEnd()).not.toBe(before), {timeout: 60_000});
}

/** Stores a webhook that cannot be processed. */
const storeDeadLetter = () => sendWebhook(stack, {topic: 'orders/create', body: {id: null}});
const subjects = async () => (await stack.shop.mails(OPS)).map(({subject}) => subject).reverse();
const posts = () => receiver.received.map(({raw}) => (JSON.parse(raw.toString()) as {text: string}).text);

/** Lets a repetition be due now. */
const repeat = async () => {
  await rowsOf(stack, "update private.jobs set run_after = now() where kind like 'alert-%'");
  await look();
};

/** Lets the problem be over for as long as it takes to say so. */
async function resolve(): Promise<void> {
  await rowsOf(stack, 'update private.dead_letters set replayed_at = now(), body = null where body is not null');
  await look();
  await rowsOf(stack, "update private.alerts set clear_since = clear_since - interval '5 minutes'");
  await look();
}

describe('a problem', () => {
  it('is one mail and one message of the webhook when it begins, and one when it has ended', async () => {
    await look();
    expect(await subjects()).toEqual([]);
    await storeDeadLetter();
    await look();
    await storeDeadLetter();
    await look();
    expect(await subjects()).toEqual([DEAD_LETTERS]);
    expect(posts()).toEqual([expect.stringContaining('*Problem: Webhooks could not be processed*')]);
    expect(receiver.received[0]).toMatchObject({method: 'POST', path: '/services/secret'});
    await resolve();
    await look();
    expect(await subjects()).toEqual([DEAD_LETTERS, RESOLVED]);
    expect(posts()).toHaveLength(2);
  });

  it('is one message although two schedulers run at once', async () => {
    await storeDeadLetter();
    await Promise.all([look(), look()]);
    await look();
    expect(await subjects()).toEqual([DEAD_LETTERS]);
    expect(posts()).toHaveLength(1);
  });
});

describe('while the mail service is down', () => {
  it('nothing is lost, nothing is sent twice, the order is kept, and the webhook is told at once', async () => {
    await stack.shop.fault({path: '/__outbox', mode: 'status', status: 503});
    await storeDeadLetter();
    await look();
    await resolve();
    expect(await subjects()).toEqual([]);
    expect(posts()).toHaveLength(2);
    const staff = await signInStaff(stack);
    const page = textOf(await (await staff.get('/admin/health')).text());
    expect(page).toContain('Mail: 2 messages wait, because the mail service responded with 503.');
    await stack.shop.clearFaults();
    await repeat();
    await repeat();
    expect(await subjects()).toEqual([DEAD_LETTERS, RESOLVED]);
    expect(posts()).toHaveLength(2);
  });

  it('a mail whose answer was lost arrives once', async () => {
    await stack.shop.fault({path: '/__outbox', mode: 'dropAfterExecute', times: 1});
    await storeDeadLetter();
    await look();
    expect(await rowsOf(stack, 'select from private.alert_messages where sent_at is null')).toHaveLength(1);
    await repeat();
    expect(await rowsOf(stack, 'select from private.alert_messages where sent_at is null')).toEqual([]);
    expect(await subjects()).toEqual([DEAD_LETTERS]);
  });

  it.each([404, 'hang'] as const)('a webhook that responds with %s delays no mail', async (reply) => {
    receiver.respondNext(reply);
    await storeDeadLetter();
    await look();
    expect(await subjects()).toEqual([DEAD_LETTERS]);
    await repeat();
    expect(posts()).toHaveLength(2);
  });
});

describe('an error', () => {
  const kinds = () =>
    rowsOf<{name: string; place: string; last_reference: string}>(
      stack,
      'select name, place, last_reference, occurrences::int, is_expected from private.error_kinds order by name, place',
    );

  it('is listed by name and place, with the reference that the visitor sees', async () => {
    await stack.shop.fault({op: 'ProductPage', mode: 'status', status: 503});
    const page = await (await fetch(`${stack.origin}/product/palak-paneer?email=${SEED_PEOPLE.ada.email}`)).text();
    await stack.shop.clearFaults();
    await look();
    expect(await kinds()).toEqual([
      expect.objectContaining({name: 'UpstreamError status', place: 'GET /product/:productSlug', is_expected: true}),
    ]);
    const [kind] = await kinds();
    expect(page).toContain(kind?.last_reference);
    // An outage of another service is no defect: it has an alert of its own.
    expect(await subjects()).toEqual([]);
    await stack.restartStorefront();
  });

  it('is told once if it is new and a defect of the storefront', async () => {
    const at = new Date().toISOString();
    await stack.backend.database.connected(({query}) =>
      query('select public.record_errors($1)', [
        JSON.stringify([
          {
            name: 'TypeError',
            place: 'GET /cart',
            is_expected: false,
            first_at: at,
            last_at: at,
            occurrences: 3,
            first_reference: '1a2b3c4d',
            last_reference: '1a2b3c4d',
          },
        ]),
      ]),
    );
    await look();
    await look();
    expect(await subjects()).toEqual(['[Problem] A new kind of error: TypeError']);
    const [mail] = await stack.shop.mails(OPS);
    expect(mail?.text).toContain('3 times at GET /cart. Look for [1a2b3c4d] in the log.');
    const staff = await signInStaff(stack);
    const page = textOf(await (await staff.get('/admin/health')).text());
    expect(page).toContain('A new kind of error: TypeError');
    expect(page).toContain('TypeError GET /cart 3');
  });
});

it('a scheduled job that fails three times in a row is told', async () => {
  await stack.shop.fault({path: '/admin/*', mode: 'status'});
  for (let run = 0; run < 4; run += 1) await look();
  expect(posts().join()).toContain('A scheduled job fails: order reconciliation');
  await stack.restartStorefront();
});
