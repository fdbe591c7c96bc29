import {z} from 'zod';
import type {Admin} from '~/platform/shopify/admin.server';
import {UpstreamError} from '~/platform/shopify/upstream-problem';
import {
  FULFILLMENT_ORDER_SIBLINGS_QUERY,
  FULFILLMENT_ORDERS_QUERY,
} from '~/features/orders/model/fulfillment-orders.admin.gql';
import type {ReplicaFulfillmentOrders, OrderReplica, ReplicaRefund, ReplicaTransaction} from '../replica/order-replica';
import {FulfillmentOrdersSchema, LinesSchema, OrderAnswerSchema, type OrderLine} from './order-answer';
import {ORDER_LINES_QUERY, ORDER_READING_QUERY} from './order.admin.gql';
import {toOrderReplica, toRefunds, toTransactions} from './to-order-replica';

/** No checkout takes more lines than this; a cursor that never ends must end. */
const MAX_LINES = 500;

const ReadingSchema = z.object({order: z.unknown()});
const LinesAnswerSchema = z.object({order: z.object({lineItems: LinesSchema}).nullable()});
const FulfillmentOrdersAnswerSchema = z.object({order: FulfillmentOrdersSchema.nullable()});
const SiblingsSchema = z.object({fulfillmentOrder: z.object({order: FulfillmentOrdersSchema}).nullable()});

/** All that the mirror keeps of one order, as the shop tells it now. */
export interface OrderReading {
  readonly order: OrderReplica;
  readonly transactions: readonly ReplicaTransaction[];
  readonly refunds: readonly ReplicaRefund[];
}

/** The shop tells of an order what no order can be. Asking again would bring the same. */
export class UnreadableOrder extends Error {
  override name = 'UnreadableOrder';
}

/**
 * @param id the order's global id
 * @returns the order as it is now; null when the shop has none of this id
 * @throws UnreadableOrder when it is not what an order is; UpstreamError when the shop gives no usable answer
 */
export async function readOrder(admin: Admin, id: string): Promise<OrderReading | null> {
  const {order} = await admin.ask(ORDER_READING_QUERY, {id}, ReadingSchema);
  if (order === null) return null;
  const answer = OrderAnswerSchema.safeParse(order);
  if (!answer.success)
    throw new UnreadableOrder(`${id}: ${answer.error.issues.map(({path}) => path.join('.')).join(', ')}`);
  const lines = await allLines(admin, id, answer.data.lineItems);
  return {
    order: toOrderReplica(answer.data, lines),
    transactions: toTransactions(answer.data),
    refunds: toRefunds(answer.data),
  };
}

async function allLines(admin: Admin, id: string, first: z.output<typeof LinesSchema>): Promise<OrderLine[]> {
  const lines = [...first.nodes];
  let {pageInfo} = first;
  while (pageInfo.hasNextPage && lines.length < MAX_LINES) {
    const {order} = await admin.ask(ORDER_LINES_QUERY, {id, after: pageInfo.endCursor}, LinesAnswerSchema);
    if (!order) throw new UpstreamError('partial', 'admin');
    lines.push(...order.lineItems.nodes);
    ({pageInfo} = order.lineItems);
  }
  return lines;
}

/** @returns what is to be packed of an order; null when the shop has none of this id */
export async function readReplicaFulfillmentOrders(admin: Admin, id: string): Promise<ReplicaFulfillmentOrders | null> {
  const readAt = new Date().toISOString();
  const {order} = await admin.ask(FULFILLMENT_ORDERS_QUERY, {id}, FulfillmentOrdersAnswerSchema);
  return order && toFulfillmentOrders(order, readAt);
}

/** @returns the same for the order that this fulfillment order is part of */
export async function readSiblings(admin: Admin, id: string): Promise<ReplicaFulfillmentOrders | null> {
  const readAt = new Date().toISOString();
  const {fulfillmentOrder} = await admin.ask(FULFILLMENT_ORDER_SIBLINGS_QUERY, {id}, SiblingsSchema);
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
    line_items: fulfillmentOrder.lineItems.nodes.map((line) => ({
      id: line.id,
      title: line.productTitle,
      quantity: line.totalQuantity,
    })),
  })),
});
