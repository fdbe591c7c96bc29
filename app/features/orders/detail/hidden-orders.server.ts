import type {ViewerClient} from '~/platform/supabase/viewer-client.server';
import {orderListName} from '../model/order-names';
import {parseOrderReference} from '../model/order-reference';
import {dataOrThrow} from '../order-context.server';

const ALREADY_THERE = '23505';

/** Takes an order out of its owner's list. @throws BackendUnavailable */
export async function hideOrder(database: ViewerClient, userId: string, orderId: string): Promise<void> {
  const answer = await database.from('hidden_orders').insert({user_id: userId, order_id: orderId});
  if (answer.error?.code !== ALREADY_THERE) dataOrThrow(answer);
}

/** Puts it back. @throws BackendUnavailable */
export async function showOrder(database: ViewerClient, userId: string, orderId: string): Promise<void> {
  dataOrThrow(await database.from('hidden_orders').delete().eq('user_id', userId).eq('order_id', orderId));
}

/** @returns whether this order is hidden from its owner's list. @throws BackendUnavailable */
export async function isHidden(database: ViewerClient, orderId: string): Promise<boolean> {
  return (
    dataOrThrow(await database.from('hidden_orders').select('order_id').eq('order_id', orderId).maybeSingle()) !== null
  );
}

/**
 * Finds the order that an address says was hidden just now.
 * @returns null when it says so of none, or of one that is not
 * @throws BackendUnavailable
 */
export async function findHiddenOrder(database: ViewerClient, asked: string | null) {
  const reference = asked === null ? null : parseOrderReference(asked);
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
