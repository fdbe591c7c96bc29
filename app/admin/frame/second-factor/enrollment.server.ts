import {z} from 'zod';
import type {AppConfig} from '~/platform/env.server';
import {createSealedBox} from '~/platform/session/sealed-box.server';
import {createTotpSecret, toQrCode} from './totp.server';
import type {EnrollmentView} from './verify-view';

/** How long a page with a QR code may stay open. */
const PENDING_MS = 15 * 60_000;
const GROUP = /.{1,4}/g;

const SecretSchema = z.object({userId: z.uuid(), secret: z.string().regex(/^[A-Z2-7]{16,}$/)});
const PendingSchema = SecretSchema.extend({expiresAtMs: z.number()});

type Config = Pick<AppConfig, 'SESSION_SECRETS'>;

const secretBox = ({SESSION_SECRETS}: Config) => createSealedBox(SESSION_SECRETS, 'second factor');
const pendingBox = ({SESSION_SECRETS}: Config) => createSealedBox(SESSION_SECRETS, 'second factor enrollment');

/** Encrypts the secret of a person for storage. */
export const sealSecret = (config: Config, userId: string, secret: string): Promise<string> =>
  secretBox(config).seal({userId, secret});

/** Decrypts a stored secret; null if it belongs to another person or its key is gone. */
export async function openSecret(config: Config, userId: string, sealed: string): Promise<string | null> {
  const opened = SecretSchema.safeParse(await secretBox(config).open(sealed)).data;
  return opened?.userId === userId ? opened.secret : null;
}

/** Seals a new secret for the form, so that opening the page stores nothing. */
export function createPendingSecret(config: Config, userId: string, nowMs: number = Date.now()): Promise<string> {
  return pendingBox(config).seal({userId, secret: createTotpSecret(), expiresAtMs: nowMs + PENDING_MS});
}

/** Returns the secret that the form sent back; null if it expired or was made for another person. */
export async function openPendingSecret(
  config: Config,
  userId: string,
  pending: string,
  nowMs: number = Date.now(),
): Promise<string | null> {
  const opened = PendingSchema.safeParse(await pendingBox(config).open(pending)).data;
  return opened?.userId === userId && opened.expiresAtMs > nowMs ? opened.secret : null;
}

/** Returns what the page shows of a secret. @param account the names of shop and admin in the app */
export const toEnrollmentView = (
  secret: string,
  pending: string,
  account: {readonly shopName: string; readonly label: string},
): EnrollmentView => ({
  qrCode: toQrCode(secret, account.shopName, account.label),
  typedKey: (secret.match(GROUP) ?? []).join(' '),
  pending,
});
