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

/** The claims of a token with a verified signature and valid times. */
export interface Claims extends JWTPayload {
  readonly role: Role;
}

export class TokenError extends Error {
  override name = 'TokenError';

  constructor(
    message: string,
    readonly isExpired: boolean,
  ) {
    super(message);
  }
}

export interface Tokens {
  sign(claims: JWTPayload): Promise<string>;
  /** @throws TokenError */
  verify(token: string): Promise<Claims>;
  /** The public keys of the accepted tokens. */
  readonly jwks: JSONWebKeySet;
}

/** The private keys that sign tokens. */
export interface TokenKeys {
  /** Signs the sessions of Auth. */
  readonly auth: JWK;
  /** The project's imported key, with which the storefront mints tokens. */
  readonly imported: JWK;
}

const ALGORITHM = 'ES256';
const ROLES: readonly unknown[] = ['anon', 'authenticated', 'service_role'] satisfies Role[];

const isClaims = (payload: JWTPayload): payload is Claims => ROLES.includes(payload.role);

const toPublicKey = ({kty, crv, x, y, kid}: JWK): JWK => ({
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
 * Creates the signer and verifier of access tokens.
 *
 * @param keys - ES256 keys with a `kid`
 * @param clock - the time that expiry is compared with
 */
export function createTokens({auth, imported}: TokenKeys, clock: Clock): Tokens {
  const jwks = {keys: [toPublicKey(auth), toPublicKey(imported)]};
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
      throw new TokenError('the role claim is not allowed for clients', false);
    },
  };
}
