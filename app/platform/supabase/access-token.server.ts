import {importJWK, SignJWT, type JWK, type JWTPayload} from 'jose';
import type {BackendConfig} from '../env.server';

/** Long enough for a page's reads, short enough that a copied one is worth little. */
export const ACCESS_TOKEN_SECONDS = 600;
/** The time synchronization of servers keeps their clocks within seconds; a quarter of an hour is a broken one. */
const CLOCK_TOLERANCE_SECONDS = 900;

/** A token that the backend believes, and until when. */
export interface AccessToken {
  readonly token: string;
  readonly expiresAtMs: number;
}

type SigningConfig = Pick<BackendConfig, 'SUPABASE_JWT_SIGNING_KEY'>;

/**
 * Mints a database token for a principal. Its subject is no user of the auth service, whose endpoints refuse it.
 * @param userId the principal
 */
export const mintAccessToken = (config: SigningConfig, userId: string, nowMs = Date.now()): Promise<AccessToken> =>
  mint(config, {sub: userId}, nowMs);

/** What a browser may hear. */
export interface ListeningRight {
  /** `user:<principal>` or `order:<order>`. */
  readonly topic: string;
  /** The session on which the topic of a person depends. */
  readonly sessionId?: string;
}

/**
 * Mints a token that is valid from a quarter of an hour ago and for as much longer: for a database whose clock differs from ours and takes
 * the usual one for expired, or for one of the future. Never leaves the server.
 */
export const mintTolerantToken = (config: SigningConfig, userId: string, nowMs = Date.now()): Promise<AccessToken> =>
  mint(config, {sub: userId}, nowMs, CLOCK_TOLERANCE_SECONDS);

/**
 * Mints what a browser listens with: it may hear this one topic and, having no subject, is nobody to any table.
 * A person's topic may be joined while the session lives; an order's is opened by its link alone.
 */
export const mintListeningToken = (
  config: SigningConfig,
  {topic, sessionId}: ListeningRight,
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
