import {SignJWT, exportJWK, generateKeyPair, importJWK, jwtVerify, type JWK} from 'jose';
import {createHexSecret} from '../../kit/secrets';
import type {CustomerRecord} from '../customers/customer-record';
import type {ShopContext, ShopState} from '../state';
import {issuerUrl} from './identity-addresses';

const ALG = 'ES256';

/** The claims of an id token besides the customer. */
interface SignInFacts {
  readonly session: string;
  readonly nonce: string | null;
  readonly lifetimeSeconds: number;
}

async function signingKey({data, changed}: ShopState): Promise<JWK> {
  if (!data.vault.signingKey) {
    const {privateKey} = await generateKeyPair(ALG, {extractable: true});
    const made = {...(await exportJWK(privateKey)), alg: ALG, kid: createHexSecret()};
    // A concurrent request may have created a key meanwhile; the first one is used.
    data.vault.signingKey ??= made;
    changed();
  }
  return data.vault.signingKey;
}

async function publicKey(state: ShopState): Promise<JWK> {
  const {kty, crv, x, y, alg, kid} = await signingKey(state);
  return {kty, crv, x, y, alg, kid};
}

/** Returns the public key that verifies id tokens. */
export async function publicKeys({state}: ShopContext): Promise<{keys: readonly JWK[]}> {
  return {keys: [{...(await publicKey(state)), use: 'sig'}]};
}

/** Creates an id token. It has no names, because Hydrogen decodes claims with `atob`, which only supports ASCII. */
export async function signIdToken(
  {number, email}: CustomerRecord,
  {session, nonce, lifetimeSeconds}: SignInFacts,
  context: ShopContext,
): Promise<string> {
  const {state, config} = context;
  const key = await signingKey(state);
  const now = Math.floor(state.clock().getTime() / 1000);
  return new SignJWT({auth_time: now, sid: session, email, email_verified: true, ...(nonce !== null && {nonce})})
    .setProtectedHeader({alg: ALG, typ: 'JWT', kid: key.kid})
    .setIssuer(issuerUrl(context))
    .setAudience(config.customerAccountClientId)
    .setSubject(String(number))
    .setIssuedAt(now)
    .setExpirationTime(now + lifetimeSeconds)
    .sign(await importJWK(key, ALG));
}

/** Returns the session of an id token, even an expired one, or null if this server did not sign it. */
export async function sessionOf(idToken: string, {state}: ShopContext): Promise<string | null> {
  const key = await importJWK(await publicKey(state), ALG);
  const verified = await jwtVerify(idToken, key, {currentDate: new Date(0)}).catch(() => null);
  return typeof verified?.payload.sid === 'string' ? verified.payload.sid : null;
}
