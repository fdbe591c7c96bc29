import {z} from 'zod';
import type {AppContext} from '~/platform/context.server';
import {hexDigest, keyedDigest} from '~/platform/digest.server';
import {completeJob, failJob, type Job} from '~/platform/jobs/job-queue.server';
import {claimMails, type MailSender} from '~/platform/mail/claim-mails.server';
import {renderMail} from '~/platform/mail/render-mail';
import {BackendUnavailable} from '~/platform/supabase/backend.server';
import {findAwaitedVariants, type AwaitedVariant} from '../find-awaited-variants.server';
import {alertConfirmPath, alertOneClickPath, alertStopPath} from '../stock-alert-path';
import {stockAlertMail} from './stock-alert-mail-copy';

type Context = Pick<AppContext, 'config' | 'backend' | 'storefront' | 'report'>;

const BATCH_SIZE = 10;

const DetailsSchema = z.object({
  mail: z.enum(['confirmation', 'stock']),
  email: z.string(),
  variant_id: z.string(),
});

type MailJob = Job<z.output<typeof DetailsSchema>>;

/**
 * Sends the mails that are due. Whether a variant can be bought is read again: one that sold out meanwhile is announced when
 * it is back the next time. A mail whose answer was lost is sent again with the same idempotency key.
 * @throws BackendUnavailable
 */
export async function sendStockAlertMails(context: Context): Promise<void> {
  const claimed = await claimMails(context, {kind: 'stock-alert-mail', schema: DetailsSchema, limit: BATCH_SIZE});
  if (!claimed) return;
  const {jobs} = claimed;
  const ids = [...new Set(jobs.map(({details}) => details.variant_id))];
  // The first job awaits it at once: a rejection that nothing handles yet would be reported as unhandled.
  const find = findAwaitedVariants(context.storefront, ids);
  for (const job of jobs) {
    await runMailJob(context, job, async () => {
      const variant = (await find).find(({id}) => id === job.details.variant_id);
      const isWanted = variant && (job.details.mail === 'confirmation' || variant.isAvailable);
      return isWanted ? sendOne(context, claimed, job, variant) : false;
    });
  }
}

/** Reports whether the mail was sent, unlike `runJob`: a job is done, too, if the mail is not wanted any more. */
async function runMailJob({backend, report}: Context, job: MailJob, send: () => Promise<boolean>): Promise<void> {
  let isSent: boolean;
  try {
    isSent = await send();
  } catch (error) {
    if (error instanceof BackendUnavailable) throw error;
    report(error);
    await failJob(backend, job, error instanceof Error ? error.message : String(error));
    return;
  }
  await completeJob(backend, job, isSent ? {sent: job.details.mail} : {});
}

/** @returns false if the mail was stopped since it was claimed */
async function sendOne(
  {config, backend}: Context,
  {mailer, secret, shopName}: MailSender,
  {key: id, lease, details: {mail: kind, email}}: MailJob,
  {name, path}: AwaitedVariant,
): Promise<boolean> {
  const {PUBLIC_ORIGIN: origin} = config;
  // Derived and not random: the database stores no secret, and a repeated mail must have the same content.
  const token = await keyedDigest(secret, `stock-alert ${id}`);
  if (!(await backend.call('start_stock_alert_mail', {p_lease: lease, p_token_hash: await hexDigest(token)})))
    return false;
  const content = stockAlertMail({kind, name}, shopName, {
    confirmUrl: origin + alertConfirmPath(token),
    productUrl: origin + path,
    unsubscribeUrl: origin + alertStopPath(token),
  });
  await mailer.send({
    to: email,
    key: `${kind} ${id}`,
    ...renderMail(content, {shopName, origin}),
    headers: {
      'List-Unsubscribe': `<${origin}${alertOneClickPath(token)}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    },
  });
  return true;
}
