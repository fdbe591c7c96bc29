import {createHmac} from 'node:crypto';
import {readFileSync} from 'node:fs';
import {describe, expect, it} from 'vitest';
import {isSecret, isSignedByShopify} from './webhook-signature.server';

const SECRET = 'the newest secret';
const OLD_SECRET = 'the secret before';
const BODY = new TextEncoder().encode('{"id":820982911946154508,"total_price":"87.92"}');

const digest = (body: Uint8Array = BODY, secret = SECRET) => createHmac('sha256', secret).update(body).digest();
const right = digest().toString('base64');
const check = (signature: string | null, body = BODY) => isSignedByShopify(body, signature, [SECRET, OLD_SECRET]);

const BAD: readonly (readonly [string, string | null])[] = [
  ['missing', null],
  ['empty', ''],
  ['hexadecimal', digest().toString('hex')],
  ['of base64url', digest().toString('base64url')],
  ['without its padding', right.slice(0, -1)],
  ['with more padding', `${right}=`],
  ['truncated', right.slice(0, 20)],
  ['sent twice', `${right}, ${right}`],
  ['of another secret', digest(BODY, 'a stranger').toString('base64')],
  ['of an empty secret', digest(BODY, '').toString('base64')],
  ['of another body', digest(new TextEncoder().encode('{}')).toString('base64')],
  ['with another first letter', `${right.startsWith('A') ? 'B' : 'A'}${right.slice(1)}`],
  ['in lower case', right.toLowerCase()],
  ['of SHA-1', createHmac('sha1', SECRET).update(BODY).digest('base64')],
  ['of SHA-512', createHmac('sha512', SECRET).update(BODY).digest('base64')],
  ['with a space inside', `${right.slice(0, 10)} ${right.slice(10)}`],
  ['named by its algorithm', `sha256=${right}`],
];

describe('a delivery', () => {
  it('is accepted with the signature of its exact bytes', async () => {
    expect(await check(right)).toBe(true);
  });

  it('is accepted with the previous secret during a rotation', async () => {
    expect(await check(digest(BODY, OLD_SECRET).toString('base64'))).toBe(true);
  });

  it.each(BAD)('is rejected with a signature %s', async (_what, signature) => {
    expect(await check(signature)).toBe(false);
  });

  it('is accepted only with a signature of 44 characters', async () => {
    const lengths = Array.from({length: 66}, (_, length) => length);
    const passed = await Promise.all(lengths.map((length) => check(right.repeat(2).slice(0, length))));
    expect(lengths.filter((length) => passed[length])).toEqual([44]);
  });

  it('is rejected when a byte changed or the JSON was formatted again', async () => {
    const changed = BODY.slice();
    changed[5] = (changed[5] ?? 0) ^ 1;
    expect(await check(right, changed)).toBe(false);
    const rewritten = JSON.stringify(JSON.parse(new TextDecoder().decode(BODY)));
    expect(await check(right, new TextEncoder().encode(rewritten))).toBe(false);
  });

  it('is rejected with a last character that decodes to the same bytes', async () => {
    const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';
    const next = alphabet[alphabet.indexOf(right.at(-2) ?? '') + 1] ?? '';
    const respelled = `${right.slice(0, -2)}${next}=`;
    expect(Buffer.from(respelled, 'base64').equals(digest())).toBe(true);
    expect(await check(respelled)).toBe(false);
  });

  it('is rejected if no secret is configured', async () => {
    expect(await isSignedByShopify(BODY, right, [])).toBe(false);
  });
});

it('never compares a digest as text', () => {
  const source = readFileSync(new URL('./webhook-signature.server.ts', import.meta.url), 'utf8');
  expect(source).not.toMatch(
    /[!=]==? *(?:digest|signature|given|secret)\b|(?:digest|signature|given|secret) [!=]==? (?!null)/,
  );
});

it('verifies a bearer secret of any length', async () => {
  expect(await isSecret(SECRET, [SECRET])).toBe(true);
  for (const other of ['', 'the', `${SECRET} `, OLD_SECRET]) expect(await isSecret(other, [SECRET])).toBe(false);
  expect(await isSecret(SECRET, [])).toBe(false);
});

it('accepts each of two secrets while one replaces the other', async () => {
  for (const secret of [SECRET, OLD_SECRET]) expect(await isSecret(secret, [SECRET, OLD_SECRET])).toBe(true);
  expect(await isSecret(`${SECRET},${OLD_SECRET}`, [SECRET, OLD_SECRET])).toBe(false);
});
