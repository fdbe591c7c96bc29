import type {AppContext} from '../context.server';
import {claimJobs, type Job, type JobClaim} from '../jobs/job-queue.server';
import {findShopName} from '../shopify/shop-name.server';
import {createMailer, type Mailer} from './mailer.server';

/** What sending mails of the job queue needs. */
export interface MailSender {
  readonly mailer: Mailer;
  /** The key from which the secrets of links are derived. */
  readonly secret: string;
  readonly shopName: string;
}

interface ClaimedMails<Details> extends MailSender {
  readonly jobs: readonly Job<Details>[];
}

/**
 * Claims mails that are due, with what sending them needs.
 * @returns null if none is due, or without a mail service
 * @throws BackendUnavailable
 */
export async function claimMails<Details>(
  context: Pick<AppContext, 'config' | 'backend' | 'storefront' | 'report'>,
  claim: JobClaim<Details>,
): Promise<ClaimedMails<Details> | null> {
  const mailer = createMailer(context.config);
  const [secret] = context.config.SESSION_SECRETS;
  if (!mailer || !secret) return null;
  const jobs = await claimJobs(context.backend, claim);
  return jobs.length === 0 ? null : {jobs, mailer, secret, shopName: await findShopName(context)};
}
