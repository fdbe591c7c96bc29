import {hmac} from '@noble/hashes/hmac.js';
import {sha1} from '@noble/hashes/legacy.js';
// The package itself brings all of SHA-2 and SHA-3, which every start of the worker would wait for.
import {Secret, TOTP} from 'otpauth/bare';
import {renderSVG} from 'uqr';

const SECRET_BYTES = 20;
/** Accepts the codes of the previous and the next 30 seconds too, for clocks that differ. */
const WINDOW = 1;

const totpOf = (secret: string, issuer = '', label = '') =>
  new TOTP({
    issuer,
    label,
    secret: Secret.fromBase32(secret),
    algorithm: 'SHA1',
    digits: 6,
    period: 30,
    hmac: (_algorithm, key, message) => hmac(sha1, key, message),
  });

/** Returns a new random secret in base 32, as people type it into an authenticator app. */
export const createTotpSecret = (): string => new Secret({size: SECRET_BYTES}).base32;

export const currentCode = (secret: string, nowMs: number = Date.now()): string =>
  totpOf(secret).generate({timestamp: nowMs});

/** Returns the 30-second step of a valid code, or null. Spaces in the code are ignored. */
export function getMatchingStep(secret: string, code: string, nowMs: number = Date.now()): number | null {
  const token = code.replaceAll(/\s/g, '');
  // The library throws on characters of several bytes.
  if (!/^\d{6}$/.test(token)) return null;
  const totp = totpOf(secret);
  const delta = totp.validate({token, timestamp: nowMs, window: WINDOW});
  return delta === null ? null : totp.counter({timestamp: nowMs}) + delta;
}

/**
 * Returns a QR code that adds the secret to an authenticator app, as the URL of an SVG image.
 * @param issuer the shop
 * @param label the account
 */
export function toQrCode(secret: string, issuer: string, label: string): string {
  const svg = renderSVG(totpOf(secret, issuer, label).toString(), {ecc: 'M', border: 2});
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}
