const TOKEN_BYTES = 32;

/** A secret that nobody can guess, for a link in a mail: 256 random bits, fit for a path. */
export const newGuestToken = (): string =>
  btoa(String.fromCharCode(...crypto.getRandomValues(new Uint8Array(TOKEN_BYTES))))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');

/** What is kept of such a secret: enough to know it again, and of no use to whoever reads it. */
export async function hashGuestToken(token: string): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(token)));
  return Array.from(digest, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
