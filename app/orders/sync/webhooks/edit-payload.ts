import {z} from 'zod';
import {optionalTimestamp, quantity, timestamp} from '../../model/order-schemas';
import {gid} from './payload-ids';

const DeltasSchema = z.array(z.object({id: gid('LineItem'), delta: quantity})).nullish();

/** The payload of a webhook about an order that staff edited. It names what changed by deltas; the order itself is read from the Admin API. */
export const OrderEditPayloadSchema = z
  .object({
    order_edit: z.object({
      id: gid('OrderEdit'),
      order_id: gid('Order'),
      created_at: timestamp,
      /** Shopify sends it since 2024-07. */
      committed_at: optionalTimestamp,
      notify_customer: z.boolean().nullish(),
      line_items: z.object({additions: DeltasSchema, removals: DeltasSchema}).nullish(),
    }),
  })
  .transform(({order_edit: edit}) => ({
    shopify_order_id: edit.order_id,
    shopify_edit_id: edit.id,
    at: edit.committed_at ?? edit.created_at,
    /** Whether Shopify mails the customer. */
    is_mailed: edit.notify_customer ?? false,
    /** By how much the quantity of each line changed. */
    changes: [
      ...(edit.line_items?.additions ?? []).map(({id, delta}) => ({shopify_line_item_id: id, delta})),
      ...(edit.line_items?.removals ?? []).map(({id, delta}) => ({shopify_line_item_id: id, delta: -delta})),
    ],
  }));

export type OrderEdit = z.output<typeof OrderEditPayloadSchema>;
