const SECRET_BYTES = 32;

/** Returns the SHA-256 digest of a text in hexadecimal. */
export const hexDigest = (text: string): Promise<string> => bytesDigest(new TextEncoder().encode(text));

/** Returns the SHA-256 digest of bytes in hexadecimal. */
export async function bytesDigest(bytes: BufferSource): Promise<string> {
  return Array.from(await sha256(bytes), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Returns the UUID (version 4) that belongs to a text: the same one for the same text. */
export async function uuidDigest(text: string): Promise<string> {
  const digest = await hexDigest(text);
  return digest.replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12}).*$/, '$1-$2-4$3-8$4-$5');
}

/** Returns a secret that only whoever has the key can derive from the text, encoded for URLs. */
export async function keyedDigest(key: string, text: string): Promise<string> {
  const encoder = new TextEncoder();
  const hmac = await crypto.subtle.importKey('raw', encoder.encode(key), {name: 'HMAC', hash: 'SHA-256'}, false, [
    'sign',
  ]);
  return toBase64Url(new Uint8Array(await crypto.subtle.sign('HMAC', hmac, encoder.encode(text))));
}

export async function toPkceChallenge(verifier: string): Promise<string> {
  return toBase64Url(await sha256(new TextEncoder().encode(verifier)));
}

/** Returns 256 random bits, encoded for URLs. */
export const randomSecret = (): string => toBase64Url(crypto.getRandomValues(new Uint8Array(SECRET_BYTES)));

const sha256 = async (bytes: BufferSource) => new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));

const toBase64Url = (bytes: Uint8Array) =>
  btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
