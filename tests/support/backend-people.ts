import {createHash, randomUUID} from 'node:crypto';
import {importJWK, SignJWT, type JWK, type JWTPayload} from 'jose';
import type {GooglePerson} from '../../local/backend/google/google-people';
import {supabaseClient, type LocalBackend, type TestClient} from './backend';

/** A signed-in person with a client of their own. */
export interface SignedIn {
  readonly client: TestClient;
  readonly userId: string;
  readonly accessToken: string;
  readonly refreshToken: string;
}

/** Signs somebody in as One Tap does. */
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

/** A token as the storefront mints them: for ten minutes, for a person whom Auth may not know. */
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

/** A client that shows a minted token. */
export const mintedClient = (local: LocalBackend, claims: JWTPayload): TestClient =>
  supabaseClient(local, {token: () => mintToken(local, claims)});
