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
