import {createHash, randomBytes} from 'node:crypto';

const SECRET_BYTES = 32;
const HEX_SECRET_BYTES = 16;

/** Creates an unguessable secret in base64url, which needs no escaping in a URL. */
export const createSecret = (bytes = SECRET_BYTES): string => randomBytes(bytes).toString('base64url');

export const createHexSecret = (bytes = HEX_SECRET_BYTES): string => randomBytes(bytes).toString('hex');

/** Returns the SHA-256 digest in base64url: how stored tokens are hashed, and how PKCE encodes an S256 challenge. */
export const sha256Base64Url = (text: string): string => createHash('sha256').update(text).digest('base64url');

/** Returns the SHA-256 digest in hexadecimal digits, as an ID token carries a nonce. */
export const sha256Hex = (text: string): string => createHash('sha256').update(text).digest('hex');
