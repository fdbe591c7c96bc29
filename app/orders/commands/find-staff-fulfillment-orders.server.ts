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
    fulfillmentHolds: z.array(z.object({id: z.string(), reason: z.string(), reasonNotes: z.string().nullable()})),
    lineItems: z.object({
      nodes: z.array(
        z.object({id: z.string(), productTitle: z.string(), totalQuantity: z.int(), remainingQuantity: z.int()}),
      ),
      pageInfo: z.object({hasNextPage: z.boolean()}),
    }),
    fulfillments: z.object({
      nodes: z.array(
        z.object({id: z.string(), status: z.string(), totalQuantity: z.int(), trackingInfo: z.array(TrackingSchema)}),
      ),
    }),
  })
  .transform(({lineItems, fulfillments, fulfillmentHolds, ...order}) => ({
    ...order,
    holds: fulfillmentHolds.map(({id, reason, reasonNotes: notes}) => ({id, reason, notes})),
    items: lineItems.nodes.map(({id, productTitle, totalQuantity, remainingQuantity}) => ({
      id,
      title: productTitle,
      quantity: totalQuantity,
      remaining: remainingQuantity,
    })),
    /** Whether it has more lines than one query may read; `items` has the first ones. */
    hasMoreItems: lineItems.pageInfo.hasNextPage,
    // Canceled fulfillments are left out.
    parcels: fulfillments.nodes
      .filter(({status}) => status === 'SUCCESS')
      .map(({id, totalQuantity, trackingInfo}) => ({id, quantity: totalQuantity, tracking: trackingInfo})),
  }));

const ResponseSchema = z.object({
  order: z.object({fulfillmentOrders: z.object({nodes: z.array(FulfillmentOrderSchema)})}).nullable(),
});

/** The current state of a fulfillment order in Shopify. */
export type StaffFulfillmentOrder = z.infer<typeof FulfillmentOrderSchema>;

/**
 * Returns the fulfillment orders of an order; none if Shopify has no such order.
 * @param orderId Shopify's global id
 * @throws UpstreamError
 */
export async function findStaffFulfillmentOrders(
  admin: Admin,
  orderId: string,
): Promise<readonly StaffFulfillmentOrder[]> {
  const {order} = await admin.query(STAFF_FULFILLMENT_ORDERS_QUERY, {orderId}, ResponseSchema);
  return order?.fulfillmentOrders.nodes ?? [];
}
