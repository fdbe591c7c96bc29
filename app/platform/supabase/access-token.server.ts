import {importJWK, SignJWT, type JWK, type JWTPayload} from 'jose';
import type {BackendConfig} from '../env.server';

/** Covers the reads of a page and limits the use of a stolen token. */
export const ACCESS_TOKEN_SECONDS = 600;
/** Synchronized servers differ by seconds; 15 minutes covers a clock that is broken. */
const CLOCK_TOLERANCE_SECONDS = 900;

/** A signed database token and its expiry. */
export interface AccessToken {
  readonly token: string;
  readonly expiresAtMs: number;
}

type SigningConfig = Pick<BackendConfig, 'SUPABASE_JWT_SIGNING_KEY'>;

/**
 * Mints a database token for a principal. The auth service rejects it, because its subject is not an auth user.
 * @param userId the principal
 */
export const mintAccessToken = (config: SigningConfig, userId: string, nowMs = Date.now()): Promise<AccessToken> =>
  mint(config, {sub: userId}, nowMs);

export interface TopicGrant {
  /** `user:<principal>`, `order:<order>`, or the topic of the desk, which changes. */
  readonly topic: string;
  /** The session that a user topic and the desk require. */
  readonly sessionId?: string;
}

/**
 * Mints a token that is valid from 15 minutes ago and 15 minutes longer, for a database whose clock differs so much that it
 * considers the usual token expired or not yet valid. Never leaves the server.
 */
export const mintTolerantToken = (config: SigningConfig, userId: string, nowMs = Date.now()): Promise<AccessToken> =>
  mint(config, {sub: userId}, nowMs, CLOCK_TOLERANCE_SECONDS);

/**
 * Mints a browser's Realtime token for one topic. It has no subject, so no table policy admits it. A user topic requires an
 * active session, the desk one of an admin; an order topic only the token.
 */
export const mintRealtimeToken = (
  config: SigningConfig,
  {topic, sessionId}: TopicGrant,
  nowMs = Date.now(),
): Promise<AccessToken> => mint(config, {topic, ...(sessionId && {session_id: sessionId})}, nowMs);

async function mint(
  config: SigningConfig,
  claims: JWTPayload,
  nowMs: number,
  toleranceSeconds = 0,
): Promise<AccessToken> {
  const jwk = JSON.parse(config.SUPABASE_JWT_SIGNING_KEY) as JWK;
  const issuedAt = Math.floor(nowMs / 1000) - toleranceSeconds;
  const expiresAt = issuedAt + 2 * toleranceSeconds + ACCESS_TOKEN_SECONDS;
  const token = await new SignJWT({role: 'authenticated', ...claims})
    .setProtectedHeader({alg: 'ES256', kid: jwk.kid, typ: 'JWT'})
    .setAudience('authenticated')
    .setIssuedAt(issuedAt)
    .setExpirationTime(expiresAt)
    .sign(await importJWK(jwk, 'ES256'));
  return {token, expiresAtMs: expiresAt * 1000};
}
