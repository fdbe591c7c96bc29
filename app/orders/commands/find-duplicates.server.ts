import type {AppContext} from '~/platform/context.server';
import {nullIfUnavailable} from '~/platform/supabase/null-if-unavailable.server';

interface DuplicateRequest {
  /** The admin who asks. */
  readonly userId: string;
  readonly number: string;
  /** The order that the number is for. */
  readonly orderId: string;
}

/**
 * Finds the numbers of other orders with a parcel of this tracking number, however it is written. Returns none if the
 * database is unavailable: they only cause a warning.
 */
export async function findDuplicates(
  context: Pick<AppContext, 'backend' | 'report'>,
  {userId, number, orderId}: DuplicateRequest,
): Promise<readonly string[]> {
  const rows = await nullIfUnavailable(context, () =>
    context.backend.call('find_orders_by_tracking', {p_actor_id: userId, p_numbers: [number]}),
  );
  return (rows ?? []).filter((row) => row.order_id !== orderId).map((row) => row.order_number ?? row.order_id);
}
