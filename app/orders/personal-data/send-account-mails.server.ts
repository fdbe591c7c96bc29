import {z} from 'zod';
import type {AppContext} from '~/platform/context.server';
import {hexDigest, keyedDigest} from '~/platform/digest.server';
import {runJob, type Job} from '~/platform/jobs/job-queue.server';
import {claimMails, type MailSender} from '~/platform/mail/claim-mails.server';
import {renderMail} from '~/platform/mail/render-mail';
import {accountMail, accountMailPath} from './account-mail-copy';

type Context = Pick<AppContext, 'config' | 'backend' | 'storefront' | 'report'>;

const BATCH_SIZE = 10;

const QUEUE = {kind: 'account-mail', schema: z.object({}), limit: BATCH_SIZE} as const;

const MailSchema = z.object({
  kind: z.enum(['email-old', 'email-new', 'deletion-confirm', 'deletion', 'account-kept', 'deleted']),
  email: z.string(),
  created_at: z.string(),
  first_name: z.string().nullable(),
  new_email: z.string().nullable(),
});

/**
 * Sends the mails about accounts that are due. One that fails is sent later, with the same idempotency key.
 * @throws BackendUnavailable
 */
export async function sendAccountMails(context: Context): Promise<void> {
  const claimed = await claimMails(context, QUEUE);
  if (!claimed) return;
  for (const job of claimed.jobs) await runJob(context, job, () => sendOne(context, claimed, job));
}

async function sendOne(
  {config, backend}: Context,
  {mailer, secret, shopName}: MailSender,
  {key: id, lease}: Job<unknown>,
): Promise<void> {
  const {PUBLIC_ORIGIN: origin} = config;
  // Derived and not random: the database stores no secret, and a repeated mail must have the same content.
  const token = await keyedDigest(secret, `account-mail ${id}`);
  const started = await backend.call('start_account_mail', {p_lease: lease, p_token_hash: await hexDigest(token)});
  if (started === null) return;
  const {email, ...row} = MailSchema.parse(started);
  const mail = {
    kind: row.kind,
    firstName: row.first_name,
    newEmail: row.new_email,
    createdAt: new Date(row.created_at),
  };
  const url = origin + accountMailPath(mail.kind, token);
  await mailer.send({to: email, key: id, ...renderMail(accountMail(mail, shopName, url), {shopName, origin})});
}
