import {createHash, randomBytes, randomInt} from 'node:crypto';

const TOKEN_BYTES = 16;
const CODE_DIGITS = 6;

/** @returns what a token is kept as: whoever reads the shop's file can use none of them. */
export const hashSecret = (secret: string): string => createHash('sha256').update(secret).digest('base64url');

/** @returns a token that nobody guesses. */
export const newSecret = (bytes = TOKEN_BYTES): string => randomBytes(bytes).toString('hex');

/** @returns six digits to be typed from a mail. */
export const newCode = (): string => String(randomInt(10 ** CODE_DIGITS)).padStart(CODE_DIGITS, '0');

/** Takes out of a table what has expired, so that a shop that runs for weeks keeps what counts. */
export function forgetExpired(table: Record<string, {readonly expiresAt: string}>, now: Date): void {
  for (const [key, {expiresAt}] of Object.entries(table)) {
    if (Date.parse(expiresAt) <= now.getTime()) delete table[key];
  }
}

/** @returns the entry of a table, null when there is none or it has expired. */
export function findLive<Entry extends {readonly expiresAt: string}>(
  table: Readonly<Record<string, Entry>>,
  key: string,
  now: Date,
): Entry | null {
  const entry = Object.hasOwn(table, key) ? table[key] : undefined;
  return entry && Date.parse(entry.expiresAt) > now.getTime() ? entry : null;
}

/** @returns the moment some time from now, as expiry times are kept. */
export const momentAfter = (now: Date, ms: number): string => new Date(now.getTime() + ms).toISOString();
