import type {AppContext} from '~/platform/context.server';
import {packingText, PackingLeaseSchema, type PackingLease} from '~/orders/model/packing-lease';
import type {LeaseView} from './packing-lease-view';

/** Who packs which order. */
interface Packer {
  readonly orderId: string;
  readonly userId: string;
}

type LeaseContext = Pick<AppContext, 'backend' | 'reference'>;

/**
 * Claims the lease of an order, or renews one's own. One database call claims and logs, so that the outcome needs no second one.
 * @param takesOver whether the lease of another person is replaced
 * @returns the lease as it is then; null for an order that was deleted
 * @throws BackendUnavailable
 */
export async function claimLease(
  {backend, reference}: LeaseContext,
  {orderId, userId}: Packer,
  takesOver: boolean,
): Promise<LeaseView | null> {
  const rows = await backend.call('claim_packing_lease', {
    p_actor_id: userId,
    p_order_id: orderId,
    p_takes_over: takesOver,
    p_request_id: reference,
  });
  const lease = PackingLeaseSchema.optional().parse(rows[0]);
  return lease ? toLeaseView(lease, new Date()) : null;
}

/** Ends one's lease of an order; that of another person stays. @throws BackendUnavailable */
export async function releaseLease({backend}: Pick<LeaseContext, 'backend'>, {orderId, userId}: Packer): Promise<void> {
  await backend.call('release_packing_lease', {p_actor_id: userId, p_order_id: orderId});
}

export const toLeaseView = (lease: PackingLease, now: Date): LeaseView => ({
  isOwn: lease.is_own,
  text: packingText(lease, now),
});
