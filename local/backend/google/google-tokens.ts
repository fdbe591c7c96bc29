import {createLocalJWKSet, importJWK, jwtVerify, SignJWT, type JSONWebKeySet, type JWK, type JWTPayload} from 'jose';
import {z} from 'zod';
import type {Clock} from '../../kit/clock';
import type {GooglePerson} from './google-people';

const ISSUER = 'https://accounts.google.com';
/** The only accepted algorithm, whatever the token's header says. */
const ALGORITHM = 'RS256';
const HOUR_S = 3600;
const SECOND_MS = 1000;

const ClaimsSchema = z.object({
  iss: z.string(),
  sub: z.string().min(1),
  email: z.string().min(1),
  email_verified: z.boolean().default(false),
  name: z.string().default(''),
  picture: z.string().optional(),
  nonce: z.string().optional(),
  hd: z.string().optional(),
});

/** The claims of an ID token with verified signature, issuer, audience and times. */
export type GoogleClaims = z.infer<typeof ClaimsSchema>;

export interface GoogleKeys {
  /** @param overrides - claims that replace the correct ones, for tests of invalid tokens */
  issue(person: GooglePerson, audience: string, overrides?: JWTPayload): Promise<string>;
  /** @throws Error of jose, or of zod when a claim is missing */
  check(idToken: string, audience: string): Promise<GoogleClaims>;
  readonly jwks: JSONWebKeySet;
}

/**
 * Creates the signer and verifier of ID tokens.
 *
 * @param privateKey - an RSA key with a `kid`
 * @param clock - the time that expiry is compared with
 */
export function createGoogleKeys(privateKey: JWK, clock: Clock): GoogleKeys {
  const {kty, n, e, kid} = privateKey;
  const jwks = {keys: [{kty, n, e, kid, alg: ALGORITHM, use: 'sig'}]};
  const keySet = createLocalJWKSet(jwks);
  const signingKey = importJWK(privateKey, ALGORITHM);

  return {
    jwks,
    async issue(person, audience, overrides = {}) {
      const now = Math.floor(clock().getTime() / SECOND_MS);
      const claims = {
        iss: ISSUER,
        azp: audience,
        aud: audience,
        sub: person.sub,
        email: person.email,
        email_verified: person.emailVerified,
        name: `${person.givenName} ${person.familyName}`,
        given_name: person.givenName,
        family_name: person.familyName,
        ...(person.hd && {hd: person.hd}),
        iat: now,
        exp: now + HOUR_S,
        ...overrides,
      };
      return new SignJWT(claims).setProtectedHeader({alg: ALGORITHM, kid, typ: 'JWT'}).sign(await signingKey);
    },
    async check(idToken, audience) {
      const {payload} = await jwtVerify(idToken, keySet, {
        algorithms: [ALGORITHM],
        issuer: ISSUER,
        audience,
        requiredClaims: ['exp', 'iat', 'sub'],
        currentDate: clock(),
      });
      return ClaimsSchema.parse(payload);
    },
  };
}
