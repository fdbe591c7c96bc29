import type {ViewerClient} from '~/platform/supabase/viewer-client.server';
import type {OrderReference} from './order-reference';
import {OrderDetailRowSchema, type OrderDetailRow} from './order-row';
import {dataOrThrow} from './order-context.server';

const COLUMNS = `id, shopify_order_id, order_number, placed_at, financial_status, fulfillment_status, currency,
  subtotal_minor, discount_minor, shipping_minor, duties_minor, fees_minor, tip_minor, tax_minor, taxes_included,
  total_minor, shipping_method, ship_by, status_url, transaction_id, gift_card_payments,
  shipping_address, user_id, fulfillment_orders,
  items:order_items(shopify_line_item_id, title, variant_title, quantity, removed_quantity, price_minor, total_minor, image_url, variant_id, bundle, product_id),
  fulfillments(id:shopify_fulfillment_id, status, shipment_status, tracking, items, estimated_delivery_at),
  events:order_events(kind, at, subject, detail),
  lots:packed_lots(dish, lot)`.replaceAll(/\s+/g, '');

/**
 * Finds an order that this person may see: their own, or any for an admin. Digits that are Shopify's id of one order and
 * the number of another mean the first; of two orders with the same number, the newer one is returned.
 * @returns null for another person's order, as for one that does not exist
 * @throws BackendUnavailable
 */
export async function findOrder(database: ViewerClient, reference: OrderReference): Promise<OrderDetailRow | null> {
  const query = database
    .from('orders')
    .select(COLUMNS)
    .order('placed_at', {ascending: false})
    .order('position', {referencedTable: 'items'})
    .order('created_at', {referencedTable: 'fulfillments'});
  const filtered =
    reference.kind === 'name' ? query.eq('order_number', reference.orderNumber) : query.or(toFilter(reference));
  const data = dataOrThrow(await filtered.limit(2)) ?? [];
  const rows = data.map((row) => OrderDetailRowSchema.parse(row));
  const shopifyOrderId = 'shopifyOrderId' in reference ? reference.shopifyOrderId : null;
  return rows.find(({shopify_order_id}) => shopify_order_id === shopifyOrderId) ?? rows[0] ?? null;
}

/** The values need no escaping: `parseOrderReference` allows only UUIDs, global order ids and digits. */
function toFilter(reference: Exclude<OrderReference, {kind: 'name'}>): string {
  if (reference.kind === 'id') return `id.eq.${reference.id}`;
  const byShopId = `shopify_order_id.eq."${reference.shopifyOrderId}"`;
  if (reference.kind === 'shop-id') return byShopId;
  // Some stores name an order `1001` instead of `#1001`.
  const {orderNumber} = reference;
  return `${byShopId},order_number.eq."${orderNumber}",order_number.eq."${orderNumber.slice(1)}"`;
}
