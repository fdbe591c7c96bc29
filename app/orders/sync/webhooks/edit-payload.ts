import {z} from 'zod';
import {optionalTimestamp, timestamp} from '../../model/order-schemas';
import {gid} from './payload-ids';

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
    }),
  })
  .transform(({order_edit: edit}) => ({
    shopify_order_id: edit.order_id,
    shopify_edit_id: edit.id,
    at: edit.committed_at ?? edit.created_at,
    /** Whether Shopify mails the customer. */
    is_mailed: edit.notify_customer ?? false,
  }));

export type OrderEdit = z.output<typeof OrderEditPayloadSchema>;
