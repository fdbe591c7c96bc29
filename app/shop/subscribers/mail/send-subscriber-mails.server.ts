import {z} from 'zod';
import type {AppContext} from '~/platform/context.server';
import {hexDigest, keyedDigest} from '~/platform/digest.server';
import {runJob, type Job} from '~/platform/jobs/job-queue.server';
import {claimMails, type MailSender} from '~/platform/mail/claim-mails.server';
import {renderMail} from '~/platform/mail/render-mail';
import {confirmPath, oneClickPath, unsubscribePath} from '../links/link-path';
import {subscriberMail} from './subscriber-mail-copy';

type Context = Pick<AppContext, 'config' | 'backend' | 'storefront' | 'report'>;

const BATCH_SIZE = 10;

const DetailsSchema = z.object({
  kind: z.enum(['confirmation', 'code', 'waitlist']),
  email: z.string(),
  first_name: z.string(),
  popup: z.boolean(),
  code: z.string().nullable(),
});

/**
 * Sends the mails that are due. One that fails waits for a later call; one whose answer was lost is sent again with the
 * same idempotency key and the same content.
 * @throws BackendUnavailable
 */
export async function sendSubscriberMails(context: Context): Promise<void> {
  const claimed = await claimMails(context, {kind: 'subscriber-mail', schema: DetailsSchema, limit: BATCH_SIZE});
  if (!claimed) return;
  for (const job of claimed.jobs) await runJob(context, job, () => sendOne(context, claimed, job));
}

async function sendOne(
  {config, backend}: Context,
  {mailer, secret, shopName}: MailSender,
  {key: id, lease, details: mail}: Job<z.output<typeof DetailsSchema>>,
): Promise<void> {
  const {PUBLIC_ORIGIN: origin} = config;
  // Derived and not random: the database stores no secret, and a repeated mail must have the same content.
  const token = await keyedDigest(secret, `subscriber-mail ${id}`);
  if (!(await backend.call('start_subscriber_mail', {p_lease: lease, p_token_hash: await hexDigest(token)}))) return;
  const unsubscribeUrl = origin + unsubscribePath(token);
  const content = subscriberMail(
    {kind: mail.kind, firstName: mail.first_name, wantsCode: mail.popup, code: mail.code},
    shopName,
    {origin, confirmUrl: origin + confirmPath(token), unsubscribeUrl},
  );
  await mailer.send({
    to: mail.email,
    key: id,
    ...renderMail(content, {shopName, origin, postalAddress: config.MAIL_POSTAL_ADDRESS ?? null}),
    headers: {
      'List-Unsubscribe': `<${origin}${oneClickPath(token)}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    },
  });
}
