import type {z} from 'zod';
import type {Reporter} from '../report.server';
import {BackendUnavailable, type Backend} from '../supabase/backend.server';
import type {Json} from '../supabase/database.types';

/** The kinds of `private.job_kinds`. */
export type JobKind =
  | 'account-mail'
  | 'alert-mail'
  | 'alert-webhook'
  | 'customer-erasure'
  | 'email-change'
  | 'order-confirmation'
  | 'order-message'
  | 'picture-deletion'
  | 'rating'
  | 'review-request'
  | 'stock-alert-mail'
  | 'stock-check'
  | 'subscriber-mail'
  | 'subscriber-shop';

/** A job that this worker has claimed for two minutes. */
export interface Job<Details> {
  /** Stays the same for every attempt. */
  readonly id: string;
  /** What the job is about. */
  readonly key: string;
  /** The claim: with it the outcome is reported. */
  readonly lease: string;
  readonly details: Details;
}

/** What to claim: jobs of a kind, or one of them. */
export interface JobClaim<Details> {
  readonly kind: JobKind;
  readonly schema: z.ZodType<Details>;
  readonly limit: number;
  readonly key?: string;
}

/** Claims jobs that are due, the longest waiting first. @throws BackendUnavailable */
export async function claimJobs<Details>(
  backend: Backend,
  {kind, schema, limit, key}: JobClaim<Details>,
): Promise<readonly Job<Details>[]> {
  const claimed = await backend.call('claim_jobs', {
    p_kind: kind,
    p_limit: limit,
    ...(key !== undefined && {p_key: key}),
  });
  return claimed.map((job) => ({id: job.id, key: job.key, lease: job.lease, details: schema.parse(job.details)}));
}

/** Reports that a job is done. @throws BackendUnavailable */
export async function completeJob(backend: Backend, {lease}: Pick<Job<unknown>, 'lease'>, result: Json = {}) {
  await backend.call('complete_job', {p_lease: lease, p_result: result});
}

/**
 * Reports that a job failed; it is tried again later, or given up.
 * @param error why, for staff
 * @param result what was achieved nevertheless
 * @throws BackendUnavailable
 */
export async function failJob(
  backend: Backend,
  {lease}: Pick<Job<unknown>, 'lease'>,
  error: string,
  result: Json = {},
): Promise<void> {
  await backend.call('fail_job', {p_lease: lease, p_error: error, p_result: result});
}

/**
 * Runs a claimed job and reports the outcome. A failure is logged.
 * @returns whether the job is done
 * @throws BackendUnavailable: then the claim expires, and another worker runs the job
 */
export async function runJob<Details>(
  {backend, report}: {readonly backend: Backend} & Pick<Reporter, 'report'>,
  job: Job<Details>,
  run: (job: Job<Details>) => Promise<void>,
): Promise<boolean> {
  try {
    await run(job);
  } catch (error) {
    if (error instanceof BackendUnavailable) throw error;
    report(error);
    await failJob(backend, job, error instanceof Error ? error.message : String(error));
    return false;
  }
  await completeJob(backend, job);
  return true;
}
