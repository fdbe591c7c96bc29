import {isEmailAddress} from '~/core/email-address';
import {isLocalStore, type AppConfig} from '../env.server';

const DEADLINE_MS = 5_000;
const LOCAL_SENDER = 'Fusion Tiffin <orders@fusiontiffin.example>';

export interface Mail {
  readonly to: string;
  /** The address that answers go to, if it is not the sender's. */
  readonly replyTo?: string;
  /** Further headers, such as `List-Unsubscribe`. */
  readonly headers?: Readonly<Record<string, string>>;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /** The idempotency key: a mail service that supports it sends the mail once. */
  readonly key: string;
}

/** Sends the storefront's own mails. Shopify sends its mails itself. */
export interface Mailer {
  /** @throws MailUnavailable if no service has confirmed the mail */
  send(mail: Mail): Promise<void>;
}

/** Thrown if the mail service did not accept a mail. Contains the reason, never the content or recipient. */
export class MailUnavailable extends Error {
  override name = 'MailUnavailable';
}

/** Creates the mailer of the settings, or of the local outbox; null if there is neither. */
export function createMailer(config: AppConfig): Mailer | null {
  const {MAIL_API_URL: url, MAIL_API_KEY: token, MAIL_FROM: from} = config;
  if (url && token && from) return mailApi(url, token, from);
  return isLocalStore(config.PUBLIC_STORE_DOMAIN) ? localOutbox(config.PUBLIC_STORE_DOMAIN) : null;
}

/** An HTTP mail API such as Resend's. */
const mailApi = (url: string, token: string, from: string): Mailer => ({
  send: async ({key, ...mail}) =>
    post(url, toBody(from, mail), {Authorization: `Bearer ${token}`, 'Idempotency-Key': key}),
});

const localOutbox = (shop: string): Mailer => ({
  send: async ({key, ...mail}) =>
    post(`${new URL(shop).origin}/__outbox`, toBody(LOCAL_SENDER, mail), {'Idempotency-Key': key}),
});

/** @throws MailUnavailable before anything is sent, if an address is not that of one mailbox */
function toBody(from: string, {replyTo, ...mail}: Omit<Mail, 'key'>) {
  const isOne = [mail.to, replyTo ?? mail.to].every(isEmailAddress);
  if (!isOne) throw new MailUnavailable('a mail has one recipient and one address for answers');
  return {from, ...mail, ...(replyTo && {reply_to: replyTo})};
}

async function post(url: string, mail: object, headers: Record<string, string>): Promise<void> {
  const response = await fetch(url, {
    method: 'POST',
    headers: {'Content-Type': 'application/json', ...headers},
    body: JSON.stringify(mail),
    signal: AbortSignal.timeout(DEADLINE_MS),
  }).catch(() => {
    throw new MailUnavailable('the mail service did not respond');
  });
  if (!response.ok) throw new MailUnavailable(`the mail service responded with ${response.status}`);
}
