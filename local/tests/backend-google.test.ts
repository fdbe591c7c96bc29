import {randomUUID} from 'node:crypto';
import {decodeJwt, generateKeyPair, SignJWT, type JWTPayload} from 'jose';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {GOOGLE_PEOPLE} from '../backend/google/google-people';
import {startLocalBackend, STOREFRONT_ORIGIN, supabaseClient, type LocalBackend} from '../../tests/support/backend';

let local: LocalBackend;

beforeAll(async () => {
  local = await startLocalBackend();
});
afterAll(() => local.close());

const seconds = () => Math.floor(Date.now() / 1000);
const base64 = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
const issue = (overrides: JWTPayload = {}, person: keyof typeof GOOGLE_PEOPLE = 'ada') =>
  local.backend.context.google.issue(GOOGLE_PEOPLE[person], local.config.googleClientId, overrides);
const signIn = (token: string) => supabaseClient(local).auth.signInWithIdToken({provider: 'google', token});

/** Returns the correct claims under another header or signature. */
async function resigned(make: (claims: JWTPayload, kid: string) => string | Promise<string>): Promise<string> {
  const [key] = local.backend.context.google.jwks.keys;
  return make(decodeJwt(await issue()), key?.kid ?? '');
}

const withOwnKey = (header: Record<string, unknown> = {}) =>
  resigned(async (claims, kid) => {
    const {privateKey} = await generateKeyPair('RS256');
    return new SignJWT(claims).setProtectedHeader({alg: 'RS256', kid, ...header}).sign(privateKey);
  });

describe('an ID token', () => {
  it('signs its user in when it is valid', async () => {
    expect((await signIn(await issue())).data.user?.email).toBe(GOOGLE_PEOPLE.ada.email);
  });

  it.each<[string, () => string | Promise<string>]>([
    ['without a signature', () => resigned((claims) => `${base64({alg: 'none'})}.${base64(claims)}.`)],
    [
      'signed by the public key as a shared secret',
      () =>
        resigned((claims, kid) => {
          const secret = new TextEncoder().encode(JSON.stringify(local.backend.context.google.jwks.keys[0]));
          return new SignJWT(claims).setProtectedHeader({alg: 'HS256', kid}).sign(secret);
        }),
    ],
    ['signed by another key', () => withOwnKey()],
    ['of an unknown key', () => withOwnKey({kid: 'unknown'})],
    ['that names the URL of its key', () => withOwnKey({jku: 'https://evil.example/keys'})],
    ['for another audience', () => issue({aud: 'another.apps.googleusercontent.com'})],
    ['of another issuer', () => issue({iss: 'https://evil.example'})],
    ['that has expired', () => issue({exp: seconds() - 1})],
    ['without an expiry', () => issue({exp: undefined})],
    ['that is not valid yet', () => issue({nbf: seconds() + 300})],
    ['without a subject', () => issue({sub: undefined})],
    ['without an address', () => issue({email: undefined})],
    ['whose address was never verified', () => issue({}, 'esra')],
    ['without the verified claim', () => issue({email_verified: undefined})],
    ['with the verified claim as a string', () => issue({email_verified: 'true'})],
    ['that is malformed', () => 'a.b.c'],
  ])('%s is rejected', async (_what, make) => {
    const {data, error} = await signIn(await make());
    expect(data.session).toBeNull();
    expect(error?.status).toBeGreaterThanOrEqual(400);
    expect(error?.status).toBeLessThan(500);
  });

  it('marks an address of an organization with its domain', async () => {
    expect(decodeJwt(await issue({}, 'chitra'))).toMatchObject({hd: 'tiffin.example', email_verified: true});
    expect(decodeJwt(await issue({}, 'dev'))).not.toHaveProperty('hd');
  });
});

describe('the script of One Tap', () => {
  const select = (parentOrigin: string, clientId = local.config.googleClientId) =>
    fetch(
      `${local.origin}/gsi/select?${new URLSearchParams({client_id: clientId, nonce: 'n', parent_origin: parentOrigin})}`,
    );

  it('is served, and its frame can be embedded only by the storefront', async () => {
    const script = await fetch(`${local.origin}/gsi/client`);
    expect(script.headers.get('content-type')).toContain('text/javascript');
    const frame = await select(STOREFRONT_ORIGIN);
    expect(frame.headers.get('content-security-policy')).toContain(`frame-ancestors ${STOREFRONT_ORIGIN}`);
    expect(await frame.text()).toContain('Choose an account');
    expect((await select('https://evil.example')).status).toBe(403);
    expect((await select(STOREFRONT_ORIGIN, 'another')).status).toBe(403);
  });

  it('returns a credential with the requested nonce', async () => {
    const nonce = randomUUID();
    const post = (headers: Record<string, string> = {}) =>
      fetch(`${local.origin}/gsi/credential`, {
        method: 'POST',
        headers,
        body: new URLSearchParams({client_id: local.config.googleClientId, nonce, person: GOOGLE_PEOPLE.ben.sub}),
      });
    const {credential} = await (await post()).json<{credential: string}>();
    expect(decodeJwt(credential)).toMatchObject({nonce, sub: GOOGLE_PEOPLE.ben.sub});
    expect((await post({origin: 'https://evil.example'})).status).toBe(403);
  });
});

describe('the redirect', () => {
  const authorize = (fields: Record<string, string>) =>
    fetch(`${local.origin}/o/oauth2/v2/auth?${new URLSearchParams(fields)}`, {redirect: 'manual'});
  const fields = () => ({
    client_id: local.config.googleClientId,
    redirect_uri: `${local.origin}/auth/v1/callback`,
    response_type: 'code',
    state: 's',
    code_challenge: 'c',
    code_challenge_method: 'S256',
  });

  it('rejects a redirect URI that is not registered', async () => {
    const response = await authorize({...fields(), redirect_uri: 'https://evil.example'});
    expect(await response.json()).toEqual({error: 'redirect_uri_mismatch'});
    expect((await authorize({...fields(), client_id: 'another'})).status).toBe(401);
  });

  it('escapes its parameters', async () => {
    const page = await (await authorize({...fields(), state: '"><script>alert(1)</script>'})).text();
    expect(page).not.toContain('<script>alert');
  });
});
