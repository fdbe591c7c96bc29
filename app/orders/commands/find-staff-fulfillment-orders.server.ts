import {z} from 'zod';
import {variantName} from '~/core/variant-name';
import type {Admin} from '~/platform/shopify/admin.server';
import {findFulfillmentOrderLines, PageInfoSchema} from '../model/find-fulfillment-order-lines.server';
import {variantTitle} from '../model/order-schemas';
import {STAFF_FULFILLMENT_ORDERS_QUERY} from './fulfillment.admin.gql';

const TrackingSchema = z.object({
  company: z.string().nullable(),
  number: z.string().nullable(),
  url: z.string().nullable(),
});

const LineSchema = z.object({
  id: z.string(),
  productTitle: z.string(),
  variantTitle,
  totalQuantity: z.int(),
  remainingQuantity: z.int(),
});

const FulfillmentOrderSchema = z.object({
  id: z.string(),
  status: z.string().toLowerCase(),
  createdAt: z.string(),
  fulfillmentHolds: z.array(z.object({id: z.string(), reason: z.string(), reasonNotes: z.string().nullable()})),
  lineItems: z.object({nodes: z.array(LineSchema), pageInfo: PageInfoSchema}),
  fulfillments: z.object({
    nodes: z.array(
      z.object({id: z.string(), status: z.string(), totalQuantity: z.int(), trackingInfo: z.array(TrackingSchema)}),
    ),
  }),
});

type FulfillmentOrderPage = z.infer<typeof FulfillmentOrderSchema>;

async function toStaffFulfillmentOrder(admin: Admin, page: FulfillmentOrderPage) {
  const {lineItems: _, fulfillments, fulfillmentHolds, ...order} = page;
  const {nodes, hasMore} = await findFulfillmentOrderLines(admin, page, LineSchema);
  return {
    ...order,
    holds: fulfillmentHolds.map(({id, reason, reasonNotes: notes}) => ({id, reason, notes})),
    items: nodes.map(({id, productTitle, variantTitle: variant, totalQuantity, remainingQuantity}) => ({
      id,
      title: variantName(productTitle, variant),
      quantity: totalQuantity,
      remaining: remainingQuantity,
    })),
    /** Whether it has more lines than are ever read; `items` has the first ones. */
    hasMoreItems: hasMore,
    // Canceled fulfillments are left out.
    parcels: fulfillments.nodes
      .filter(({status}) => status === 'SUCCESS')
      .map(({id, totalQuantity, trackingInfo}) => ({id, quantity: totalQuantity, tracking: trackingInfo})),
  };
}

const ResponseSchema = z.object({
  order: z.object({fulfillmentOrders: z.object({nodes: z.array(FulfillmentOrderSchema)})}).nullable(),
});

/** The current state of a fulfillment order in Shopify. */
export type StaffFulfillmentOrder = Awaited<ReturnType<typeof toStaffFulfillmentOrder>>;

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
  const found: StaffFulfillmentOrder[] = [];
  for (const page of order?.fulfillmentOrders.nodes ?? []) found.push(await toStaffFulfillmentOrder(admin, page));
  return found;
}
