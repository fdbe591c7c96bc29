import {randomUUID} from 'node:crypto';
import {calculateJwkThumbprint, exportJWK, generateKeyPair, SignJWT, type JWTPayload} from 'jose';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {startLocalBackend, supabaseClient, type LocalBackend} from '../../tests/support/backend';
import {mintedClient, mintToken} from '../../tests/support/backend-people';

const ADA = randomUUID();
const seconds = () => Math.floor(Date.now() / 1000);
let local: LocalBackend;

beforeAll(async () => {
  local = await startLocalBackend();
});
afterAll(() => local.close());

const base64 = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
const claims = (more: JWTPayload = {}) => ({
  sub: ADA,
  role: 'authenticated',
  aud: 'authenticated',
  exp: seconds() + 600,
  ...more,
});

async function ask(token: string, path = 'rpc/who'): Promise<{status: number; body: Record<string, unknown>}> {
  const headers = {apikey: local.config.publishableKey, authorization: `Bearer ${token}`};
  const response = await fetch(`${local.origin}/rest/v1/${path}`, {headers});
  return {status: response.status, body: await response.json()};
}

async function foreignToken(): Promise<string> {
  const {privateKey} = await generateKeyPair('ES256', {extractable: true});
  const kid = await calculateJwkThumbprint(await exportJWK(privateKey));
  return new SignJWT(claims()).setProtectedHeader({alg: 'ES256', kid}).sign(privateKey);
}

/** Signed with the text of a public key, which a careless check would take for a shared secret. */
const confusedToken = () => {
  const [key] = local.backend.context.tokens.jwks.keys;
  const secret = new TextEncoder().encode(JSON.stringify(key));
  return new SignJWT(claims()).setProtectedHeader({alg: 'HS256', kid: key?.kid}).sign(secret);
};

describe('a token that the storefront signed', () => {
  it('is accepted, and policies see its subject, which Auth need not know', async () => {
    expect((await ask(await mintToken(local, {sub: ADA}))).body).toMatchObject({uid: ADA, user: 'authenticated'});
    expect((await mintedClient(local, {sub: ADA}).rpc('who')).data).toMatchObject({uid: ADA});
  });

  it('is rejected by the user endpoint', async () => {
    const jwt = await mintToken(local, {sub: ADA, session_id: randomUUID()});
    const {error} = await supabaseClient(local).auth.getUser(jwt);
    expect({status: error?.status, code: error?.code}).toEqual({status: 403, code: 'user_not_found'});
  });

  it('is verified by a published public key; no private key is published', async () => {
    const {keys} = await (await fetch(`${local.origin}/auth/v1/.well-known/jwks.json`)).json<{keys: object[]}>();
    expect(keys).toHaveLength(2);
    expect(keys).toEqual(
      expect.arrayContaining([expect.objectContaining({kid: local.keys.imported.kid, alg: 'ES256'})]),
    );
    for (const key of keys) expect(key).not.toHaveProperty('d');
  });
});

describe('an invalid token', () => {
  it.each<[string, () => string | Promise<string>, string]>([
    [
      'without a signature',
      () => `${base64({alg: 'none', typ: 'JWT'})}.${base64(claims({role: 'service_role'}))}.`,
      'PGRST301',
    ],
    ['signed with a shared secret', confusedToken, 'PGRST301'],
    ['signed with a foreign key', foreignToken, 'PGRST301'],
    ['expired', () => mintToken(local, {sub: ADA, exp: seconds() - 1}), 'PGRST303'],
    ['without an expiry', () => mintToken(local, {sub: ADA, exp: undefined}), 'PGRST301'],
    ['not valid yet', () => mintToken(local, {sub: ADA, nbf: seconds() + 60}), 'PGRST301'],
    ['for another audience', () => mintToken(local, {sub: ADA, aud: 'others'}), 'PGRST301'],
    ['with the superuser role', () => mintToken(local, {sub: ADA, role: 'postgres'}), 'PGRST301'],
    ['with the migration role', () => mintToken(local, {sub: ADA, role: 'migrator'}), 'PGRST301'],
    ['not a JWT', () => 'abc', 'PGRST301'],
  ])('is rejected: %s', async (_what, make, code) => {
    const {status, body} = await ask(await make());
    expect({status, code: body.code}).toEqual({status: 401, code});
  });
});

describe('API keys', () => {
  it('determine the role of a request without a token', async () => {
    expect((await supabaseClient(local).rpc('who')).data).toMatchObject({role: 'anon', uid: null, user: 'anon'});
    const service = supabaseClient(local, {key: local.config.secretKey});
    expect((await service.rpc('who')).data).toMatchObject({role: 'service_role', user: 'service_role'});
  });

  it('are rejected if unknown or missing, and the secret key in a browser', async () => {
    const get = (headers: Record<string, string>) => fetch(`${local.origin}/rest/v1/orders`, {headers});
    for (const headers of [
      {},
      {apikey: 'sb_publishable_other'},
      {authorization: `Bearer ${await mintToken(local, {sub: ADA})}`},
    ]) {
      const response = await get(headers as Record<string, string>);
      expect({status: response.status, message: (await response.json<{message: string}>()).message}).toEqual({
        status: 401,
        message: 'Invalid API key',
      });
    }
    const browser = await get({apikey: local.config.secretKey, 'user-agent': 'Mozilla/5.0'});
    expect({status: browser.status, message: (await browser.json<{message: string}>()).message}).toEqual({
      status: 401,
      message: 'Forbidden use of secret API key in browser',
    });
  });

  it('do not affect the next request', async () => {
    await supabaseClient(local, {key: local.config.secretKey}).rpc('who');
    expect((await supabaseClient(local).rpc('who')).data).toMatchObject({user: 'anon', uid: null});
  });
});
