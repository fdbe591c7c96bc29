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
  await verifyAddress(who.owner);
  return who;
}

/** Verifies the address of a person, as following a mailed link does. */
const verifyAddress = (userId: string) =>
  script(`update private.identities set email_verified = true, verified_at = now() where user_id = '${userId}'`);

const locationOf = ({headers}: Response) => headers.get('Location');
const script = (sql: string) => stack.backend.database.connected((connection) => connection.script(sql));

/** Requests the mailed code, and reads the secret and the pending field of the page. */
async function openEnrollment(who: Visitor, {email}: {readonly email: string} = gita) {
  const html = await (await who.post(VERIFY, {intent: 'mail'})).text();
  const [mail] = await stack.shop.mails(email);
  return {
    html,
    mailCode: /Code: ([a-z0-9-]+)/.exec(mail?.text ?? '')?.[1] ?? '',
    secret: (/<code[^>]*>([A-Z2-7 ]+)</.exec(html)?.[1] ?? '').replaceAll(' ', ''),
    pending: /name="pending" value="([^"]+)"/.exec(html)?.[1] ?? '',
  };
}

/** Sets up an authenticator app and returns its secret and the recovery codes. */
async function enroll(who: Visitor) {
  const {secret, pending, mailCode} = await openEnrollment(who);
  const response = await who.post(VERIFY, {intent: 'enroll', pending, mailCode, code: currentCode(secret)});
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
    const {secret, pending, mailCode} = await openEnrollment(who);
    const wrong = await who.post(VERIFY, {intent: 'enroll', pending, mailCode, code: '000000'});
    const html = await wrong.text();
    expect(wrong.status).toBe(422);
    expect(textOf(html)).toContain('That code is not right.');
    expect(html).toContain(pending);
    const right = await who.post(VERIFY, {intent: 'enroll', pending, mailCode, code: currentCode(secret)});
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
    await verifyAddress(other.owner);
    const {secret, pending, mailCode} = await openEnrollment(other, ada);
    const response = await who.post(VERIFY, {intent: 'enroll', pending, mailCode, code: currentCode(secret)});
    expect(response.status).toBe(422);
    expect(locationOf(await who.get('/admin'))).toBe('/admin/verify?returnTo=%2Fadmin');
  });
});

describe('a thief of the password of an admin without an authenticator app', () => {
  it('cannot set one up without the code that was mailed to the owner', async () => {
    const who = await signInAdmin();
    expect(await (await who.get(VERIFY)).text()).not.toMatch(/name="pending"|<code/);
    const {secret, pending} = await openEnrollment(who);
    for (const mailCode of ['', 'aaaa-aaaa']) {
      const response = await who.post(VERIFY, {intent: 'enroll', pending, mailCode, code: currentCode(secret)});
      expect(response.status).toBe(422);
      expect(textOf(await response.text())).toContain('The code from the email is not right.');
    }
    expect(locationOf(await who.get('/admin'))).toBe('/admin/verify?returnTo=%2Fadmin');
    const [mail] = await stack.shop.mails(gita.email);
    expect(mail?.text).toContain('somebody knows your password');
  });

  it('has no code mailed to an address that is not verified', async () => {
    const who = await signInAdmin();
    await script('update private.identities set email_verified = false');
    expect((await who.post(VERIFY, {intent: 'mail'})).status).toBe(409);
    expect(await stack.shop.mails()).toEqual([]);
  });

  it('sends three mails an hour at most with one session', async () => {
    const who = await signInAdmin();
    const statuses = [];
    for (let at = 0; at < 4; at += 1) statuses.push((await who.post(VERIFY, {intent: 'mail'})).status);
    expect(statuses).toEqual([200, 200, 200, 429]);
    expect(await stack.shop.mails(gita.email)).toHaveLength(3);
  });
});

it('sets up no authenticator app while the mail service is down', async () => {
  const who = await signInAdmin();
  await stack.shop.fault({path: '/__outbox', mode: 'status', status: 503, times: 1});
  const response = await who.post(VERIFY, {intent: 'mail'});
  expect(response.status).toBe(503);
  expect(textOf(await response.text())).toContain('We could not send the email.');
  expect((await enroll(who)).response.status).toBe(200);
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

  const failTenTimes = async (who: Visitor, intent: string) => {
    for (let at = 0; at < 10; at += 1) expect((await who.post(VERIFY, {intent, code: '000000'})).status).toBe(422);
  };

  const warnings = async () =>
    (await stack.shop.mails(gita.email)).filter(({subject}) => subject === 'Wrong codes for the admin');
  /** Waits for the mail, which is sent after the response: it must not reach the mailbox of the next test. */
  const expectWarning = () => expect.poll(warnings).toHaveLength(1);

  it('is rejected in a session from the eleventh wrong code within ten minutes on, also with a right one', async () => {
    const {secret} = await enroll(await signInAdmin());
    const who = await signInAdmin();
    await failTenTimes(who, 'verify');
    const response = await who.post(VERIFY, {intent: 'verify', code: nextCode(secret)});
    expect(response.status).toBe(429);
    expect(Number(response.headers.get('Retry-After'))).toBeGreaterThan(500);
    await expectWarning();
  });

  it('enters codes while a thief of the password is rejected, and is told by mail once', async () => {
    const {secret, codes} = await enroll(await signInAdmin());
    const [thief, who, other] = [await signInAdmin(), await signInAdmin(), await signInAdmin()];
    for (const intent of ['verify', 'recover']) {
      await failTenTimes(thief, intent);
      expect((await thief.post(VERIFY, {intent, code: '000000'})).status).toBe(429);
    }
    expect((await who.post(VERIFY, {intent: 'verify', code: nextCode(secret)})).status).toBe(303);
    expect((await other.post(VERIFY, {intent: 'recover', code: codes[0] ?? ''})).status).toBe(303);
    await expectWarning();
  });

  it('enters a recovery code while thieves with ever new sessions use up all tries of the six-digit codes', async () => {
    const {secret, codes} = await enroll(await signInAdmin());
    for (let session = 0; session < 3; session += 1) await failTenTimes(await signInAdmin(), 'verify');
    const who = await signInAdmin();
    expect((await who.post(VERIFY, {intent: 'verify', code: nextCode(secret)})).status).toBe(429);
    expect((await who.post(VERIFY, {intent: 'recover', code: codes[0] ?? ''})).status).toBe(303);
    await expectWarning();
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
