import {afterEach, describe, expect, it, vi} from 'vitest';
import {createGoogleAuth} from './google-auth.server';

const CONFIG = {
  SUPABASE_URL: 'https://project.example',
  SUPABASE_PUBLISHABLE_KEY: 'publishable',
  SUPABASE_SECRET_KEY: 'secret',
  SUPABASE_JWT_SIGNING_KEY: 'key',
};

afterEach(() => void vi.unstubAllGlobals());

/** Asks an auth service that refuses in these words. */
async function refuse(body: unknown) {
  vi.stubGlobal('fetch', async () => Response.json(body, {status: 400}));
  return createGoogleAuth(CONFIG as never, () => undefined).exchangeCode('code', 'verifier');
}

describe('a refusal of the auth service', () => {
  it.each([
    ['as it answers today', {code: 400, error_code: 'bad_jwt', msg: 'Bad ID token'}, 'Bad ID token'],
    ['in its newer form', {code: 'bad_jwt', message: 'Bad ID token'}, 'Bad ID token'],
    ['in the form of OAuth', {error: 'invalid_grant', error_description: 'Bad ID token'}, 'Bad ID token'],
    ['over several lines', {msg: ' Bad\n\tID\u0000 \u202etoken '}, 'Bad ID token'],
  ])('is passed on in one line: %s', async (_what, body, said) => {
    expect(await refuse(body)).toEqual({ok: false, error: {said}});
  });

  it('is passed on at no more than 160 characters', async () => {
    expect(await refuse({msg: 'x'.repeat(10_000)})).toEqual({ok: false, error: {said: 'x'.repeat(160)}});
  });

  it.each([[{}], [null], ['text'], [{msg: 7}], [{msg: '  '}]])(
    'says nothing where it has no words: %j',
    async (body) => {
      expect(await refuse(body)).toEqual({ok: false, error: {said: null}});
    },
  );
});
