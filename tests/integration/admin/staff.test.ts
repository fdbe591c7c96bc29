import {decodeJwt} from 'jose';
import {afterAll, beforeAll, beforeEach, describe, expect, it, vi} from 'vitest';
import type {RealtimeToken} from '../../../app/platform/supabase/realtime/realtime-token';
import {SEED_PEOPLE} from '../../../local/seed/people';
import {signInTo, textOf, type SignedIn} from '../../support/account';
import {supabaseClient} from '../../support/backend';
import {signInStaff} from '../../support/fulfillment';
import {pathOf} from '../../support/order-batch';
import {makeAdmin, recordOrders} from '../../support/orders';
import {rowsOf} from '../../support/send-webhook';
import {startStackWithBackend, type StackWithBackend} from '../../support/stack';
import {createVisitor} from '../../support/visitor';

const {ada, ben} = SEED_PEOPLE;
const STAFF = '/admin/staff';

let stack: StackWithBackend;
beforeAll(async () => void (stack = await startStackWithBackend()));
beforeEach(() => stack.reset());
afterAll(() => stack.close());

const script = (sql: string) => stack.backend.database.connected((connection) => connection.script(sql));
const verifyAddress = (userId: string) =>
  script(`update private.identities set email_verified = true, verified_at = now() where user_id = '${userId}'`);
const roleOf = async ({owner}: SignedIn) =>
  (await rowsOf<{role: string}>(stack, `select role::text from public.user_roles where user_id = '${owner}'`))[0]
    ?.role ?? null;

const post = async (who: SignedIn, intent: string, fields: Readonly<Record<string, string>> = {}) => {
  const response = await who.post(STAFF, {intent, idempotencyKey: crypto.randomUUID(), ...fields});
  return {status: response.status, text: textOf(await response.text())};
};

/** Invites an address, and returns the path of the mailed link. */
async function invite(owner: SignedIn, email: string, role = 'packer'): Promise<string> {
  const {status, text} = await post(owner, 'invite', {email, role});
  expect({status, isSent: text.includes('Invitation sent')}).toEqual({status: 200, isSent: true});
  const [mail] = await stack.shop.mails(email);
  return new URL(mail?.links.find((link) => link.includes('/invitation/')) ?? '').pathname;
}

describe('an invitation', () => {
  it('is mailed, accepted once by whoever has verified the address, and logged without the address', async () => {
    const gita = await signInStaff(stack);
    const path = await invite(gita, ben.email);
    expect(textOf(await (await gita.get(STAFF)).text())).toContain(ben.email);

    const stranger = createVisitor(stack.origin);
    const page = await stranger.get(path);
    expect(Object.fromEntries(page.headers)).toMatchObject({
      'cache-control': 'private, no-store',
      'referrer-policy': 'same-origin',
      'x-robots-tag': 'noindex',
    });
    const html = await page.text();
    expect(textOf(html)).toContain('Sign in to accept it');
    expect(html).toContain(`/auth?returnTo=${encodeURIComponent(path)}`);
    expect(pathOf(await stranger.post(path, {}))).toBe(path);

    const who = await signInTo(stack, ben);
    expect(textOf(await (await who.get(path)).text())).toContain('Your address is not verified yet');
    expect(pathOf(await who.post(path, {}))).toBe(path);
    expect(await roleOf(who)).toBeNull();
    await verifyAddress(who.owner);
    expect(textOf(await (await who.get(path)).text())).toContain('You are invited to pack orders.');
    expect(await roleOf(who)).toBeNull();
    expect(pathOf(await who.post(path, {}))).toBe('/admin');
    expect(await roleOf(who)).toBe('packer');
    expect(pathOf(await who.get('/admin'))).toContain('/admin/verify');
    expect((await stranger.get(path)).status).toBe(410);
    expect(textOf(await (await gita.get(STAFF)).text())).not.toContain('Invitations');

    const rows = await rowsOf<{action: string; outcome: string; row: string}>(
      stack,
      `select l.action, o.outcome::text, to_jsonb(l)::text || to_jsonb(o)::text as row from private.audit_log as l
       join private.audit_outcomes as o on o.audit_id = l.id where l.action like 'staff.%' order by l.id`,
    );
    expect(rows.map(({action, outcome}) => `${action} ${outcome}`)).toEqual(['staff.invite done', 'staff.join done']);
    expect(rows.map(({row}) => row).join()).not.toContain('@');
  });

  it.each([
    ['forged', async () => {}],
    ['expired', () => script('update private.staff_invitations set expires_at = now()')],
    ['withdrawn', () => script('delete from private.staff_invitations')],
  ])('that is %s admits no one, and says what to do', async (kind, spoil) => {
    const gita = await signInStaff(stack);
    const path = await invite(gita, ben.email);
    await spoil();
    const who = await signInTo(stack, ben);
    await verifyAddress(who.owner);
    const used = kind === 'forged' ? `${path.slice(0, -1)}${path.endsWith('A') ? 'B' : 'A'}` : path;
    const page = await who.get(used);
    expect(page.status).toBe(410);
    const text = textOf(await page.text());
    expect(text).toContain('This invitation does not work any more');
    expect(text).not.toContain(ben.email);
    await who.post(used, {});
    expect(await roleOf(who)).toBeNull();
  });

  it('is for the invited address alone, and demotes no one who is staff', async () => {
    const gita = await signInStaff(stack);
    const path = await invite(gita, 'pia@example.com');
    const who = await signInTo(stack, ada);
    expect(textOf(await (await who.get(path)).text())).toContain('You are signed in with another address');
    await who.post(path, {});
    expect(await roleOf(who)).toBeNull();
    expect(textOf(await (await gita.get(path)).text())).toContain('You are staff already');
    await gita.post(path, {});
    expect(await roleOf(gita)).toBe('owner');
  });

  it('is not sent to somebody who is staff, to what is no address, or while no mail is sent', async () => {
    const gita = await signInStaff(stack);
    await verifyAddress(gita.owner);
    const again = await post(gita, 'invite', {email: SEED_PEOPLE.gita.email.toUpperCase(), role: 'packer'});
    expect(again).toMatchObject({status: 409, text: expect.stringContaining('staff already')});
    const odd = await post(gita, 'invite', {email: 'pia', role: 'packer'});
    expect(odd).toMatchObject({status: 400, text: expect.stringContaining('Enter an email address')});
    await stack.shop.fault({path: '/__outbox', mode: 'status', status: 503});
    const down = await post(gita, 'invite', {email: ben.email, role: 'packer'});
    expect(down).toMatchObject({status: 503, text: expect.stringContaining('The invitation was not sent')});
    expect(down.text).not.toContain('Withdraw');
    await stack.shop.clearFaults();
    await invite(gita, ben.email);
  });

  it('can be withdrawn', async () => {
    const gita = await signInStaff(stack);
    const path = await invite(gita, ben.email);
    const html = await (await gita.get(STAFF)).text();
    const invitation = /name="invitation" value="([^"]+)"/.exec(html)?.[1] ?? '';
    expect((await post(gita, 'withdraw', {invitation})).text).toContain('Invitation withdrawn');
    expect((await createVisitor(stack.origin).get(path)).status).toBe(410);
  });
});

describe('a member of staff', () => {
  it('gets another role at once, on open pages within ten seconds', async () => {
    const gita = await signInStaff(stack);
    const packer = await signInStaff(stack, ben, 'packer');
    expect(await (await packer.get('/admin/access')).json()).toEqual({role: 'packer'});
    expect((await packer.get('/admin/products')).status).toBe(403);
    expect((await post(gita, 'change-role', {person: packer.owner, role: 'owner'})).text).toContain('Role changed');
    expect(await (await packer.get('/admin/access')).json()).toEqual({role: 'owner'});
    expect((await packer.get('/admin/products')).status).toBe(200);
  });

  it('is out at once when removed, in every way in, and may be invited again', async () => {
    const gita = await signInStaff(stack);
    const packer = await signInStaff(stack, ben, 'packer');
    const copy = createVisitor(stack.origin, packer);
    expect((await post(gita, 'remove', {person: packer.owner})).text).toContain('Removed from the staff');
    for (const path of ['/admin', '/admin/orders', '/admin/orders.data', '/admin/access', '/admin/search/results?q=1'])
      expect([302, 202], path).toContain((await packer.get(path)).status);
    expect((await copy.post('/admin/orders/realtime', {})).status).toBe(403);
    expect((await packer.post('/admin/tracking', {})).status).toBe(403);
    expect(pathOf(await packer.get('/admin/access'))).toBe('/');
    // The account of the customer stays.
    expect((await packer.get('/profile')).status).toBe(200);
    expect((await post(gita, 'remove', {person: packer.owner})).status).toBe(200);
  });

  it('sets up a new second factor after a reset', async () => {
    const gita = await signInStaff(stack);
    const packer = await signInStaff(stack, ben, 'packer');
    expect((await post(gita, 'reset', {person: packer.owner})).text).toContain('Second factor reset');
    expect(pathOf(await packer.get('/admin/orders'))).toContain('/admin/verify');
    expect(pathOf(await packer.get('/admin/access'))).toContain('/admin/verify');
    expect(await roleOf(packer)).toBe('packer');
  });

  it('has sessions that an owner sees and ends', async () => {
    const gita = await signInStaff(stack);
    const packer = await signInStaff(stack, ben, 'packer');
    const html = await (await gita.get(STAFF)).text();
    expect(textOf(html)).toContain('This session');
    const handles = [...html.matchAll(/name="session" value="([^"]+)"/g)].map(([, handle = '']) => handle);
    expect(handles).toHaveLength(2);
    const [session] = await rowsOf<{handle: string}>(
      stack,
      `select private.session_handle(session_id) as handle from private.admin_sessions where user_id = '${packer.owner}'`,
    );
    expect((await post(gita, 'end-session', {session: session?.handle ?? ''})).text).toContain('The session was ended');
    expect(pathOf(await packer.get('/admin/orders'))).toContain('/auth');
    expect((await gita.get(STAFF)).status).toBe(200);
  });
});

describe('the last owner', () => {
  it('can neither leave nor step down, and others can once there are two', async () => {
    const gita = await signInStaff(stack);
    const refused = {status: 409, text: expect.stringContaining('The last owner stays')};
    expect(await post(gita, 'remove', {person: gita.owner})).toMatchObject(refused);
    expect(await post(gita, 'change-role', {person: gita.owner, role: 'packer'})).toMatchObject(refused);
    const second = await signInStaff(stack, ben);
    expect((await post(second, 'remove', {person: gita.owner})).status).toBe(200);
    expect(pathOf(await gita.get(STAFF))).toBe('/');
    expect(await post(second, 'remove', {person: second.owner})).toMatchObject(refused);
    const rows = await rowsOf<{action: string; outcome: string}>(
      stack,
      `select l.action, o.outcome::text from private.audit_log as l join private.audit_outcomes as o on o.audit_id = l.id
       where l.action in ('staff.remove', 'staff.change-role') order by l.id`,
    );
    expect(rows.map(({action, outcome}) => `${action} ${outcome}`)).toEqual([
      'staff.remove refused',
      'staff.change-role refused',
      'staff.remove done',
      'staff.remove refused',
    ]);
  });

  it('loses the role in the middle of an action: the database refuses what the page had allowed', async () => {
    const gita = await signInStaff(stack);
    const second = await signInStaff(stack, ben);
    await script(`
      create function public.demote() returns trigger language plpgsql as
      $$ begin update public.user_roles set role = 'packer' where user_id = '${second.owner}'; return new; end $$;
      create trigger demote after insert on private.staff_actions execute function public.demote()
    `);
    try {
      expect((await post(second, 'remove', {person: gita.owner})).status).toBe(403);
      expect(await roleOf(gita)).toBe('owner');
    } finally {
      await script('drop function public.demote cascade');
    }
  });
});

describe('the channel of the desk', () => {
  it('leaves behind whoever is removed, without asking their browser', async () => {
    const gita = await signInStaff(stack);
    const packer = await signInStaff(stack, ben, 'packer');
    const token = await (await packer.post('/admin/orders/realtime', {})).json<RealtimeToken>();
    const received: string[] = [];
    const client = supabaseClient(stack.backend, {token: async () => token.token});
    const channel = client.channel(token.topic, {config: {private: true}});
    await new Promise<void>((resolve) => {
      channel
        .on('broadcast', {event: '*'}, ({event, payload}) => received.push(`${event} ${JSON.stringify(payload)}`))
        .subscribe((status) => void (status === 'SUBSCRIBED' && resolve()));
    });
    await recordOrders(stack.backend, [{number: 1, of: ada, placedAt: new Date().toISOString()}]);
    await vi.waitFor(() => expect(received).toHaveLength(1));
    expect(received[0]).not.toContain('minor');

    await post(gita, 'remove', {person: packer.owner});
    await vi.waitFor(() => expect(received.at(-1)).toMatch(/^moved/));
    const next = await (await gita.post('/admin/orders/realtime', {})).json<RealtimeToken>();
    expect(next.topic).not.toBe(token.topic);
    expect(decodeJwt(next.token).topic).toBe(next.topic);
    const count = received.length;
    await recordOrders(stack.backend, [{number: 2, of: ada, placedAt: new Date().toISOString()}]);
    await new Promise((resolve) => setTimeout(resolve, 300));
    expect(received).toHaveLength(count);
    await client.removeAllChannels();
  });
});

it('lists the staff to owners only, and says so while the database does not respond', async () => {
  const gita = await signInStaff(stack);
  const packer = await signInStaff(stack, ben, 'packer');
  expect((await packer.get(STAFF)).status).toBe(403);
  await makeAdmin(stack.backend, gita.owner);
  await stack.backend.fault({path: '/rest/v1/rpc/find_staff', mode: 'status', status: 503});
  const response = await gita.get(STAFF);
  expect(response.status).toBe(503);
  expect(textOf(await response.text())).toContain('The staff cannot be loaded at the moment.');
});
