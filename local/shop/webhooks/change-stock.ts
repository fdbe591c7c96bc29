import {LOCATION_NUMBER} from '../admin/admin-location';
import {timeNow} from '../cart/cart-store';
import {inventoryItemNumber, inventoryLevelId} from '../catalog/ids';
import type {ShopState} from '../state';
import {queueWebhook} from './queue-webhook';

/**
 * Changes the units of a variant in stock, and queues the webhook of its inventory level.
 *
 * @param state - the shop; the caller calls `changed`
 * @param delta - the difference to the current units
 */
export function changeStock(state: ShopState, variantNumber: number, delta: number): void {
  const available = (state.data.stock[variantNumber] ?? 0) + delta;
  state.data.stock[variantNumber] = available;
  queueWebhook(state, 'inventory_levels/update', {
    inventory_item_id: inventoryItemNumber(variantNumber),
    location_id: LOCATION_NUMBER,
    available,
    updated_at: timeNow(state),
    admin_graphql_api_id: inventoryLevelId(variantNumber),
  });
}
