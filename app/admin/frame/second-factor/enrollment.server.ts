import {z} from 'zod';
import type {AppConfig} from '~/platform/env.server';
import {createSealedBox} from '~/platform/session/sealed-box.server';
import {createTotpSecret, toQrCode} from './totp.server';
import type {EnrollmentView} from './verify-view';

/** How long a page with a QR code may stay open. */
const PENDING_MS = 15 * 60_000;
const GROUP = /.{1,4}/g;

const SecretSchema = z.object({userId: z.uuid(), secret: z.string().regex(/^[A-Z2-7]{16,}$/)});
const PendingSchema = SecretSchema.extend({mailCode: z.string().min(1), expiresAtMs: z.number()});

/** What setting up a second factor asks for: a code of the app with this secret, and the code that was mailed. */
export type PendingEnrollment = Pick<z.infer<typeof PendingSchema>, 'secret' | 'mailCode'>;

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

/** Creates a secret, and seals it with the code to mail for the form, so that nothing is stored before both are entered. */
export async function createPendingEnrollment(
  config: Config,
  userId: string,
  mailCode: string,
  nowMs: number = Date.now(),
) {
  const enrollment: PendingEnrollment = {secret: createTotpSecret(), mailCode};
  const pending = await pendingBox(config).seal({userId, ...enrollment, expiresAtMs: nowMs + PENDING_MS});
  return {...enrollment, pending};
}

/** Returns what the form sent back; null if it expired or was made for another person. */
export async function openPendingEnrollment(
  config: Config,
  userId: string,
  pending: string,
  nowMs: number = Date.now(),
): Promise<PendingEnrollment | null> {
  const opened = PendingSchema.safeParse(await pendingBox(config).open(pending)).data;
  return opened?.userId === userId && opened.expiresAtMs > nowMs ? opened : null;
}

/** Returns what the page shows of a secret. @param account the names of shop and admin in the app */
export const toEnrollmentView = (
  {secret, pending}: Pick<PendingEnrollment, 'secret'> & {readonly pending: string},
  account: {readonly shopName: string; readonly label: string},
): EnrollmentView => ({
  qrCode: toQrCode(secret, account.shopName, account.label),
  typedKey: (secret.match(GROUP) ?? []).join(' '),
  pending,
});
