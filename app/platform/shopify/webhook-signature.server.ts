/** 32 bytes in base64, in the one spelling that an encoder gives them. */
const DIGEST = /^[A-Za-z0-9+/]{42}[AEIMQUYcgkosw048]=$/;

const ALGORITHM = {name: 'HMAC', hash: 'SHA-256'};

/**
 * Whether the shop signed these very bytes. Takes as long for a signature that is nearly right as for one that is not.
 * @param body as received, before anything has parsed it
 * @param signature the header: a SHA-256 HMAC in base64 and in no other spelling
 * @param secrets any of which may have signed: while a secret is changed, both are in use
 */
export async function isSignedByShop(
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

/** Whether a bearer token is the secret, told in a time that depends on neither. */
export async function isSecret(given: string, secret: string): Promise<boolean> {
  const key = await crypto.subtle.generateKey(ALGORITHM, false, ['sign', 'verify']);
  const encoder = new TextEncoder();
  const digest = await crypto.subtle.sign(ALGORITHM.name, key as CryptoKey, encoder.encode(secret));
  return crypto.subtle.verify(ALGORITHM.name, key as CryptoKey, digest, encoder.encode(given));
}
