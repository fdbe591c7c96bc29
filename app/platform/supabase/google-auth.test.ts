import {afterEach, describe, expect, it, vi} from 'vitest';
import {createGoogleAuth} from './google-auth.server';

const CONFIG = {
  SUPABASE_URL: 'https://project.example',
  SUPABASE_PUBLISHABLE_KEY: 'publishable',
  SUPABASE_SECRET_KEY: 'secret',
  SUPABASE_JWT_SIGNING_KEY: 'key',
};

afterEach(() => void vi.unstubAllGlobals());

/** Exchanges a code with an auth service that rejects it with this body. */
async function refuse(body: unknown) {
  vi.stubGlobal('fetch', async () => Response.json(body, {status: 400}));
  return createGoogleAuth(CONFIG, () => undefined).exchangeCode('code', 'verifier');
}

describe('an error of the auth service', () => {
  it.each([
    ['the current format', {code: 400, error_code: 'bad_jwt', msg: 'Bad ID token'}, 'bad_jwt'],
    ['the newer format', {code: 'bad_jwt', message: 'Bad ID token'}, 'bad_jwt'],
    ['the OAuth format', {error: 'invalid_grant', error_description: 'Bad ID token'}, null],
    ['several lines', {msg: ' Bad\n\tID\u0000 \u202etoken '}, null],
  ])('is returned in one line, with its code: %s', async (_what, body, code) => {
    expect(await refuse(body)).toEqual({ok: false, error: {code, message: 'Bad ID token'}});
  });

  it('is truncated to 160 characters', async () => {
    expect(await refuse({msg: 'x'.repeat(10_000)})).toEqual({ok: false, error: {code: null, message: 'x'.repeat(160)}});
  });

  it.each([[{}], [null], ['text'], [{msg: 7}], [{msg: '  '}]])(
    'is null for a body without a message: %j',
    async (body) => {
      expect(await refuse(body)).toEqual({ok: false, error: {code: null, message: null}});
    },
  );
});

describe('the address of a Google account', () => {
  const personWith = async (email: string) => {
    const claims = {sub: '1', email, email_verified: true};
    const user = {identities: [{provider: 'google', identity_data: claims}]};
    vi.stubGlobal('fetch', async () => Response.json({access_token: 'token', user}));
    return createGoogleAuth(CONFIG, () => undefined).exchangeCode('code', 'verifier');
  };

  it('counts as verified if Google says so', async () => {
    expect(await personWith('ada@example.com')).toMatchObject({ok: true, value: {isEmailVerified: true}});
  });

  it.each(['ada', 'ada@example.com, eve@example.com', 'Ada <ada@example.com>', 'ada@x?bcc=eve@x'])(
    'does not count as verified if it is not that of one mailbox: %s',
    async (email) => {
      expect(await personWith(email)).toMatchObject({ok: true, value: {isEmailVerified: false}});
    },
  );
});
