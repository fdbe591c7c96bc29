import {describe, expect, it} from 'vitest';
import {isPublishableKey, isSecretKey, isSecretShaped} from './key-shapes';

const toJwt = (claims: object) =>
  ['{"alg":"HS256"}', JSON.stringify(claims), 'signature']
    .map((part) => Buffer.from(part).toString('base64url'))
    .join('.');

describe('a key of Supabase', () => {
  it.each([
    ['sb_publishable_x', true, false],
    ['sb_secret_x', false, true],
    [toJwt({role: 'anon', iss: 'supabase'}), true, false],
    [toJwt({role: 'service_role', iss: 'supabase'}), false, true],
    [toJwt({role: 'authenticated'}), false, false],
    ['sb_publishable_', false, false],
    ['eyJ.e30.x', false, false],
    ['a.bm90IGpzb24.c', false, false],
    ['anything', false, false],
  ])('%s is publishable: %s, secret: %s', (key, isPublic, isSecret) => {
    expect([isPublishableKey(key), isSecretKey(key)]).toEqual([isPublic, isSecret]);
  });
});

it.each(['shpat_x', 'shpss_x', 'shpca_x', 'sb_secret_x', 'GOCSPX-x', toJwt({role: 'service_role'})])(
  'recognizes the secret %s by its shape',
  (text) => expect(isSecretShaped(text)).toBe(true),
);

it.each([
  'b'.repeat(32),
  'shp_10ca1570-7ef4-4271-a51a-11a7ef00d0c5',
  '1-x.apps.googleusercontent.com',
  toJwt({role: 'anon'}),
])('takes %s for no secret', (text) => expect(isSecretShaped(text)).toBe(false));
