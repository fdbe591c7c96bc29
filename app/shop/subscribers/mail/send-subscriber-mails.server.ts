import type {AppContext} from '~/platform/context.server';
import {hexDigest, keyedDigest} from '~/platform/digest.server';
import {createMailer, MailUnavailable, type Mailer} from '~/platform/mail/mailer.server';
import {renderMail} from '~/platform/mail/render-mail';
import {findShopName} from '~/platform/shopify/shop-name.server';
import type {Database} from '~/platform/supabase/database.types';
import {confirmPath, oneClickPath, unsubscribePath} from '../links/link-path';
import {subscriberMail} from './subscriber-mail-copy';

type Context = Pick<AppContext, 'config' | 'backend' | 'storefront' | 'report'>;
type ClaimedMail = Database['public']['Functions']['claim_subscriber_mails']['Returns'][number];

const BATCH_SIZE = 10;

/**
 * Sends the mails that are due. One that fails waits for a later call; one whose answer was lost is sent again with the
 * same idempotency key and the same content.
 * @throws BackendUnavailable
 */
export async function sendSubscriberMails(context: Context): Promise<void> {
  const {config, backend} = context;
  const mailer = createMailer(config);
  const [secret] = config.SESSION_SECRETS;
  if (!mailer || !secret) return;
  const mails = await backend.call('claim_subscriber_mails', {p_limit: BATCH_SIZE});
  if (mails.length === 0) return;
  const shopName = await findShopName(context);
  for (const mail of mails) await sendOne(context, mailer, {mail, secret, shopName});
}

interface Sending {
  readonly mail: ClaimedMail;
  readonly secret: string;
  readonly shopName: string;
}

async function sendOne({config, backend, report}: Context, mailer: Mailer, {mail, secret, shopName}: Sending) {
  const {PUBLIC_ORIGIN: origin} = config;
  // Derived and not random: the database stores no secret, and a repeated mail must have the same content.
  const token = await keyedDigest(secret, `subscriber-mail ${mail.id}`);
  if (!(await backend.call('start_subscriber_mail', {p_id: mail.id, p_token_hash: await hexDigest(token)}))) return;
  const unsubscribeUrl = origin + unsubscribePath(token);
  const content = subscriberMail(
    {kind: mail.kind, firstName: mail.first_name, wantsCode: mail.popup, code: mail.code || null},
    shopName,
    {origin, confirmUrl: origin + confirmPath(token), unsubscribeUrl},
  );
  try {
    await mailer.send({
      to: mail.email,
      key: mail.id,
      ...renderMail(content, {shopName, origin}),
      headers: {
        'List-Unsubscribe': `<${origin}${oneClickPath(token)}>`,
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      },
    });
    await backend.call('finish_subscriber_mail', {p_id: mail.id});
  } catch (error) {
    if (!(error instanceof MailUnavailable)) throw error;
    report(error);
    await backend.call('finish_subscriber_mail', {p_id: mail.id, p_error: error.message});
  }
}
