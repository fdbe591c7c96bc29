import {z} from 'zod';
import {lotPath} from '~/core/lot-path';
import {REVIEW_POLICY} from '~/core/policy';
import {OWN_REVIEWS_PATH, writeReviewPath} from '~/core/review-paths';
import type {AppContext} from '~/platform/context.server';
import {hexDigest, keyedDigest} from '~/platform/digest.server';
import {backendOf} from '~/platform/env.server';
import {runJob, type Job} from '~/platform/jobs/job-queue.server';
import {claimMails, type MailSender} from '~/platform/mail/claim-mails.server';
import {createMailer} from '~/platform/mail/mailer.server';
import {renderMail} from '~/platform/mail/render-mail';
import {createBackend, type Backend} from '~/platform/supabase/backend.server';
import {reviewRequestMail} from './review-request-copy';
import {reviewOneClickPath, reviewStopPath} from './review-stop-path';

type Context = Pick<AppContext, 'config' | 'storefront' | 'report'>;

const QUEUE = {kind: 'review-request', schema: z.object({}), limit: 10} as const;

const MailSchema = z.object({
  email: z.string(),
  first_name: z.string().nullable(),
  order_number: z.string().nullable(),
  items: z.array(z.object({title: z.string(), variant_id: z.string()})),
  lots: z.array(z.object({dish: z.string(), lot: z.string()})),
});

/**
 * Queues the mails that ask to rate what was delivered a week ago, once per order; none without the postal address that
 * they must carry. @throws BackendUnavailable
 */
export async function queueReviewRequests({config}: Pick<Context, 'config'>): Promise<void> {
  const settings = backendOf(config);
  if (!settings || !createMailer(config) || !config.MAIL_POSTAL_ADDRESS) return;
  await createBackend(settings, 'delivery').call('queue_review_requests', {p_days: REVIEW_POLICY.requestDays});
}

/** Sends those that are due. One that fails is sent later, with the same idempotency key. @throws BackendUnavailable */
export async function sendReviewRequests({config, storefront, report}: Context): Promise<void> {
  const settings = backendOf(config);
  if (!settings) return;
  const context = {config, storefront, report, backend: createBackend(settings, 'delivery')};
  const claimed = await claimMails(context, QUEUE);
  if (!claimed) return;
  for (const job of claimed.jobs) await runJob(context, job, () => sendOne(context, claimed, job));
}

async function sendOne(
  {config, backend}: Context & {readonly backend: Backend},
  {mailer, secret, shopName}: MailSender,
  job: Job<unknown>,
): Promise<void> {
  const {PUBLIC_ORIGIN: origin} = config;
  // Derived and not random: the database stores no secret, and a repeated mail must have the same content.
  const token = await keyedDigest(secret, `review-request ${job.key}`);
  const started = await backend.call('start_review_request', {
    p_lease: job.lease,
    p_token_hash: await hexDigest(token),
  });
  if (started === null) return;
  const {email, first_name: firstName, order_number: orderNumber, items, lots} = MailSchema.parse(started);
  const dishes = items.map(({title, variant_id: id}) => ({
    title,
    url: origin + writeReviewPath(id.slice(id.lastIndexOf('/') + 1)),
  }));
  const packed = lots.map((each) => ({...each, url: origin + lotPath(each.lot)}));
  const links = {reviewsUrl: origin + OWN_REVIEWS_PATH, unsubscribeUrl: origin + reviewStopPath(token)};
  await mailer.send({
    to: email,
    key: `review-request-${job.key}`,
    ...renderMail(reviewRequestMail({firstName, orderNumber, dishes, lots: packed}, shopName, links), {
      shopName,
      origin,
      postalAddress: config.MAIL_POSTAL_ADDRESS ?? null,
    }),
    headers: {
      'List-Unsubscribe': `<${origin}${reviewOneClickPath(token)}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    },
  });
}
