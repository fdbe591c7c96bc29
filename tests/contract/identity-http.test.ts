import {randomUUID} from 'node:crypto';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {startLocalBackend, supabaseClient, type LocalBackend, type TestClient} from '../support/backend';
import {mintedClient} from '../support/backend-people';
import {makeAdmin} from '../support/orders';

const CUSTOMER = 'gid://shopify/Customer/1';

let local: LocalBackend;
let server: TestClient;
let anonymous: TestClient;
let person: {session_id: string; user_id: string; shopify_customer_id: string | null};
let owner: TestClient;
let other: TestClient;
let admin: TestClient;

beforeAll(async () => {
  local = await startLocalBackend({projectFolder: 'supabase'});
  server = supabaseClient(local, {key: local.config.secretKey});
  anonymous = supabaseClient(local);
  person = await signIn('shopify', CUSTOMER);
  const [stranger, staff] = [await signIn('google', '1'), await signIn('google', '2')];
  await makeAdmin(local, staff.user_id);
  [owner, other, admin] = [person, stranger, staff].map(({user_id}) => mintedClient(local, {sub: user_id})) as [
    TestClient,
    TestClient,
    TestClient,
  ];
});
afterAll(() => local.close());

async function signIn(issuer: string, subject: string): Promise<typeof person> {
  const {data} = await server
    .rpc('sign_in', {p_issuer: issuer, p_subject: subject, p_email: 'ada@gmail.com', p_first_name: 'Ada'})
    .single()
    .throwOnError();
  return data as typeof person;
}

describe('the server', () => {
  it('opens a session and reads its user', async () => {
    const {data} = await server.rpc('touch_session', {p_session_id: person.session_id}).single().throwOnError();
    expect(data).toMatchObject({user_id: person.user_id, issuer: 'shopify', roles: [], shopify_customer_id: CUSTOMER});
  });

  it('finds no session after it was revoked', async () => {
    const {data: isEnded} = await server.rpc('revoke_session', {
      p_session_id: (await signIn('google', '3')).session_id,
    });
    expect(isEnded).toBe(true);
    const {data} = await server.rpc('touch_session', {p_session_id: randomUUID()}).maybeSingle();
    expect(data).toBeNull();
  });

  it('receives the retry time when a rate limit is reached', async () => {
    const take = () =>
      server.rpc('consume_rate_limit', {p_key: 'http', p_limit: 1, p_window_seconds: 600}).single().throwOnError();
    expect((await take()).data).toEqual({allowed: true, retry_after_seconds: 0});
    expect((await take()).data).toEqual({allowed: false, retry_after_seconds: 600});
  });

  it('reads a person with their ways to sign in', async () => {
    const {data} = await server.rpc('find_viewer', {p_user_id: person.user_id}).single().throwOnError();
    expect(data).toMatchObject({first_name: 'Ada', email: 'ada@gmail.com', issuers: ['shopify'], roles: []});
  });

  it('writes down what it attempts', async () => {
    const {data: auditId} = await server
      .rpc('begin_audit', {p_action: 'order.cancel', p_details: {before: 'open'}})
      .throwOnError();
    const {status} = await server.rpc('end_audit', {p_audit_id: auditId, p_outcome: 'done'}).throwOnError();
    expect(status).toBe(204);
  });
});

describe('a token of the storefront', () => {
  it('reads and changes its own profile alone', async () => {
    const {data} = await owner.from('profiles').select('user_id, first_name, user_roles(role)').throwOnError();
    expect(data).toEqual([{user_id: person.user_id, first_name: 'Ada', user_roles: null}]);
    const {data: changed} = await owner
      .from('profiles')
      .update({first_name: 'Augusta'})
      .neq('first_name', 'x')
      .select('user_id')
      .throwOnError();
    expect(changed).toEqual([{user_id: person.user_id}]);
    expect((await other.from('profiles').select().eq('user_id', person.user_id)).data).toEqual([]);
  });

  it('of an admin reads all profiles and changes its own', async () => {
    expect((await admin.from('profiles').select()).data?.length).toBeGreaterThan(2);
    expect(
      (await admin.from('profiles').update({first_name: 'x'}).eq('user_id', person.user_id).select('user_id')).data,
    ).toEqual([]);
  });

  it.each([
    ['moving itself', () => owner.from('profiles').update({user_id: randomUUID()}).eq('user_id', person.user_id)],
    ['inserting', () => owner.from('profiles').insert({first_name: 'x'})],
    ['upserting', () => owner.from('profiles').upsert({user_id: person.user_id, first_name: 'x'})],
    ['deleting', () => owner.from('profiles').delete().eq('user_id', person.user_id)],
    ['a role', () => owner.from('user_roles').insert({user_id: person.user_id, role: 'owner'})],
    ['signing in', () => owner.rpc('sign_in', {p_issuer: 'google', p_subject: '2'})],
    ["another's session", () => owner.rpc('touch_session', {p_session_id: person.session_id})],
    ['reading a person', () => admin.rpc('find_viewer', {p_user_id: person.user_id})],
  ])('is refused %s', async (_what, attempt) => {
    expect((await attempt()).error?.code).toBe('42501');
  });

  it.each(['identities', 'customer_links', 'sessions', 'rate_limits', 'audit_log'])(
    'cannot name private.%s',
    async (table) => {
      expect((await owner.schema('private').from(table).select()).error?.code).toBe('PGRST106');
      expect((await server.schema('private').from(table).select()).error?.code).toBe('PGRST106');
    },
  );
});

describe('a visitor', () => {
  it.each([
    ['profiles', () => anonymous.from('profiles').select()],
    ['roles', () => anonymous.from('user_roles').select()],
    ['sessions', () => anonymous.rpc('touch_session', {p_session_id: person.session_id})],
    ['limits', () => anonymous.rpc('consume_rate_limit', {p_key: 'x', p_limit: 1, p_window_seconds: 1})],
  ])('has no way to %s', async (_what, attempt) => {
    expect(await attempt()).toMatchObject({status: 401, error: {code: '42501'}});
  });
});
