import {z} from 'zod';
import type {Admin} from '~/platform/shopify/admin.server';
import type {OrderActionRecord} from '~/orders/commands/find-order-actions.server';
import {STAFF_CANCEL_STATE_QUERY, STAFF_JOB_QUERY} from './cancel.admin.gql';

/** The name of a cancellation in the audit log. */
export const CANCEL_ACTION = 'order.cancel';

/** Whether Shopify cancels an order, as of now. */
export interface CancelState {
  readonly isCanceled: boolean;
  /** Whether something was sent, so that Shopify does not cancel the order. */
  readonly isSent: boolean;
  /** Whether an accepted cancellation is in progress. */
  readonly isRunning: boolean;
  /** Whether the answer to an earlier attempt, or its job, was lost so recently that Shopify may still execute it. */
  readonly isUnanswered: boolean;
  /** The job of the latest cancellation; null without one. */
  readonly jobId: string | null;
}

const OrderSchema = z.object({
  order: z
    .object({cancelledAt: z.string().nullable(), fulfillments: z.array(z.object({status: z.string()}))})
    .nullable(),
});
const JobSchema = z.object({job: z.object({done: z.boolean()}).nullable()});

/** Returns the latest cancellation that Shopify may have executed: refused attempts after it say nothing about it. */
export const getSentCancellation = (earlier: readonly OrderActionRecord[]): OrderActionRecord | undefined =>
  earlier.find(({outcome}) => outcome === null || outcome === 'done');

/** Shopify's jobs take seconds: one that was started by a lost answer has ended by then. */
const LOST_ANSWER_MS = 10 * 60_000;

/**
 * Finds whether an order can be canceled; null if Shopify has no such order.
 * @param earlier the earlier cancellations of this order, the latest first
 * @throws UpstreamError
 */
export async function findCancelState(
  admin: Admin,
  orderId: string,
  earlier: readonly OrderActionRecord[],
  now = Date.now(),
): Promise<CancelState | null> {
  const {order} = await admin.query(STAFF_CANCEL_STATE_QUERY, {id: orderId}, OrderSchema);
  if (!order) return null;
  const isCanceled = order.cancelledAt !== null;
  const latest = getSentCancellation(earlier);
  const jobId = latest?.jobId ?? null;
  return {
    isCanceled,
    isSent: order.fulfillments.some(({status}) => status === 'SUCCESS'),
    isRunning: !isCanceled && jobId !== null && !(await isJobDone(admin, jobId)),
    isUnanswered: !isCanceled && jobId === null && now - Date.parse(latest?.at ?? '') < LOST_ANSWER_MS,
    jobId,
  };
}

/** Shopify forgets jobs, so a missing one has ended. */
async function isJobDone(admin: Admin, id: string): Promise<boolean> {
  const {job} = await admin.query(STAFF_JOB_QUERY, {id}, JobSchema);
  return job?.done ?? true;
}
