import {
  createLocalJWKSet,
  errors,
  importJWK,
  jwtVerify,
  SignJWT,
  type JSONWebKeySet,
  type JWK,
  type JWTPayload,
} from 'jose';
import type {Clock} from '../../kit/clock';
import type {Role} from '../database/transaction';

/** What a token says whose signature and times were checked. */
export interface Claims extends JWTPayload {
  readonly role: Role;
}

/** Why a token was refused. */
export class TokenError extends Error {
  override name = 'TokenError';

  constructor(
    message: string,
    readonly isExpired: boolean,
  ) {
    super(message);
  }
}

/** Makes and checks access tokens. */
export interface Tokens {
  sign(claims: JWTPayload): Promise<string>;
  /** @throws TokenError */
  verify(token: string): Promise<Claims>;
  /** The public halves of the keys whose tokens are believed. */
  readonly jwks: JSONWebKeySet;
}

/** The private keys behind the tokens. */
export interface TokenKeys {
  /** Signs the sessions of Auth. */
  readonly auth: JWK;
  /** The project's own key, with which the storefront mints tokens: imported, so that they are believed too. */
  readonly imported: JWK;
}

const ALGORITHM = 'ES256';
const ROLES: readonly unknown[] = ['anon', 'authenticated', 'service_role'] satisfies Role[];

const isClaims = (payload: JWTPayload): payload is Claims => ROLES.includes(payload.role);

const publicHalf = ({kty, crv, x, y, kid}: JWK): JWK => ({
  kty,
  crv,
  x,
  y,
  kid,
  alg: ALGORITHM,
  use: 'sig',
  key_ops: ['verify'],
});

/**
 * @param keys - both are keys for ES256 with an id
 * @param clock - decides what has expired
 */
export function createTokens({auth, imported}: TokenKeys, clock: Clock): Tokens {
  const jwks = {keys: [publicHalf(auth), publicHalf(imported)]};
  const keySet = createLocalJWKSet(jwks);
  const signingKey = importJWK(auth, ALGORITHM);

  return {
    jwks,
    sign: async (claims) =>
      new SignJWT(claims).setProtectedHeader({alg: ALGORITHM, kid: auth.kid, typ: 'JWT'}).sign(await signingKey),
    async verify(token) {
      try {
        const {payload} = await jwtVerify(token, keySet, {
          algorithms: [ALGORITHM],
          audience: 'authenticated',
          requiredClaims: ['exp'],
          currentDate: clock(),
        });
        if (isClaims(payload)) return payload;
      } catch (error) {
        if (error instanceof errors.JWTExpired) throw new TokenError('JWT expired', true);
        throw new TokenError(error instanceof Error ? error.message : 'invalid JWT', false);
      }
      throw new TokenError('The role of the token is none that a client may have', false);
    },
  };
}
