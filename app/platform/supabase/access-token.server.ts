import {importJWK, SignJWT, type JWK} from 'jose';
import type {BackendConfig} from '../env.server';

/** Long enough for a page's reads, short enough that a copied one is worth little. */
export const ACCESS_TOKEN_SECONDS = 600;

/** A token under which the database lets a person see what is theirs. */
export interface AccessToken {
  readonly token: string;
  readonly expiresAtMs: number;
}

/**
 * Mints a database token for a principal. Its subject is no user of the auth service, whose endpoints refuse it.
 * @param userId the principal
 */
export async function mintAccessToken(config: BackendConfig, userId: string, nowMs = Date.now()): Promise<AccessToken> {
  const jwk = JSON.parse(config.SUPABASE_JWT_SIGNING_KEY) as JWK;
  const issuedAt = Math.floor(nowMs / 1000);
  const token = await new SignJWT({role: 'authenticated'})
    .setProtectedHeader({alg: 'ES256', kid: jwk.kid, typ: 'JWT'})
    .setSubject(userId)
    .setAudience('authenticated')
    .setIssuedAt(issuedAt)
    .setExpirationTime(issuedAt + ACCESS_TOKEN_SECONDS)
    .sign(await importJWK(jwk, 'ES256'));
  return {token, expiresAtMs: (issuedAt + ACCESS_TOKEN_SECONDS) * 1000};
}
