import {isLocalStore, type AppConfig} from '../env.server';

const DEADLINE_MS = 5_000;
const LOCAL_SENDER = 'Fusion Tiffin <orders@fusiontiffin.example>';

/** A letter to one person, as text and as a page. */
export interface Mail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /** The same key twice is the same letter: a mail service that knows such keys sends it once. */
  readonly key: string;
}

/** Sends this shop's own mails. The platform's own ones go out without us. */
export interface Mailer {
  /** @throws MailUnavailable when nobody has taken the letter, as far as we know */
  send(mail: Mail): Promise<void>;
}

/** The mail service did not take a letter. Says why, and never what was in it or whom it was for. */
export class MailUnavailable extends Error {
  override name = 'MailUnavailable';
}

/** @returns the mail service of the settings, or the outbox of the shop on this machine; null where there is neither */
export function createMailer(config: AppConfig): Mailer | null {
  const {MAIL_API_URL: url, MAIL_API_KEY: token, MAIL_FROM: from} = config;
  if (url && token && from) return mailApi(url, token, from);
  return isLocalStore(config.PUBLIC_STORE_DOMAIN) ? localOutbox(config.PUBLIC_STORE_DOMAIN) : null;
}

/** An HTTP mail API of the common kind, such as Resend's. */
const mailApi = (url: string, token: string, from: string): Mailer => ({
  send: ({key, ...letter}) => post(url, {from, ...letter}, {Authorization: `Bearer ${token}`, 'Idempotency-Key': key}),
});

/** Where every mail of this machine ends. */
const localOutbox = (shop: string): Mailer => ({
  send: ({to, subject, text, html}) =>
    post(`${new URL(shop).origin}/__outbox`, {from: LOCAL_SENDER, to, subject, text, html}, {}),
});

async function post(url: string, letter: object, headers: Record<string, string>): Promise<void> {
  const response = await fetch(url, {
    method: 'POST',
    headers: {'Content-Type': 'application/json', ...headers},
    body: JSON.stringify(letter),
    signal: AbortSignal.timeout(DEADLINE_MS),
  }).catch(() => {
    throw new MailUnavailable('the mail service gave no answer');
  });
  if (!response.ok) throw new MailUnavailable(`the mail service answered ${response.status}`);
}
