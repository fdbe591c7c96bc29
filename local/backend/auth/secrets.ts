import {createHash, randomBytes} from 'node:crypto';

const SECRET_BYTES = 32;

/** @returns a text that nobody can guess, fit for an address. */
export const randomSecret = (): string => randomBytes(SECRET_BYTES).toString('base64url');

/** @returns the fingerprint in the form of a PKCE challenge. */
export const challengeOf = (verifier: string): string => createHash('sha256').update(verifier).digest('base64url');

/** @returns the fingerprint in the form in which an ID token carries a nonce. */
export const hexDigest = (text: string): string => createHash('sha256').update(text).digest('hex');
