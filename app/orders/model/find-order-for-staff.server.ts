import {can, type StaffRole} from '~/core/staff-permissions';
import type {AppContext} from '~/platform/context.server';
import {backendOf} from '~/platform/env.server';
import {BackendUnavailable} from '~/platform/supabase/backend.server';
import {createViewerClient} from '~/platform/supabase/viewer-client.server';
import {findOrder} from './find-order.server';
import type {OrderReference} from './order-reference';
import {OrderDetailRowSchema, type OrderDetailRow} from './order-row';

/** A member of staff who asks for an order. */
export interface OrderStaff {
  readonly userId: string;
  readonly role: StaffRole;
}

/** The database leaves them out for packers. Nothing that packers see may show them. */
const NO_AMOUNTS = {
  subtotal_minor: 0,
  discount_minor: 0,
  shipping_minor: 0,
  duties_minor: 0,
  fees_minor: 0,
  tip_minor: 0,
  tax_minor: 0,
  taxes_included: false,
  total_minor: 0,
  status_url: null,
  transaction_id: null,
};
const NO_ITEM_AMOUNTS = {price_minor: 0, total_minor: null};

/**
 * Finds an order for staff, as `findOrder` does. For packers all amounts are 0, because the database does not return them.
 * @returns null for an order that does not exist
 * @throws BackendUnavailable
 */
export async function findOrderForStaff(
  {config, backend}: Pick<AppContext, 'config' | 'backend'>,
  {userId, role}: OrderStaff,
  reference: OrderReference,
): Promise<OrderDetailRow | null> {
  const settings = backendOf(config);
  if (!settings) throw new BackendUnavailable('no backend is configured');
  if (can(role, 'money')) return findOrder(createViewerClient(settings, userId), reference);
  const [row] = await backend.call('find_packer_order', {p_actor_id: userId, p_reference: toReference(reference)});
  return row ? toRow(row as unknown as PackerRow) : null;
}

interface PackerRow {
  readonly items: readonly object[];
}

const toRow = (row: PackerRow): OrderDetailRow =>
  OrderDetailRowSchema.parse({
    ...NO_AMOUNTS,
    ...row,
    items: row.items.map((item) => ({...NO_ITEM_AMOUNTS, ...item})),
  });

/** Some stores name an order `1001` instead of `#1001`. */
function toReference(reference: OrderReference) {
  switch (reference.kind) {
    case 'id':
      return {id: reference.id};
    case 'shop-id':
      return {shopify_order_id: reference.shopifyOrderId};
    case 'name':
      return {order_numbers: [reference.orderNumber]};
    case 'number':
      return {
        shopify_order_id: reference.shopifyOrderId,
        order_numbers: [reference.orderNumber, reference.orderNumber.slice(1)],
      };
  }
}
