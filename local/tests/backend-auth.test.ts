import {createHash, randomUUID} from 'node:crypto';
import {afterAll, beforeAll, beforeEach, describe, expect, it} from 'vitest';
import {GOOGLE_PEOPLE} from '../backend/google/google-people';
import {
  startLocalBackend,
  STOREFRONT_ORIGIN,
  supabaseClient,
  type LocalBackend,
  type TestClient,
} from '../../tests/support/backend';
import {signInWithGoogle} from '../../tests/support/backend-people';

const RETURN = `${STOREFRONT_ORIGIN}/auth/callback`;
let local: LocalBackend;
let now: Date;

beforeAll(async () => {
  now = new Date();
  local = await startLocalBackend({clock: () => now});
});
beforeEach(async () => {
  now = new Date();
  await local.database.connected((connection) =>
    connection.script('truncate auth.users cascade; truncate public.profiles cascade'),
  );
});
afterAll(() => local.close());

const follow = async (url: string, init: RequestInit = {}) => {
  const response = await fetch(url, {redirect: 'manual', ...init});
  return {response, location: response.headers.get('location') ?? ''};
};

async function beginSignIn(client: TestClient, redirectTo = RETURN): Promise<string> {
  const {data} = await client.auth.signInWithOAuth({
    provider: 'google',
    options: {redirectTo, skipBrowserRedirect: true, queryParams: {prompt: 'select_account'}},
  });
  return (await follow(data.url ?? '')).location;
}

/** Submits the form of the account chooser. */
async function choose(chooser: string, person: string) {
  const {origin, pathname, searchParams} = new URL(chooser);
  return follow(origin + pathname, {method: 'POST', body: new URLSearchParams([...searchParams, ['person', person]])});
}

/** Signs in by redirect. @returns the URL that the storefront is opened with */
async function comeBack(client: TestClient, person: string, redirectTo = RETURN): Promise<URL> {
  const {location} = await choose(await beginSignIn(client, redirectTo), person);
  return new URL((await follow(location)).location);
}

describe('sign-in by redirect', () => {
  it('shows all test accounts without a script', async () => {
    const page = await (await fetch(await beginSignIn(supabaseClient(local)))).text();
    for (const {givenName, email} of Object.values(GOOGLE_PEOPLE)) {
      expect(page).toContain(givenName);
      expect(page).toContain(email);
    }
    expect(page).not.toContain('<script');
  });

  it('exchanges a code for a session once and only in the browser that started the sign-in', async () => {
    const client = supabaseClient(local);
    const back = await comeBack(client, GOOGLE_PEOPLE.ada.sub);
    expect(back.origin + back.pathname).toBe(RETURN);
    const code = back.searchParams.get('code') ?? '';
    const openOtherBrowser = await fetch(`${local.origin}/auth/v1/token?grant_type=pkce`, {
      method: 'POST',
      headers: {apikey: local.config.publishableKey},
      body: JSON.stringify({auth_code: code, code_verifier: 'x'.repeat(43)}),
    });
    expect(openOtherBrowser.status).toBe(400);
    const {data} = await client.auth.exchangeCodeForSession(code);
    expect(data.user).toMatchObject({email: GOOGLE_PEOPLE.ada.email, app_metadata: {provider: 'google'}});
    expect((await client.auth.exchangeCodeForSession(code)).error).not.toBeNull();
    expect((await client.from('profiles').select('first_name').single()).data).toEqual({first_name: 'Ada Lovelace'});
  });

  it('redirects only to allowed URLs', async () => {
    const client = supabaseClient(local);
    for (const evil of [
      'https://evil.example/auth/callback',
      `${STOREFRONT_ORIGIN}.evil.example/auth/x`,
      'javascript:alert(1)',
    ]) {
      expect((await comeBack(client, GOOGLE_PEOPLE.ben.sub, evil)).origin).toBe(STOREFRONT_ORIGIN);
    }
  });

  it('accepts a state once and for five minutes, and redirects to the site URL with an error afterward', async () => {
    const withoutState = async (location: string) => {
      const {response} = await follow(location);
      const target = new URL(response.headers.get('location') ?? '');
      expect({status: response.status, origin: target.origin, pathname: target.pathname}).toEqual({
        status: 302,
        origin: STOREFRONT_ORIGIN,
        pathname: '/',
      });
      expect(target.searchParams.get('error_code')).toBe('bad_oauth_state');
    };
    const client = supabaseClient(local);
    const {location} = await choose(await beginSignIn(client), GOOGLE_PEOPLE.ada.sub);
    expect((await follow(location)).response.status).toBe(302);
    await withoutState(location);
    const late = await choose(await beginSignIn(client), GOOGLE_PEOPLE.ada.sub);
    now = new Date(now.getTime() + 301_000);
    await withoutState(late.location);
  });

  it('reports a canceled sign-in and an unverified email address', async () => {
    const cancelled = await comeBack(supabaseClient(local), '');
    expect(cancelled.searchParams.get('error')).toBe('access_denied');
    const unverified = await comeBack(supabaseClient(local), GOOGLE_PEOPLE.esra.sub);
    expect(unverified.searchParams.get('error_code')).toBe('provider_email_needs_verification');
  });
});

describe('sign-in by One Tap', () => {
  const tokenFor = (nonce?: string) =>
    local.backend.context.google.issue(GOOGLE_PEOPLE.chitra, local.config.googleClientId, nonce ? {nonce} : {});
  const signIn = async (token: string, nonce?: string) =>
    supabaseClient(local).auth.signInWithIdToken({provider: 'google', token, nonce});

  it('requires the nonce whose digest the token contains, or none on either side', async () => {
    const nonce = randomUUID();
    const token = await tokenFor(createHash('sha256').update(nonce).digest('hex'));
    expect((await signIn(token, nonce)).data.user?.user_metadata.custom_claims).toEqual({hd: 'tiffin.example'});
    expect((await signIn(token, randomUUID())).error?.message).toBe('Nonces mismatch');
    expect((await signIn(token)).error?.status).toBe(400);
    expect((await signIn(await tokenFor(nonce), nonce)).error?.message).toBe('Nonces mismatch');
    expect((await signIn(await tokenFor(), nonce)).error?.status).toBe(400);
  });

  it('signs in the same user as the redirect does', async () => {
    const client = supabaseClient(local);
    const code = (await comeBack(client, GOOGLE_PEOPLE.chitra.sub)).searchParams.get('code') ?? '';
    const {data} = await client.auth.exchangeCodeForSession(code);
    expect((await signIn(await tokenFor())).data.user?.id).toBe(data.user?.id);
  });
});

describe('a session', () => {
  it('can be read and verified with the published keys', async () => {
    const {client, userId} = await signInWithGoogle(local, GOOGLE_PEOPLE.ada);
    expect((await client.auth.getUser()).data.user?.id).toBe(userId);
    const {data} = await client.auth.getClaims();
    expect({sub: data?.claims.sub, alg: data?.header.alg, aal: data?.claims.aal}).toEqual({
      sub: userId,
      alg: 'ES256',
      aal: 'aal1',
    });
  });

  it('is refreshed by a token that can be reused only within the reuse interval', async () => {
    const {client, refreshToken} = await signInWithGoogle(local, GOOGLE_PEOPLE.ada);
    const refresh = () => supabaseClient(local).auth.refreshSession({refresh_token: refreshToken});
    const parallel = await Promise.all(Array.from({length: 10}, refresh));
    expect(parallel.map(({error}) => error)).toEqual(Array.from({length: 10}, () => null));
    expect(new Set(parallel.map(({data}) => data.session?.refresh_token)).size).toBe(1);
    now = new Date(now.getTime() + 11_000);
    expect((await refresh()).error?.code).toBe('refresh_token_already_used');
    // Late reuse counts as theft and ends the session.
    expect((await client.auth.getUser()).error).not.toBeNull();
    const {error} = await supabaseClient(local).auth.refreshSession({
      refresh_token: parallel[0]?.data.session?.refresh_token ?? '',
    });
    expect(error?.code).toBe('refresh_token_not_found');
  });

  it('expires after its lifetime', async () => {
    const {accessToken} = await signInWithGoogle(local, GOOGLE_PEOPLE.ada);
    now = new Date(now.getTime() + 3_601_000);
    expect((await supabaseClient(local).auth.getUser(accessToken)).error).toMatchObject({status: 403, code: 'bad_jwt'});
  });

  it('ends locally or globally', async () => {
    const [one, two, three] = [
      await signInWithGoogle(local, GOOGLE_PEOPLE.ben),
      await signInWithGoogle(local, GOOGLE_PEOPLE.ben),
      await signInWithGoogle(local, GOOGLE_PEOPLE.ben),
    ];
    const isAlive = async (token: string) => (await supabaseClient(local).auth.getUser(token)).error === null;
    await one.client.auth.signOut({scope: 'local'});
    expect({one: await isAlive(one.accessToken), two: await isAlive(two.accessToken)}).toEqual({one: false, two: true});
    await two.client.auth.signOut({scope: 'global'});
    expect({two: await isAlive(two.accessToken), three: await isAlive(three.accessToken)}).toEqual({
      two: false,
      three: false,
    });
  });
});

describe('the secret key', () => {
  it('lists, shows and deletes users with their sessions, which no other key can', async () => {
    const {userId, client} = await signInWithGoogle(local, GOOGLE_PEOPLE.dev);
    const {admin} = supabaseClient(local, {key: local.config.secretKey}).auth;
    expect((await admin.listUsers()).data.users.map(({id}) => id)).toEqual([userId]);
    expect((await admin.getUserById(userId)).data.user?.email).toBe(GOOGLE_PEOPLE.dev.email);
    expect((await client.auth.admin.listUsers()).error?.code).toBe('not_admin');
    expect((await admin.createUser({email: 'x@y.example'})).error?.message).toContain('does not emulate');
    expect((await admin.deleteUser(userId)).error).toBeNull();
    expect((await client.auth.getUser()).error?.code).toBe('user_not_found');
  });
});

describe('email and passwords', () => {
  it('are disabled and rejected with an error code', async () => {
    const headers = {apikey: local.config.publishableKey};
    const settings = await (await fetch(`${local.origin}/auth/v1/settings`, {headers})).json();
    expect(settings).toMatchObject({external: {email: false, google: true}, mailer_autoconfirm: false});
    const {auth} = supabaseClient(local);
    const [email, password] = ['ada@tiffin.example', 'a long password'];
    const refused = [
      await auth.signUp({email, password}),
      await auth.signInWithPassword({email, password}),
      await auth.signInWithOtp({email}),
      await auth.resetPasswordForEmail(email),
    ];
    expect(refused.map(({error}) => [error?.status, error?.code])).toEqual(
      refused.map(() => [422, 'email_provider_disabled']),
    );
  });

  it('cannot be added to an account', async () => {
    const {client} = await signInWithGoogle(local, GOOGLE_PEOPLE.ada);
    expect((await client.auth.updateUser({password: 'a long password'})).error?.message).toContain('PUT /auth/v1/user');
    expect((await client.auth.updateUser({email: 'b@tiffin.example'})).error?.status).toBe(501);
  });
});
