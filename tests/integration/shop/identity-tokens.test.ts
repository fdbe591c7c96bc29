import {createHmac} from 'node:crypto';
import {exportJWK, generateKeyPair, importJWK, SignJWT, type JWTPayload} from 'jose';
import {afterAll, beforeAll, beforeEach, expect, it} from 'vitest';
import {GOOGLE_PEOPLE} from '../../../local/backend/google/google-people';
import {isKnown, findOneTapOffer} from '../../support/google-visitor';
import {startStackWithBackend, type StackWithBackend} from '../../support/stack';
import {createVisitor} from '../../support/visitor';

const {ada} = GOOGLE_PEOPLE;
const HOUR_SECONDS = 3_600;

let stack: StackWithBackend;
beforeAll(async () => void (stack = await startStackWithBackend()));
beforeEach(() => stack.reset());
afterAll(() => stack.close());

const now = () => Math.floor(Date.now() / 1000);
const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');

const truthOf = (nonce: string): JWTPayload => ({
  iss: 'https://accounts.google.com',
  aud: stack.backend.config.googleClientId,
  azp: stack.backend.config.googleClientId,
  sub: ada.sub,
  email: ada.email,
  email_verified: true,
  nonce,
  iat: now(),
  exp: now() + HOUR_SECONDS,
});

/** Signs any claims and header with Google's key. */
async function sign(claims: JWTPayload, header: object = {}): Promise<string> {
  const key = stack.backend.keys.google;
  return new SignJWT(claims)
    .setProtectedHeader({alg: 'RS256', kid: key.kid, ...header})
    .sign(await importJWK(key, 'RS256'));
}

/** A key that an attacker generated. */
async function signAnyhow(claims: JWTPayload, header: object = {}): Promise<string> {
  const {privateKey, publicKey} = await generateKeyPair('RS256');
  const jwk = await exportJWK(publicKey);
  const named = Object.fromEntries(Object.entries({jwk, ...header}).filter(([, value]) => value !== null));
  return new SignJWT(claims)
    .setProtectedHeader({alg: 'RS256', kid: stack.backend.keys.google.kid, ...named})
    .sign(privateKey);
}

/** Uses the published key as a shared secret, as a careless verifier would. */
async function signByPublicKey(claims: JWTPayload): Promise<string> {
  const {kid, n = ''} = stack.backend.keys.google;
  const signed = `${encode({alg: 'HS256', kid})}.${encode(claims)}`;
  return `${signed}.${createHmac('sha256', n).update(signed).digest('base64url')}`;
}

const TOKENS: Record<string, (nonce: string) => string | Promise<string>> = {
  'for another shop': (nonce) => sign({...truthOf(nonce), aud: 'another.apps.googleusercontent.com'}),
  'without an audience': (nonce) => sign({...truthOf(nonce), aud: undefined}),
  'from another issuer': (nonce) => sign({...truthOf(nonce), iss: 'https://accounts.google.com.evil.example'}),
  'that expired': (nonce) => sign({...truthOf(nonce), exp: now() - HOUR_SECONDS}),
  'that is not valid yet': (nonce) => sign({...truthOf(nonce), nbf: now() + HOUR_SECONDS}),
  'without a subject': (nonce) => sign({...truthOf(nonce), sub: undefined}),
  'whose address is not verified': (nonce) => sign({...truthOf(nonce), email_verified: false}),
  'without an email_verified claim': (nonce) => sign({...truthOf(nonce), email_verified: undefined}),
  'without a signature': (nonce) => `${encode({alg: 'none'})}.${encode(truthOf(nonce))}.`,
  'signed with the public key': (nonce) => signByPublicKey(truthOf(nonce)),
  'signed with an unknown key': (nonce) => sign(truthOf(nonce), {kid: 'unknown'}),
  'signed with a key from its own header': (nonce) => signAnyhow(truthOf(nonce)),
  'signed with a key at a URL from its own header': (nonce) =>
    signAnyhow(truthOf(nonce), {jwk: null, jku: 'https://evil.example/keys', x5u: 'https://evil.example/cert'}),
  'whose claims were changed afterwards': async (nonce) => {
    const [header, , signature] = (await sign(truthOf(nonce))).split('.');
    return [header, encode({...truthOf(nonce), sub: '1'}), signature].join('.');
  },
};

it('a valid token signs its customer in', async () => {
  const browser = createVisitor(stack.origin);
  const {nonce} = await findOneTapOffer(browser);
  await browser.post('/auth/one-tap', {credential: await sign(truthOf(nonce))});
  expect(await isKnown(browser)).toBe(true);
});

it.each(Object.entries(TOKENS))('rejects a token %s', async (_what, forge) => {
  const browser = createVisitor(stack.origin);
  const {nonce} = await findOneTapOffer(browser);
  const response = await browser.post('/auth/one-tap', {credential: await forge(nonce)});
  expect({status: response.status, flash: browser.cookies.get('__Host-flash')?.split('.')[0]}).toEqual({
    status: 303,
    flash: 'google-failed',
  });
  expect(await isKnown(browser)).toBe(false);
});
