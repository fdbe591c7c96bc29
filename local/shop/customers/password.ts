import {randomBytes, scrypt, scryptSync, timingSafeEqual} from 'node:crypto';

/** A tenth of a production cost: passwords are still unreadable, and tests stay fast. */
const COST = {N: 2048, r: 8, p: 1} as const;
const KEY_BYTES = 32;
const SALT_BYTES = 16;

const derive = (password: string, salt: Buffer): Promise<Buffer> =>
  new Promise((resolve, reject) => {
    scrypt(password, salt, KEY_BYTES, COST, (error, key) => (error ? reject(error) : resolve(key)));
  });

const write = (salt: Buffer, key: Buffer): string => `${salt.toString('base64url')}.${key.toString('base64url')}`;

/** Returns salt and key as one text. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(SALT_BYTES);
  return write(salt, await derive(password, salt));
}

/** Hashes a password synchronously, for the seed data. */
export function hashPasswordNow(password: string): string {
  const salt = randomBytes(SALT_BYTES);
  return write(salt, scryptSync(password, salt, KEY_BYTES, COST));
}

const UNKNOWN_HASH = write(Buffer.alloc(SALT_BYTES), Buffer.alloc(KEY_BYTES));

/**
 * Compares a password with a hash in constant time, also without a hash, so that the response time does not reveal which
 * addresses have accounts.
 *
 * @param hash - undefined for a customer without a password
 */
export async function isPassword(password: string, hash: string | undefined): Promise<boolean> {
  const [salt = '', key = ''] = (hash ?? UNKNOWN_HASH).split('.');
  const derived = await derive(password, Buffer.from(salt, 'base64url'));
  const isSame = timingSafeEqual(derived, Buffer.from(key, 'base64url'));
  return isSame && hash !== undefined;
}
