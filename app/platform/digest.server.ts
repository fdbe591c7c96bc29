const SECRET_BYTES = 32;

/** @returns the SHA-256 of a text, in hexadecimal */
export async function hexDigest(text: string): Promise<string> {
  return Array.from(await sha256(text), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** @returns the challenge of PKCE that belongs to a verifier */
export async function challengeOf(verifier: string): Promise<string> {
  return toBase64Url(await sha256(verifier));
}

/** @returns 256 random bits that may stand in an address */
export const randomSecret = (): string => toBase64Url(crypto.getRandomValues(new Uint8Array(SECRET_BYTES)));

const sha256 = async (text: string) =>
  new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text)));

const toBase64Url = (bytes: Uint8Array) =>
  btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
