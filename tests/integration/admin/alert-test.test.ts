import {afterAll, beforeAll, beforeEach, describe, expect, it} from 'vitest';
import {SEED_PEOPLE} from '../../../local/seed/people';
import {signInTo, textOf, type SignedIn} from '../../support/account';
import {signInStaff} from '../../support/fulfillment';
import {rowsOf} from '../../support/send-webhook';
import {startStackWithBackend, type StackWithBackend} from '../../support/stack';
import {startWebhookReceiver, type WebhookReceiver} from '../../support/webhook-receiver';

const OPS = 'ops@fusiontiffin.example';
const SETTINGS = '/admin/settings';

let stack: StackWithBackend;
let receiver: WebhookReceiver;
let staff: SignedIn;
beforeAll(async () => {
  receiver = await startWebhookReceiver();
  stack = await startStackWithBackend({
    ALERT_MAIL_TO: OPS,
    ALERT_WEBHOOK_URL: `${receiver.origin}/services/secret`,
    ALERT_QUIET_HOURS: '00:00-24:00',
  });
});
beforeEach(async () => {
  await stack.reset();
  receiver.reset();
  staff = await signInStaff(stack);
});
afterAll(async () => {
  await stack.close();
  await receiver.close();
});

const toForm = (idempotencyKey: string = crypto.randomUUID()) => ({intent: 'test-alerts', idempotencyKey});

/** Presses the button. */
async function press(who: SignedIn = staff, form = toForm()) {
  const response = await who.post(SETTINGS, form);
  return {status: response.status, page: textOf(await response.text()), headers: response.headers};
}

const audits = () =>
  rowsOf(
    stack,
    `select o.outcome::text from private.audit_log as l join private.audit_outcomes as o on o.audit_id = l.id
     where l.action = 'alerts.test' order by l.id`,
  );

describe('the test of alerts', () => {
  it('is sent at once to every receiver, also in quiet hours, and logged', async () => {
    const {status, page} = await press();
    expect(status).toBe(200);
    expect(page).toContain('The test message was sent By mail: sent. To the webhook: sent.');
    expect((await stack.shop.mails(OPS)).map(({subject}) => subject)).toEqual(['[Test] Test message']);
    expect(receiver.received).toHaveLength(1);
    expect(await audits()).toEqual([{outcome: 'done'}]);
  });

  it('is sent once although the form is sent twice', async () => {
    const form = toForm();
    await press(staff, form);
    expect((await press(staff, form)).page).toContain('The test message was sent before');
    expect(await stack.shop.mails(OPS)).toHaveLength(1);
  });

  it('says where it failed, and is tried again', async () => {
    receiver.respondNext(404);
    const {status, page} = await press();
    expect(status).toBe(200);
    expect(page).toContain('The test message was not sent everywhere');
    expect(page).toContain('By mail: sent. To the webhook: failed;');
    expect(textOf(await (await staff.get('/admin/health')).text())).toContain(
      'Webhook: 1 message waits, because the webhook of alerts responded with 404.',
    );
  });

  it('is limited to three in ten minutes, which the response says', async () => {
    for (let count = 0; count < 3; count += 1) expect((await press()).status).toBe(200);
    const {status, page, headers} = await press();
    expect(status).toBe(429);
    expect(page).toContain('Three were sent in ten minutes.');
    expect(Number(headers.get('Retry-After'))).toBeGreaterThan(0);
    expect(await stack.shop.mails(OPS)).toHaveLength(3);
  });

  it('is for admins only', async () => {
    const ada = await signInTo(stack, SEED_PEOPLE.ada);
    expect([403, 404]).toContain((await press(ada)).status);
    expect(await stack.shop.mails(OPS)).toEqual([]);
  });

  it('is refused without an idempotency key', async () => {
    const {status, page} = await press(staff, toForm('x'));
    expect(status).toBe(400);
    expect(page).toContain('This form could not be read.');
  });

  it('is refused while the database is down', async () => {
    await stack.backend.fault({path: '/rest/v1/rpc/record_test_alert', mode: 'status', status: 503});
    const {status, page} = await press();
    expect(status).toBe(502);
    expect(page).toContain('The outcome is still being checked');
    await stack.restartStorefront();
  });

  it('never shows where messages are sent', async () => {
    const html = await (await staff.get(SETTINGS)).text();
    expect(textOf(html)).toContain('Quiet hours: 00:00-24:00.');
    expect(html).not.toContain(OPS);
    expect(html).not.toContain('/services/secret');
  });
});

describe('without a receiver', () => {
  beforeAll(() => stack.restartStorefront({ALERT_MAIL_TO: '', ALERT_WEBHOOK_URL: '', ALERT_QUIET_HOURS: ''}));

  it('the page says so, and a test is refused', async () => {
    const page = await (await staff.get(SETTINGS)).text();
    expect(textOf(page)).toContain('Nobody is told about problems.');
    expect(page).not.toContain('test-alerts');
    const {status, page: refused} = await press();
    expect(status).toBe(409);
    expect(refused).toContain('No test message was sent Nobody is told about problems.');
    expect(await audits()).toEqual([{outcome: 'refused'}]);
  });
});
