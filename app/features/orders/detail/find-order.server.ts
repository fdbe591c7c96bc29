import type {ViewerClient} from '~/platform/supabase/viewer-client.server';
import type {OrderReference} from '../model/order-reference';
import {OrderDetailRowSchema, type OrderDetailRow} from '../model/order-row';
import {answerOf} from '../order-context.server';

const COLUMNS = `id, shopify_order_id, order_number, placed_at, financial_status, fulfillment_status, currency,
  subtotal_minor, discount_minor, shipping_minor, duties_minor, fees_minor, tip_minor, tax_minor, taxes_included,
  total_minor, status_url, transaction_id,
  shipping_address, user_id,
  items:order_items(title, variant_title, quantity, removed_quantity, price_minor, total_minor, image_url, variant_id),
  fulfillments(id:shopify_fulfillment_id, status, shipment_status, tracking),
  events:order_events(kind, at, subject, detail)`.replaceAll(/\s+/g, '');

/**
 * Finds an order as this person may see it: their own, and any for an admin.
 * @returns null for an order that is not theirs, as for one that does not exist
 * @throws BackendUnavailable
 */
export async function findOrder(database: ViewerClient, reference: OrderReference): Promise<OrderDetailRow | null> {
  const query = database
    .from('orders')
    .select(COLUMNS)
    .order('position', {referencedTable: 'items'})
    .order('created_at', {referencedTable: 'fulfillments'});
  const named =
    reference.kind === 'id' ? query.eq('id', reference.id) : query.eq('shopify_order_id', reference.shopifyOrderId);
  const found = answerOf(await named.maybeSingle());
  return found && OrderDetailRowSchema.parse(found);
}
