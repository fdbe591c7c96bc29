import {decodeJwt, decodeProtectedHeader, exportJWK, generateKeyPair, jwtVerify} from 'jose';
import {expect, it} from 'vitest';
import {mintAccessToken, mintRealtimeToken, mintTolerantToken} from './access-token.server';

const NOW_MS = Date.parse('2026-11-21T10:00:00.750Z');
const USER = 'aaaaaaaa-0000-4000-8000-000000000001';

const {privateKey, publicKey} = await generateKeyPair('ES256', {extractable: true});
const config = {SUPABASE_JWT_SIGNING_KEY: JSON.stringify({...(await exportJWK(privateKey)), kid: 'one'})};

it.each([
  ['an access token', () => mintAccessToken(config, USER, NOW_MS), {sub: USER}],
  [
    'a Realtime token for an order topic',
    () => mintRealtimeToken(config, {topic: 'order:1'}, NOW_MS),
    {topic: 'order:1'},
  ],
  [
    'a Realtime token for a user topic',
    () => mintRealtimeToken(config, {topic: `user:${USER}`, sessionId: 'one'}, NOW_MS),
    {topic: `user:${USER}`, session_id: 'one'},
  ],
] as const)('mints %s that is valid for ten minutes and has no other claims', async (_what, mint, claims) => {
  const {token, expiresAtMs} = await mint();
  const issuedAt = Math.floor(NOW_MS / 1000);
  const exp = issuedAt + 600;
  expect(decodeJwt(token)).toEqual({role: 'authenticated', aud: 'authenticated', iat: issuedAt, exp, ...claims});
  expect(expiresAtMs).toBe(exp * 1000);
  expect(decodeProtectedHeader(token)).toEqual({alg: 'ES256', kid: 'one', typ: 'JWT'});
  await jwtVerify(token, publicKey, {currentDate: new Date(exp * 1000 - 1)});
  await expect(jwtVerify(token, publicKey, {currentDate: new Date(exp * 1000)})).rejects.toThrow(/exp/);
});

it.each([-14, -11, 11, 14])(
  'mints a token that a database accepts whose clock differs by %i minutes',
  async (minutes) => {
    const {token} = await mintTolerantToken(config, USER, NOW_MS);
    const databaseMs = NOW_MS + minutes * 60_000;
    const {payload} = await jwtVerify(token, publicKey, {currentDate: new Date(databaseMs)});
    expect(payload.iat).toBeLessThanOrEqual(databaseMs / 1000);
  },
);
