import {afterAll, afterEach, beforeAll, beforeEach, describe, expect, it} from 'vitest';
import {adminExecutor} from '../../../local/shop/admin/admin-endpoint';
import {textOf, type SignedIn} from '../../support/account';
import {ORDER_BODY} from '../../../app/orders/sync/webhooks/order.sample';
import {signInStaff} from '../../support/fulfillment';
import {runSchedule} from '../../support/run-schedule';
import {countOf, rowsOf, sendWebhook} from '../../support/send-webhook';
import {startStackWithBackend, type StackWithBackend} from '../../support/stack';

let stack: StackWithBackend;
// On a busy machine the schema takes longer to load than the storefront's timeout.
beforeAll(() => void adminExecutor());
beforeAll(async () => void (stack = await startStackWithBackend({}, {clock: () => new Date()})));
beforeEach(() => stack.reset());
afterAll(() => stack.close());

const checks = () =>
  rowsOf<{database_ms: number | null; shopify_ms: number | null}>(
    stack,
    'select database_ms, shopify_ms from private.health_checks order by at',
  );
const measured = expect.any(Number);

describe('the health check of the scheduler', () => {
  // Closes the circuit breakers that a fault has opened.
  afterEach(() => stack.restartStorefront());

  it('stores the round trips and the requests since the last one', async () => {
    for (const path of ['/about', '/no/such/page']) await (await fetch(stack.origin + path)).text();
    expect((await runSchedule(stack)).status).toBe(200);
    expect(await checks()).toEqual([{database_ms: measured, shopify_ms: measured}]);
    const [sample] = await rowsOf(
      stack,
      'select errors, (select sum(d)::int from unnest(durations) as d) as requests from private.request_samples',
    );
    expect(sample).toEqual({errors: 0, requests: expect.toSatisfy((count: number) => count >= 2)});
  });

  it('records an outage of Shopify, and one of the database once it has ended', async () => {
    await stack.restartStorefront();
    await stack.shop.fault({path: '/api/*', mode: 'status'});
    await runSchedule(stack);
    expect(await checks()).toEqual([{database_ms: measured, shopify_ms: null}]);
    await stack.shop.clearFaults();
    await rowsOf(stack, "update private.health_checks set at = at - interval '1 hour'");
    await stack.backend.fault({path: '/rest/*', mode: 'status', status: 503});
    expect((await runSchedule(stack)).status).toBe(503);
    await stack.backend.clearFaults();
    // Until the circuit breaker of monitoring closes, the checks wait.
    const lastOne = async () => {
      await runSchedule(stack);
      return (await checks()).slice(1).at(-1)?.database_ms;
    };
    await expect.poll(lastOne, {timeout: 60_000, interval: 1000}).toEqual(measured);
    expect((await checks()).at(1)).toEqual({database_ms: null, shopify_ms: measured});
  }, 90_000);
});

describe('the health page', () => {
  // Closes the circuit breakers that a fault has opened.
  afterEach(() => stack.restartStorefront());

  it('shows what was measured, and a dash for what was not', async () => {
    const gita = await signInStaff(stack);
    const before = textOf(await (await gita.get('/admin/health')).text());
    expect(before).toContain('Response time (p95) — Unknown Not measured yet');
    await runSchedule(stack);
    const after = textOf(await (await gita.get('/admin/health')).text());
    expect(after).toMatch(/Shopify API round trip \d+ ms Normal Measured now/);
    expect(after).toMatch(/Uptime — Unknown Measured now · 1 of 1 checks passed in 24 hours · [\d,]+ min unknown/);
    expect(after).toContain('Operational');
  });

  it('still shows the current state while the measurements cannot be read', async () => {
    const gita = await signInStaff(stack);
    await stack.backend.fault({path: '/rest/v1/rpc/find_health_slots', mode: 'status', status: 503});
    await stack.shop.fault({path: '/api/*', mode: 'status'});
    const response = await gita.get('/admin/health');
    const text = textOf(await response.text());
    expect(response.status).toBe(503);
    expect(text).toContain('Issues Detected');
    expect(text).toContain('Shopify not responding');
    expect(text).toContain('The measurements cannot be loaded at the moment.');
  });
});

const idempotencyKeyOf = async (who: SignedIn): Promise<string> =>
  /name="idempotencyKey" value="([^"]+)"/.exec(await (await who.get('/admin/health')).text())?.[1] ?? '';

describe('a dead letter', () => {
  /** Stores a delivery that the database rejected, and that it would accept now. */
  const storeLetter = async (id: string) => {
    await sendWebhook(stack, {topic: 'orders/create', id, body: {...ORDER_BODY, id: undefined}});
    const body = JSON.stringify(ORDER_BODY).replaceAll("'", "''");
    await rowsOf(stack, `update private.dead_letters set body = '${body}' where webhook_id = '${id}'`);
    const [row] = await rowsOf<{id: number}>(
      stack,
      `select id::int from private.dead_letters where webhook_id = '${id}'`,
    );
    return String(row?.id);
  };

  const submit = async (who: SignedIn, fields: Record<string, string>) =>
    who.post('/admin/health', {idempotencyKey: await idempotencyKeyOf(who), ...fields});
  const audits = () =>
    rowsOf(
      stack,
      `select l.action, l.target, o.outcome::text from private.audit_log as l
       left join private.audit_outcomes as o on o.audit_id = l.id where l.action like 'webhook.%' order by l.id`,
    );

  it('is replayed once by the handler of its webhook, and leaves the list without its body', async () => {
    const gita = await signInStaff(stack);
    const id = await storeLetter('first');
    expect(textOf(await (await gita.get('/admin/health')).text())).toContain('orders/create');
    expect(textOf(await (await submit(gita, {intent: 'replay', id})).text())).toContain('1 replayed');
    expect(await countOf(stack, 'public.orders')).toBe(1);
    expect(await rowsOf(stack, 'select body from private.dead_letters')).toEqual([{body: null}]);
    const again = await submit(gita, {intent: 'replay', id});
    expect(again.status).toBe(200);
    expect(textOf(await again.text())).toContain('No dead letters');
    expect(await countOf(stack, 'public.orders')).toBe(1);
    const row = {action: 'webhook.replay', target: `dead-letter:${id}`, outcome: 'done'};
    expect(await audits()).toEqual([row, row]);
  });

  it('stays on the list with the reason if it still cannot be processed', async () => {
    const gita = await signInStaff(stack);
    await sendWebhook(stack, {topic: 'themes/create', body: {id: 1}});
    await sendWebhook(stack, {topic: 'themes/create', body: {id: 2}});
    const reason = 'no subscription for this topic';
    const text = textOf(await (await submit(gita, {intent: 'replay-all', reason})).text());
    expect(text).toContain('0 replayed, 2 still unprocessable, 0 failed');
    expect(text).toContain(`Replay all 2: ${reason}`);
  });

  it('shows its body on demand only, and logs who read it', async () => {
    const gita = await signInStaff(stack);
    const id = await storeLetter('read');
    expect(await (await gita.get('/admin/health')).text()).not.toContain(ORDER_BODY.email);
    expect(await (await submit(gita, {intent: 'show-body', id})).text()).toContain(ORDER_BODY.email);
    expect(await audits()).toEqual([{action: 'webhook.read', target: `dead-letter:${id}`, outcome: 'done'}]);
    expect((await submit(gita, {intent: 'show-body', id: '999'})).status).toBe(404);
  });
});

describe('reconciling now', () => {
  it('reports its counts, is logged, and is limited', async () => {
    const gita = await signInStaff(stack);
    const statuses: number[] = [];
    let text = '';
    for (let run = 0; run < 7; run += 1) {
      const response = await gita.post('/admin/health', {
        idempotencyKey: await idempotencyKeyOf(gita),
        intent: 'reconcile',
      });
      statuses.push(response.status);
      text ||= textOf(await response.text());
    }
    expect(text).toContain('0 read, 0 corrected, 0 removed, 0 unreadable.');
    expect(statuses).toEqual([200, 200, 200, 200, 200, 200, 429]);
  });

  it('says so while Shopify is down', async () => {
    const gita = await signInStaff(stack);
    const idempotencyKey = await idempotencyKeyOf(gita);
    await stack.shop.fault({path: '/admin/*', mode: 'status'});
    const response = await gita.post('/admin/health', {idempotencyKey, intent: 'reconcile'});
    expect(response.status).toBe(422);
    expect(textOf(await response.text())).toContain('Shopify or the database did not respond.');
  });
});

describe('the security page', () => {
  it('shows measured states, and counts rejected attempts without naming anybody', async () => {
    const gita = await signInStaff(stack);
    await rowsOf(
      stack,
      `select public.consume_rate_limit('login:subject:ada@example.com', 1, 600) from generate_series(1, 3)`,
    );
    const text = textOf(await (await gita.get('/admin/security')).text());
    expect(text).toMatch(/Row level security On for (\d+) of \1 tables/);
    expect(text).toContain('Second factor Set up by 1 of 1 admins');
    expect(text).toContain('Sign-ins throttled 2');
    expect(text).toMatch(/Role changes \d/);
    expect(text).not.toContain('ada@');
  });

  it('finds entries of the audit log, and reads "Checking" for one without an outcome', async () => {
    const gita = await signInStaff(stack);
    await rowsOf(stack, `select public.begin_audit('order.cancel', '${gita.owner}', 'gid://shopify/Order/7')`);
    const text = textOf(await (await gita.get('/admin/security?action=order.&outcome=checking')).text());
    expect(text).toMatch(/Gita order\.cancel gid:\/\/shopify\/Order\/7 Checking/);
    expect(textOf(await (await gita.get('/admin/security?target=4711')).text())).toContain('No entries match');
  });

  it('says so while the database does not return the audit log', async () => {
    const gita = await signInStaff(stack);
    await stack.backend.fault({path: '/rest/v1/rpc/find_audit_log', mode: 'status', status: 503});
    const response = await gita.get('/admin/security');
    expect(response.status).toBe(503);
    const text = textOf(await response.text());
    expect(text).toContain('The security data cannot be loaded at the moment.');
    expect(text).toContain('The last 24 hours');
  });
});
