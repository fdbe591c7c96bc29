import {z} from 'zod';
import type {Admin} from '~/platform/shopify/admin.server';
import {UpstreamError} from '~/platform/shopify/upstream-problem';
import {FULFILLMENT_ORDER_SIBLINGS_QUERY, FULFILLMENT_ORDERS_QUERY} from '../../model/fulfillment-orders.admin.gql';
import type {ReplicaFulfillmentOrders, OrderReplica, ReplicaRefund, ReplicaTransaction} from '../replica/order-replica';
import {FulfillmentOrdersSchema, LinesSchema, OrderResponseSchema, type OrderLine} from './order-response';
import {ORDER_LINES_QUERY, ORDER_SNAPSHOT_QUERY} from './order.admin.gql';
import {toOrderReplica, toRefunds, toTransactions} from './to-order-replica';

/** More than any checkout accepts; bounds the pagination. */
const MAX_LINES = 500;

const SnapshotSchema = z.object({order: z.unknown()});
const LinesPageSchema = z.object({order: z.object({lineItems: LinesSchema}).nullable()});
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
  return {
    order: toOrderReplica(response.data, lines),
    transactions: toTransactions(response.data),
    refunds: toRefunds(response.data),
  };
}

async function findAllLines(admin: Admin, id: string, first: z.output<typeof LinesSchema>): Promise<OrderLine[]> {
  const lines = [...first.nodes];
  let {pageInfo} = first;
  while (pageInfo.hasNextPage && lines.length < MAX_LINES) {
    const {order} = await admin.query(ORDER_LINES_QUERY, {id, after: pageInfo.endCursor}, LinesPageSchema);
    if (!order) throw new UpstreamError('partial', 'admin');
    lines.push(...order.lineItems.nodes);
    ({pageInfo} = order.lineItems);
  }
  return lines;
}

/** Returns the fulfillment orders of an order, or null if Shopify has no such order. */
export async function findFulfillmentOrders(admin: Admin, id: string): Promise<ReplicaFulfillmentOrders | null> {
  const readAt = new Date().toISOString();
  const {order} = await admin.query(FULFILLMENT_ORDERS_QUERY, {id}, OrderFulfillmentOrdersSchema);
  return order && toFulfillmentOrders(order, readAt);
}

/** Returns all fulfillment orders of the order that the given one belongs to, or null if Shopify does not have it. */
export async function findSiblingFulfillmentOrders(admin: Admin, id: string): Promise<ReplicaFulfillmentOrders | null> {
  const readAt = new Date().toISOString();
  const {fulfillmentOrder} = await admin.query(FULFILLMENT_ORDER_SIBLINGS_QUERY, {id}, SiblingsSchema);
  return fulfillmentOrder && toFulfillmentOrders(fulfillmentOrder.order, readAt);
}

const toFulfillmentOrders = (
  {id, fulfillmentOrders}: z.output<typeof FulfillmentOrdersSchema>,
  readAt: string,
): ReplicaFulfillmentOrders => ({
  shopify_order_id: id,
  read_at: readAt,
  fulfillment_orders: fulfillmentOrders.nodes.map((fulfillmentOrder) => ({
    id: fulfillmentOrder.id,
    status: fulfillmentOrder.status,
    created_at: fulfillmentOrder.createdAt,
    ...(fulfillmentOrder.deliveryMethod && {delivery_method: fulfillmentOrder.deliveryMethod.methodType}),
    line_items: fulfillmentOrder.lineItems.nodes.map((line) => ({
      id: line.id,
      title: line.productTitle,
      quantity: line.totalQuantity,
    })),
  })),
  hold_reasons: [
    ...new Set(fulfillmentOrders.nodes.flatMap(({fulfillmentHolds}) => fulfillmentHolds.map(({reason}) => reason))),
  ].sort(),
});
