import {afterAll, beforeAll, beforeEach, describe, expect, it} from 'vitest';
import {currentCode} from '../../../app/admin/frame/second-factor/totp.server';
import {SEED_PEOPLE} from '../../../local/seed/people';
import {signInTo, textOf} from '../../support/account';
import {makeAdmin} from '../../support/orders';
import {rowsOf} from '../../support/send-webhook';
import {startStackWithBackend, type StackWithBackend} from '../../support/stack';
import {createVisitor, type Visitor} from '../../support/visitor';

const {ada, gita} = SEED_PEOPLE;
const VERIFY = '/admin/verify?returnTo=%2Fadmin%3Fwindow%3D7d';
const STEP_MS = 30_000;

let stack: StackWithBackend;
beforeAll(async () => void (stack = await startStackWithBackend()));
beforeEach(() => stack.reset());
afterAll(() => stack.close());

async function signInAdmin() {
  const who = await signInTo(stack, gita);
  await makeAdmin(stack.backend, who.owner);
  return who;
}

const locationOf = ({headers}: Response) => headers.get('Location');
const script = (sql: string) => stack.backend.database.connected((connection) => connection.script(sql));

/** Reads the secret and the pending field of the enrollment page. */
async function openEnrollment(who: Visitor) {
  const html = await (await who.get(VERIFY)).text();
  return {
    html,
    secret: (/<code[^>]*>([A-Z2-7 ]+)</.exec(html)?.[1] ?? '').replaceAll(' ', ''),
    pending: /name="pending" value="([^"]+)"/.exec(html)?.[1] ?? '',
  };
}

/** Sets up an authenticator app and returns its secret and the recovery codes. */
async function enroll(who: Visitor) {
  const {secret, pending} = await openEnrollment(who);
  const response = await who.post(VERIFY, {intent: 'enroll', pending, code: currentCode(secret)});
  const html = await response.text();
  return {
    response,
    secret,
    codes: Array.from(html.matchAll(/<li>((?:[a-z0-9]{4}-?){4})<\/li>/g), ([, code = '']) => code),
  };
}

/** The code of the next 30 seconds, which is accepted and which enrollment has not used. */
const nextCode = (secret: string) => currentCode(secret, Date.now() + STEP_MS);

describe('an admin without an authenticator app', () => {
  it('sets one up with the typed key, sees ten recovery codes once and may use the admin', async () => {
    const who = await signInAdmin();
    expect(locationOf(await who.get('/admin?window=7d'))).toBe(VERIFY);
    const before = createVisitor(stack.origin, who);
    const {response, codes} = await enroll(who);
    expect(response.status).toBe(200);
    expect(response.headers.get('Cache-Control')).toBe('private, no-store');
    expect(new Set(codes).size).toBe(10);
    expect((await who.get('/admin')).status).toBe(200);
    expect(locationOf(await who.get(VERIFY))).toBe('/admin?window=7d');
    // The session id from before the second factor is worth nothing.
    expect(locationOf(await before.get('/admin'))).toMatch(/^\/auth\?/);
  });

  it('stays signed in if the request of a script from before the code is answered after it', async () => {
    const who = await signInAdmin();
    const before = createVisitor(stack.origin, who);
    await enroll(who);
    const late = await before.get('/admin', {'Sec-Fetch-Dest': 'empty'});
    expect(late.status).toBe(302);
    expect(late.headers.getSetCookie().filter((cookie) => cookie.startsWith('session='))).toEqual([]);
  });

  it('keeps the key after a wrong code, and the database sees neither key nor codes', async () => {
    const who = await signInAdmin();
    const {secret, pending} = await openEnrollment(who);
    const wrong = await who.post(VERIFY, {intent: 'enroll', pending, code: '000000'});
    const html = await wrong.text();
    expect(wrong.status).toBe(422);
    expect(textOf(html)).toContain('That code is not right.');
    expect(html).toContain(pending);
    const right = await who.post(VERIFY, {intent: 'enroll', pending, code: currentCode(secret)});
    expect(right.status).toBe(200);
    const rows = JSON.stringify(
      await rowsOf(
        stack,
        'select f.sealed_secret, c.code_hash from private.second_factors as f join private.recovery_codes as c using (user_id)',
      ),
    );
    expect(rows).not.toContain(secret);
    for (const [code] of (await right.text()).matchAll(/(?:[a-z0-9]{4}-){3}[a-z0-9]{4}/g))
      expect(rows).not.toContain(code);
  });

  it('cannot use the key that another admin was shown', async () => {
    const [who, other] = [await signInAdmin(), await signInTo(stack, ada)];
    await makeAdmin(stack.backend, other.owner);
    const {secret, pending} = await openEnrollment(other);
    const response = await who.post(VERIFY, {intent: 'enroll', pending, code: currentCode(secret)});
    expect(response.status).toBe(422);
    expect(locationOf(await who.get('/admin'))).toBe('/admin/verify?returnTo=%2Fadmin');
  });
});

describe('an admin with an authenticator app', () => {
  it('enters a code in each session, and each code works once', async () => {
    const {secret} = await enroll(await signInAdmin());
    const [who, other] = [await signInAdmin(), await signInAdmin()];
    expect(locationOf(await who.get('/admin'))).toBe('/admin/verify?returnTo=%2Fadmin');
    const code = nextCode(secret);
    const response = await who.post(VERIFY, {intent: 'verify', code});
    expect({status: response.status, location: locationOf(response)}).toEqual({
      status: 303,
      location: '/admin?window=7d',
    });
    expect((await who.get('/admin')).status).toBe(200);
    const repeated = await other.post(VERIFY, {intent: 'verify', code});
    expect(repeated.status).toBe(422);
    expect(textOf(await repeated.text())).toContain('That code was already used.');
  });

  it('enters with a recovery code once', async () => {
    const {codes} = await enroll(await signInAdmin());
    const [who, other] = [await signInAdmin(), await signInAdmin()];
    const code = (codes[0] ?? '').toUpperCase().replaceAll('-', ' ');
    expect((await who.post(VERIFY, {intent: 'recover', code})).status).toBe(303);
    expect((await who.get('/admin')).status).toBe(200);
    expect((await other.post(VERIFY, {intent: 'recover', code})).status).toBe(422);
  });

  it('is rejected from the eleventh wrong code within ten minutes on, also with a right one', async () => {
    const {secret, codes} = await enroll(await signInAdmin());
    const who = await signInAdmin();
    for (let at = 0; at < 10; at += 1) {
      const intent = at % 2 === 0 ? 'verify' : 'recover';
      expect((await who.post(VERIFY, {intent, code: '000000'})).status).toBe(422);
    }
    for (const fields of [
      {intent: 'verify', code: nextCode(secret)},
      {intent: 'recover', code: codes[0] ?? ''},
    ]) {
      const response = await who.post(VERIFY, fields);
      expect(response.status).toBe(429);
      expect(Number(response.headers.get('Retry-After'))).toBeGreaterThan(500);
    }
  });

  it.each([
    ['30 minutes without a request', "last_seen_at = now() - interval '30 minutes'"],
    ['8 hours', "verified_at = now() - interval '8 hours'"],
  ])('enters a code again after %s', async (_after, change) => {
    const who = await signInAdmin();
    await enroll(who);
    expect((await who.get('/admin')).status).toBe(200);
    await script(`update private.admin_sessions set ${change}`);
    expect(locationOf(await who.get('/admin'))).toBe('/admin/verify?returnTo=%2Fadmin');
  });

  it('has each attempt in the audit log', async () => {
    const who = await signInAdmin();
    const {secret} = await enroll(who);
    const other = await signInAdmin();
    await other.post(VERIFY, {intent: 'verify', code: '000000'});
    await other.post(VERIFY, {intent: 'verify', code: nextCode(secret)});
    const rows = await rowsOf<{actor_id: string; action: string; outcome: string}>(
      stack,
      `select l.actor_id, l.action, o.outcome::text from private.audit_log as l join private.audit_outcomes as o on o.audit_id = l.id
       where l.action like 'second-factor.%' order by l.id`,
    );
    expect(rows.map(({action, outcome}) => `${action} ${outcome}`)).toEqual([
      'second-factor.enrolled done',
      'second-factor.refused refused',
      'second-factor.verified done',
    ]);
    expect(new Set(rows.map(({actor_id: actor}) => actor))).toEqual(new Set([who.owner]));
  });
});

describe('the admin check', () => {
  it('counts a removed role from the next request on', async () => {
    const who = await signInAdmin();
    await enroll(who);
    await script('delete from public.user_roles');
    expect(locationOf(await who.get('/admin'))).toBe('/');
    expect(textOf(await (await who.get('/')).text())).toContain(
      'Access Denied: You do not have permission to access this page.',
    );
  });

  it('denies access while the database is unavailable', async () => {
    const who = await signInAdmin();
    await enroll(who);
    await stack.backend.fault({path: '/rest/v1/rpc/touch_admin_session', mode: 'status', status: 503});
    expect(locationOf(await who.get('/admin'))).toBe('/');
    expect((await who.post(VERIFY, {intent: 'verify', code: '000000'})).status).toBe(503);
    await stack.restartStorefront();
  });
});
