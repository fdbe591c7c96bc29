import type {AppContext} from '~/platform/context.server';
import type {PackingLease} from '~/orders/model/packing-lease';
import {findOrderForStaff, type OrderStaff} from '~/orders/model/find-order-for-staff.server';
import {parseOrderReference} from '~/orders/model/order-reference';
import type {OrderDetailRow} from '~/orders/model/order-row';

/** What only staff know of an order. */
interface StaffFacts {
  readonly status: string;
  readonly packing: PackingLease | null;
  /** The customer's gift note. */
  readonly note: string | null;
}

interface DeskReader {
  readonly backend: AppContext['backend'];
  readonly userId: string;
}

/** What packing needs from the order desk; the route passes it. */
export interface DeskServices {
  /** Finds what the desk knows of an order; null if there is none. */
  findDeskOrder(reader: DeskReader, orderId: string): Promise<StaffFacts | null>;
  /** Finds the order to work on after this one; null if nothing waits. */
  findNextOrder(reader: DeskReader, orderId: string): Promise<string | null>;
  /** Returns whether a cancellation of an order has no outcome yet. */
  isCanceling(
    context: AppContext,
    userId: string,
    order: {readonly id: string; readonly shopifyOrderId: string},
  ): Promise<boolean>;
}

/** Returns how far the cancellation of an order is; null without one. @throws BackendUnavailable */
export async function findCancellation(
  context: AppContext,
  userId: string,
  {id, shopify_order_id: shopifyOrderId}: OrderDetailRow,
  {findDeskOrder, isCanceling}: Pick<DeskServices, 'findDeskOrder' | 'isCanceling'>,
): Promise<{readonly isDone: boolean} | null> {
  const facts = await findDeskOrder({backend: context.backend, userId}, id);
  if (facts?.status === 'cancelled') return {isDone: true};
  if (!shopifyOrderId) return null;
  return (await isCanceling(context, userId, {id, shopifyOrderId})) ? {isDone: false} : null;
}

export const deskPathOf = (orderId: string): string => `/admin/orders/${orderId}`;

export const packingPath = (orderId: string): string => `${deskPathOf(orderId)}/pack`;

/**
 * Returns an order by its id, Shopify's id or its number.
 * @throws Response 404 for an order that does not exist
 * @throws BackendUnavailable
 */
export async function requirePackingOrder(
  context: Pick<AppContext, 'config' | 'backend'>,
  staff: OrderStaff,
  reference: string,
): Promise<OrderDetailRow> {
  const parsed = parseOrderReference(reference);
  const order = parsed && (await findOrderForStaff(context, staff, parsed));
  if (!order) throw new Response(null, {status: 404});
  return order;
}
