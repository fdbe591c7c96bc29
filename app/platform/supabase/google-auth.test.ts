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
    ['the current format', {code: 400, error_code: 'bad_jwt', msg: 'Bad ID token'}, 'Bad ID token'],
    ['the newer format', {code: 'bad_jwt', message: 'Bad ID token'}, 'Bad ID token'],
    ['the OAuth format', {error: 'invalid_grant', error_description: 'Bad ID token'}, 'Bad ID token'],
    ['several lines', {msg: ' Bad\n\tID\u0000 \u202etoken '}, 'Bad ID token'],
  ])('is returned in one line: %s', async (_what, body, message) => {
    expect(await refuse(body)).toEqual({ok: false, error: {message}});
  });

  it('is truncated to 160 characters', async () => {
    expect(await refuse({msg: 'x'.repeat(10_000)})).toEqual({ok: false, error: {message: 'x'.repeat(160)}});
  });

  it.each([[{}], [null], ['text'], [{msg: 7}], [{msg: '  '}]])(
    'is null for a body without a message: %j',
    async (body) => {
      expect(await refuse(body)).toEqual({ok: false, error: {message: null}});
    },
  );
});
