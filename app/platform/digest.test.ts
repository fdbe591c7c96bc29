import {describe, expect, it} from 'vitest';
import {toPkceChallenge, hexDigest, randomSecret, uuidDigest} from './digest.server';

describe('digests', () => {
  it('match the examples of the standards', async () => {
    expect(await hexDigest('abc')).toBe('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad');
    // The example of RFC 7636.
    expect(await toPkceChallenge('dBjftJeZ4CVP-mB92K27uhbUJU1p1r_wW1gFWFOEjXk')).toBe(
      'E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM',
    );
  });
});

describe('a secret', () => {
  it('has 256 random bits encoded for URLs', () => {
    const secrets = Array.from({length: 100}, randomSecret);
    expect(new Set(secrets).size).toBe(100);
    for (const secret of secrets) expect(secret).toMatch(/^[\w-]{43}$/);
  });
});

describe('uuidDigest', () => {
  it('returns a valid UUID, which is the same for the same text only', async () => {
    const id = await uuidDigest('form 1');
    expect(id).toMatch(/^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-8[\da-f]{3}-[\da-f]{12}$/);
    expect(await uuidDigest('form 1')).toBe(id);
    expect(await uuidDigest('form 2')).not.toBe(id);
  });
});
