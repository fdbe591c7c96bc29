import type {ViewerClient} from '~/platform/supabase/viewer-client.server';
import {orderListName} from '~/orders/model/order-names';
import {parseOrderReference} from '~/orders/model/order-reference';
import {dataOrThrow} from '~/orders/model/order-context.server';

/** The Postgres error code for a row that exists already. */
const UNIQUE_VIOLATION = '23505';

/** Hides an order from its owner's list. @throws BackendUnavailable */
export async function hideOrder(database: ViewerClient, userId: string, orderId: string): Promise<void> {
  const response = await database.from('hidden_orders').insert({user_id: userId, order_id: orderId});
  if (response.error?.code !== UNIQUE_VIOLATION) dataOrThrow(response);
}

/** Shows a hidden order in the list again. @throws BackendUnavailable */
export async function showOrder(database: ViewerClient, userId: string, orderId: string): Promise<void> {
  dataOrThrow(await database.from('hidden_orders').delete().eq('user_id', userId).eq('order_id', orderId));
}

/** Returns whether an order is hidden from its owner's list. @throws BackendUnavailable */
export async function isOrderHidden(database: ViewerClient, orderId: string): Promise<boolean> {
  return (
    dataOrThrow(await database.from('hidden_orders').select('order_id').eq('order_id', orderId).maybeSingle()) !== null
  );
}

/**
 * Finds the order that was just hidden, by the page's `hidden` parameter.
 * @returns null without a valid id, and for an order that is not hidden
 * @throws BackendUnavailable
 */
export async function findHiddenOrder(database: ViewerClient, orderId: string | null) {
  const reference = orderId === null ? null : parseOrderReference(orderId);
  if (reference?.kind !== 'id') return null;
  const found = dataOrThrow(
    await database
      .from('hidden_orders')
      .select('order_id, orders(order_number)')
      .eq('order_id', reference.id)
      .maybeSingle(),
  );
  return found && {id: found.order_id, name: orderListName(found.orders?.order_number ?? null, found.order_id)};
}
