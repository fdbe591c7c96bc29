/** 32 bytes in canonical base64. */
const DIGEST = /^[A-Za-z0-9+/]{42}[AEIMQUYcgkosw048]=$/;

const ALGORITHM = {name: 'HMAC', hash: 'SHA-256'};

/**
 * Returns whether Shopify signed these bytes, in constant time.
 * @param body as received, before parsing
 * @param signature the header: a SHA-256 HMAC in canonical base64
 * @param secrets during a rotation both are valid
 */
export async function isSignedByShopify(
  body: Uint8Array<ArrayBuffer>,
  signature: string | null,
  secrets: readonly string[],
): Promise<boolean> {
  if (signature === null || !DIGEST.test(signature)) return false;
  const digest = Uint8Array.from(atob(signature), (character) => character.charCodeAt(0));
  const verified = await Promise.all(secrets.map((secret) => verify(secret, digest, body)));
  return verified.includes(true);
}

async function verify(
  secret: string,
  digest: Uint8Array<ArrayBuffer>,
  body: Uint8Array<ArrayBuffer>,
): Promise<boolean> {
  const key = await crypto.subtle.importKey('raw', new TextEncoder().encode(secret), ALGORITHM, false, ['verify']);
  return crypto.subtle.verify(ALGORITHM.name, key, digest, body);
}

/** Returns whether a bearer token is one of the secrets, in constant time. @param secrets during a rotation all are valid */
export async function isSecret(given: string, secrets: readonly string[]): Promise<boolean> {
  const key = (await crypto.subtle.generateKey(ALGORITHM, false, ['sign', 'verify'])) as CryptoKey;
  const encoder = new TextEncoder();
  const digest = await crypto.subtle.sign(ALGORITHM.name, key, encoder.encode(given));
  const verified = await Promise.all(
    secrets.map((secret) => crypto.subtle.verify(ALGORITHM.name, key, digest, encoder.encode(secret))),
  );
  return verified.includes(true);
}
