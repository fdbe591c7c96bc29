import {z} from 'zod';
import type {Backend} from '~/platform/supabase/backend.server';

const ActionsSchema = z.array(
  z.object({
    id: z.int(),
    action: z.string(),
    at: z.string(),
    staff_name: z.string().nullable(),
    outcome: z.enum(['done', 'refused', 'failed']).nullable(),
    job_id: z.string().nullable(),
  }),
);

/** What a member of staff did with an order, as the audit log has it. */
export interface OrderActionRecord {
  readonly id: number;
  /** Area and verb, such as `order.cancel`. */
  readonly action: string;
  readonly at: string;
  /** The first name; null if the person is unknown by now. */
  readonly staffName: string | null;
  /** Null while it is being checked. */
  readonly outcome: 'done' | 'refused' | 'failed' | null;
  /** Shopify's job that makes the change after the response; null without one. */
  readonly jobId: string | null;
}

/** Finds what staff did with an order, the latest first. @throws BackendUnavailable */
export async function findOrderActions(
  backend: Pick<Backend, 'call'>,
  userId: string,
  orderId: string,
): Promise<readonly OrderActionRecord[]> {
  const rows = await backend.call('find_order_actions', {p_actor_id: userId, p_order_id: orderId});
  return ActionsSchema.parse(rows).map(({staff_name: staffName, job_id: jobId, ...row}) => ({
    ...row,
    staffName,
    jobId,
  }));
}
