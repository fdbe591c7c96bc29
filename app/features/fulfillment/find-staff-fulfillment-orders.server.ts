import {z} from 'zod';
import type {Admin} from '~/platform/shopify/admin.server';
import {STAFF_FULFILLMENT_ORDERS_QUERY} from './fulfillment.admin.gql';

const TrackingSchema = z.object({
  company: z.string().nullable(),
  number: z.string().nullable(),
  url: z.string().nullable(),
});

const FulfillmentOrderSchema = z
  .object({
    id: z.string(),
    status: z.string().toLowerCase(),
    createdAt: z.string(),
    lineItems: z.object({
      nodes: z.array(z.object({id: z.string(), productTitle: z.string(), totalQuantity: z.int()})),
    }),
    fulfillments: z.object({
      nodes: z.array(z.object({id: z.string(), status: z.string(), trackingInfo: z.array(TrackingSchema)})),
    }),
  })
  .transform(({lineItems, fulfillments, ...order}) => ({
    ...order,
    items: lineItems.nodes.map(({id, productTitle, totalQuantity}) => ({
      id,
      title: productTitle,
      quantity: totalQuantity,
    })),
    // What was called back is no parcel any more.
    parcels: fulfillments.nodes
      .filter(({status}) => status === 'SUCCESS')
      .map(({id, trackingInfo}) => ({id, tracking: trackingInfo})),
  }));

const AnswerSchema = z.object({
  order: z.object({fulfillmentOrders: z.object({nodes: z.array(FulfillmentOrderSchema)})}).nullable(),
});

/** A part of an order that is sent from one place, as the shop knows it now. */
export type StaffFulfillmentOrder = z.infer<typeof FulfillmentOrderSchema>;

/**
 * @param orderId the shop's id of the order
 * @returns none for an order that the shop does not have
 * @throws UpstreamError
 */
export async function findStaffFulfillmentOrders(
  admin: Admin,
  orderId: string,
): Promise<readonly StaffFulfillmentOrder[]> {
  const {order} = await admin.ask(STAFF_FULFILLMENT_ORDERS_QUERY, {orderId}, AnswerSchema);
  return order?.fulfillmentOrders.nodes ?? [];
}
