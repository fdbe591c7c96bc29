import {describe, expect, test, vi} from 'vitest';
import {createCookieJar} from '../cookie-jar.server';
import {BackendUnavailable, type Backend} from '../supabase/backend.server';
import {createSealedBox} from './sealed-box.server';
import type {SignOut} from './pending-sign-out.server';
import {createSession, type Proof} from './session.server';

const SECRETS = ['a secret of at least 32 characters, for tests'];
const [FIRST, SECOND] = ['11111111-1111-4111-8111-111111111111', '22222222-2222-4222-8222-222222222222'];
const ADA = '00000000-0000-4000-8000-000000000001';
const PROOF: Proof = {
  issuer: 'shopify',
  subject: 'gid://shopify/Customer/1',
  email: 'ada@example.com',
  isEmailVerified: false,
  firstName: 'Ada',
  lastName: 'Lovelace',
  customerToken: {value: 'token-marker', expiresAtMs: 1},
};

/** A backend with one person that records the calls to it. */
function fakeBackend(responses: Partial<Record<string, unknown>> = {}) {
  const calls: {name: string; args: Record<string, unknown>}[] = [];
  const backend = {
    async call(name: string, args: Record<string, unknown>) {
      calls.push({name, args});
      const response = responses[name];
      if (response instanceof Error) throw response;
      return response;
    },
  } as unknown as Backend;
  return {backend, calls};
}

function visit(backend: Backend, cookie?: string, more: Record<string, string> = {}) {
  const cookies = createCookieJar();
  const request = new Request('https://shop.example/', {headers: {...(cookie && {Cookie: cookie}), ...more}});
  const leave = vi.fn<(signOut: SignOut) => Promise<void>>(async () => undefined);
  const options = {request, cookies, backend, pendingSignOut: {leave}};
  return {cookies, leave, session: createSession({secrets: SECRETS, cookieName: '__Host-session', ...options})};
}

const signIn = (id: string | undefined) => ({sign_in: [{session_id: id, user_id: ADA, shopify_customer_id: null}]});

async function cookieOf(proof: Proof = PROOF, id = FIRST): Promise<string> {
  const {session, cookies} = visit(fakeBackend(signIn(id)).backend);
  await session.begin(proof);
  return cookies.drain()[0]?.split(';')[0] ?? '';
}

describe('a session', () => {
  test('is known again by its cookie, without asking the database', async () => {
    const {backend, calls} = fakeBackend();
    const {session} = visit(backend, await cookieOf());
    expect(await session.claims()).toMatchObject({sessionId: FIRST, userId: ADA, firstName: 'Ada'});
    expect(calls).toEqual([]);
  });

  test('is empty in a shop without secrets', async () => {
    const request = new Request('https://shop.example/', {headers: {Cookie: await cookieOf()}});
    const pendingSignOut = {leave: async () => undefined};
    const parts = {cookieName: '__Host-session', request, cookies: createCookieJar(), pendingSignOut} as const;
    expect(await createSession({...parts, secrets: [], backend: fakeBackend().backend}).claims()).toBeNull();
  });

  test('has a cookie that only this host gets, over https, and no script reads', async () => {
    const {session, cookies} = visit(fakeBackend(signIn(FIRST)).backend);
    await session.begin(PROOF);
    const [name, ...attributes] = cookies.drain()[0]?.split('; ') ?? [];
    expect(name).toMatch(/^__Host-session=/);
    expect(attributes).toEqual(['Max-Age=5184000', 'Path=/', 'HttpOnly', 'SameSite=Lax', 'Secure']);
  });

  test('that begins ends the one this browser had', async () => {
    const {backend, calls} = fakeBackend(signIn(SECOND));
    const {session} = visit(backend, await cookieOf());
    await session.begin(PROOF);
    expect(calls[0]).toMatchObject({name: 'sign_in', args: {p_replaced_session_id: FIRST}});
    expect((await session.claims())?.sessionId).toBe(SECOND);
  });

  test('that was ended elsewhere loses its cookie', async () => {
    const {session, cookies} = visit(fakeBackend({touch_session: []}).backend, await cookieOf());
    expect(await session.live()).toBeNull();
    expect(cookies.drain()[0]).toMatch(/^__Host-session=; Max-Age=0/);
    expect(await session.claims()).toBeNull();
  });

  test('that another one just replaced keeps its cookie for scripts, and loses it for documents', async () => {
    const cookiesAfter = async (destination: string) => {
      const {backend} = fakeBackend({touch_session: [], is_session_just_replaced: true});
      const {session, cookies} = visit(backend, await cookieOf(), {'Sec-Fetch-Dest': destination});
      expect(await session.live()).toBeNull();
      return cookies.drain();
    };
    expect(await cookiesAfter('empty')).toEqual([]);
    expect(await cookiesAfter('document')).toHaveLength(1);
  });

  test('that another one just replaced is not written again with a renewed token', async () => {
    const cookiesAfter = async (isReplaced: unknown, changes: {sessionId?: string}) => {
      const {session, cookies} = visit(fakeBackend({is_session_just_replaced: isReplaced}).backend, await cookieOf());
      await session.amend({accountToken: {value: 'renewed', expiresAtMs: 1, version: 2}, ...changes});
      return cookies.drain();
    };
    expect(await cookiesAfter(true, {})).toEqual([]);
    expect(await cookiesAfter(true, {sessionId: SECOND})).toHaveLength(1);
    expect(await cookiesAfter(false, {})).toHaveLength(1);
    expect(await cookiesAfter(new BackendUnavailable(), {})).toHaveLength(1);
  });

  test('is refused if its row belongs to another person', async () => {
    const {session} = visit(fakeBackend({touch_session: [{user_id: SECOND}]}).backend, await cookieOf());
    expect(await session.live()).toBeNull();
  });

  test('is refused while the database is down, and accepted once it is back', async () => {
    const {session, cookies} = visit(fakeBackend({touch_session: new BackendUnavailable()}).backend, await cookieOf());
    await expect(session.live()).rejects.toThrow(BackendUnavailable);
    expect(cookies.drain()).toEqual([]);
  });

  test('is over in this browser even if the database does not hear of it', async () => {
    const {session, cookies, leave} = visit(
      fakeBackend({sign_out: new BackendUnavailable()}).backend,
      await cookieOf(),
    );
    await expect(session.end()).rejects.toThrow(BackendUnavailable);
    expect(cookies.drain()[0]).toMatch(/Max-Age=0/);
    expect(leave).toHaveBeenCalledWith(expect.objectContaining({sessionId: FIRST, isEverywhere: false}));
  });

  test('of the longest names and tokens stays within three kilobytes', async () => {
    const token = {value: 'x'.repeat(1500), expiresAtMs: 1, version: 1};
    const cookie = await cookieOf({...PROOF, firstName: 'é'.repeat(255), accountToken: token, customerToken: null});
    expect(cookie.length).toBeLessThanOrEqual(3_000);
  });

  test('is empty if its cookie is garbage', async () => {
    for (const value of ['x', 'a.b.c.d.e', '%00', 'é', 'x'.repeat(4096)]) {
      const {session} = visit(fakeBackend().backend, `__Host-session=${encodeURI(value)}`);
      expect(await session.claims()).toBeNull();
    }
  });
});

test('distinguishes a sealed cookie of an unknown person from a forged one', async () => {
  const old = await createSealedBox(SECRETS, 'session cookie').seal({user: 'ada@example.com', shopify_token: 'x'});
  const askOf = (cookie?: string) => visit(fakeBackend().backend, cookie).session.isWithoutPrincipal();
  expect(await askOf(`__Host-session=${old}`)).toBe(true);
  expect(await askOf('__Host-session=made-up')).toBe(false);
  expect(await askOf(await cookieOf())).toBe(false);
  expect(await askOf()).toBe(false);
});
