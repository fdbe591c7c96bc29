import {z} from 'zod';
import type {Admin} from '~/platform/shopify/admin.server';
import {UpstreamError} from '~/platform/shopify/upstream-problem';
import {FULFILLMENT_ORDER_SIBLINGS_QUERY, FULFILLMENT_ORDERS_QUERY} from '../../model/fulfillment-orders.admin.gql';
import {findFulfillmentOrderLines} from '../../model/find-fulfillment-order-lines.server';
import {readAllNodes} from '../../model/read-all-nodes';
import type {ReplicaFulfillmentOrders, OrderReplica, ReplicaRefund, ReplicaTransaction} from '../replica/order-replica';
import {
  FulfillmentOrderLineSchema,
  FulfillmentOrdersSchema,
  LinesSchema,
  OrderResponseSchema,
  ParcelLinesSchema,
  type OrderLine,
  type OrderResponse,
} from './order-response';
import {ORDER_LINES_QUERY, PARCEL_LINES_QUERY} from './order-pages.admin.gql';
import {ORDER_SNAPSHOT_QUERY} from './order.admin.gql';
import {toOrderReplica, toRefunds, toTransactions} from './to-order-replica';

const SnapshotSchema = z.object({order: z.unknown()});
const LinesPageSchema = z.object({order: z.object({lineItems: LinesSchema}).nullable()});
const ParcelLinesPageSchema = z.object({
  fulfillment: z.object({fulfillmentLineItems: ParcelLinesSchema}).nullable(),
});
const OrderFulfillmentOrdersSchema = z.object({order: FulfillmentOrdersSchema.nullable()});
const SiblingsSchema = z.object({fulfillmentOrder: z.object({order: FulfillmentOrdersSchema}).nullable()});

/** The current state of one order in Shopify, in the form of the order replica. */
export interface OrderSnapshot {
  readonly order: OrderReplica;
  readonly transactions: readonly ReplicaTransaction[];
  readonly refunds: readonly ReplicaRefund[];
}

/** The Admin API returned an order with invalid fields; a retry would return the same. */
export class InvalidOrderError extends Error {
  override name = 'InvalidOrderError';
}

/**
 * Returns the current state of an order, or null if Shopify has no such order.
 * @param id the order's global id
 * @throws InvalidOrderError if a field is invalid; UpstreamError if the Admin API fails
 */
export async function findOrderSnapshot(admin: Admin, id: string): Promise<OrderSnapshot | null> {
  const {order} = await admin.query(ORDER_SNAPSHOT_QUERY, {id}, SnapshotSchema);
  if (order === null) return null;
  const response = OrderResponseSchema.safeParse(order);
  if (!response.success)
    throw new InvalidOrderError(`${id}: ${response.error.issues.map(({path}) => path.join('.')).join(', ')}`);
  const lines = await findAllLines(admin, id, response.data.lineItems);
  const fulfillments = [];
  for (const fulfillment of response.data.fulfillments)
    fulfillments.push({...fulfillment, fulfillmentLineItems: await findAllContents(admin, fulfillment)});
  return {
    order: toOrderReplica({...response.data, fulfillments}, lines),
    transactions: toTransactions(response.data),
    refunds: toRefunds(response.data),
  };
}

async function findAllLines(admin: Admin, id: string, first: z.output<typeof LinesSchema>): Promise<OrderLine[]> {
  const {nodes} = await readAllNodes(first, async (after) => {
    const {order} = await admin.query(ORDER_LINES_QUERY, {id, after}, LinesPageSchema);
    if (!order) throw new UpstreamError('partial', 'admin');
    return order.lineItems;
  });
  return nodes;
}

async function findAllContents(
  admin: Admin,
  {id, fulfillmentLineItems: first}: OrderResponse['fulfillments'][number],
): Promise<typeof first> {
  const {nodes} = await readAllNodes(first, async (after) => {
    const {fulfillment} = await admin.query(PARCEL_LINES_QUERY, {id, after}, ParcelLinesPageSchema);
    if (!fulfillment) throw new UpstreamError('partial', 'admin');
    return fulfillment.fulfillmentLineItems;
  });
  return {...first, nodes};
}

/** Returns the fulfillment orders of an order, or null if Shopify has no such order. */
export async function findFulfillmentOrders(admin: Admin, id: string): Promise<ReplicaFulfillmentOrders | null> {
  const readAt = new Date().toISOString();
  const {order} = await admin.query(FULFILLMENT_ORDERS_QUERY, {id}, OrderFulfillmentOrdersSchema);
  return order && toFulfillmentOrders(admin, order, readAt);
}

/** Returns all fulfillment orders of the order that the given one belongs to, or null if Shopify does not have it. */
export async function findSiblingFulfillmentOrders(admin: Admin, id: string): Promise<ReplicaFulfillmentOrders | null> {
  const readAt = new Date().toISOString();
  const {fulfillmentOrder} = await admin.query(FULFILLMENT_ORDER_SIBLINGS_QUERY, {id}, SiblingsSchema);
  return fulfillmentOrder && toFulfillmentOrders(admin, fulfillmentOrder.order, readAt);
}

async function toFulfillmentOrders(
  admin: Admin,
  {id, fulfillmentOrders}: z.output<typeof FulfillmentOrdersSchema>,
  readAt: string,
): Promise<ReplicaFulfillmentOrders> {
  const replicas = [];
  for (const fulfillmentOrder of fulfillmentOrders.nodes) {
    const lines = await findFulfillmentOrderLines(admin, fulfillmentOrder, FulfillmentOrderLineSchema);
    replicas.push({
      id: fulfillmentOrder.id,
      status: fulfillmentOrder.status,
      created_at: fulfillmentOrder.createdAt,
      ...(fulfillmentOrder.deliveryMethod && {delivery_method: fulfillmentOrder.deliveryMethod.methodType}),
      line_items: lines.nodes.map((line) => ({id: line.id, title: line.productTitle, quantity: line.totalQuantity})),
    });
  }
  const holds = fulfillmentOrders.nodes.flatMap(({fulfillmentHolds}) => fulfillmentHolds.map(({reason}) => reason));
  return {
    shopify_order_id: id,
    read_at: readAt,
    fulfillment_orders: replicas,
    hold_reasons: [...new Set(holds)].sort(),
  };
}
