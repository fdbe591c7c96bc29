import {createHash, randomUUID} from 'node:crypto';
import {importJWK, SignJWT, type JWK, type JWTPayload} from 'jose';
import type {GooglePerson} from '../../local/backend/google/google-people';
import {supabaseClient, type LocalBackend, type TestClient} from './backend';

export interface SignedIn {
  readonly client: TestClient;
  readonly userId: string;
  readonly accessToken: string;
  readonly refreshToken: string;
}

/** Signs a person in with an ID token, as One Tap does. */
export async function signInWithGoogle(local: LocalBackend, person: GooglePerson): Promise<SignedIn> {
  const client = supabaseClient(local);
  const nonce = randomUUID();
  const hashed = createHash('sha256').update(nonce).digest('hex');
  const {google} = local.backend.context;
  const token = await google.issue(person, local.config.googleClientId, {nonce: hashed});
  const {data, error} = await client.auth.signInWithIdToken({provider: 'google', token, nonce});
  if (error) throw error;
  const {access_token: accessToken, refresh_token: refreshToken} = data.session;
  return {client, userId: data.user.id, accessToken, refreshToken};
}

/** Mints a token like the storefront: valid for ten minutes, also for a person who is not a user of Auth. */
export async function mintToken(
  local: LocalBackend,
  claims: JWTPayload,
  key: JWK = local.keys.imported,
): Promise<string> {
  const now = Math.floor(local.backend.context.clock().getTime() / 1000);
  return new SignJWT({role: 'authenticated', aud: 'authenticated', iat: now, exp: now + 600, ...claims})
    .setProtectedHeader({alg: 'ES256', kid: key.kid})
    .sign(await importJWK(key, 'ES256'));
}

export const mintedClient = (local: LocalBackend, claims: JWTPayload): TestClient =>
  supabaseClient(local, {token: () => mintToken(local, claims)});
