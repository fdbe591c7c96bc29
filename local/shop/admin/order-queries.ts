import {queryList} from '../catalog/query-list';
import {displayName, findCustomer} from '../customers/customer-store';
import {connection, type ConnectionArgs} from '../graphql/connection';
import {FieldNotEmulatedError, type ResolverMap} from '../graphql/schema';
import {findOrder} from '../orders/find-order';
import {financialStatus, fulfillmentStatus, refundedMinor} from '../orders/order-status';
import type {OrderRecord, ShopContext, ShopState} from '../state';
import {toAdminOrder} from './admin-order-node';
import {orderDocument} from './order-search';

interface OrdersArgs extends ConnectionArgs {
  readonly query?: string | null;
  readonly sortKey?: string | null;
  readonly savedSearchId?: string | null;
}

type Compare = (left: OrderRecord, right: OrderRecord) => number;

const byNumber =
  (read: (order: OrderRecord) => number): Compare =>
  (left, right) =>
    read(left) - read(right) || left.number - right.number;

const byText =
  (read: (order: OrderRecord) => string): Compare =>
  (left, right) =>
    read(left).localeCompare(read(right), 'en') || left.number - right.number;

const nameOf = (state: ShopState, {customerNumber, email}: OrderRecord): string => {
  const customer = findCustomer(state, customerNumber);
  return customer ? displayName(customer) : email;
};

const sortsOf = (state: ShopState): Readonly<Record<string, Compare>> => ({
  CREATED_AT: byNumber(({createdAt}) => Date.parse(createdAt)),
  PROCESSED_AT: byNumber(({createdAt}) => Date.parse(createdAt)),
  UPDATED_AT: byNumber(({updatedAt}) => Date.parse(updatedAt)),
  ID: byNumber(({number}) => number),
  ORDER_NUMBER: byNumber(({orderNumber}) => orderNumber),
  TOTAL_PRICE: byNumber(({totalMinor}) => totalMinor),
  CURRENT_TOTAL_PRICE: byNumber((order) => order.totalMinor - refundedMinor(order)),
  TOTAL_ITEMS_QUANTITY: byNumber(({lines}) => lines.reduce((sum, {quantity}) => sum + quantity, 0)),
  CUSTOMER_NAME: byText((order) => nameOf(state, order)),
  FINANCIAL_STATUS: byText((order) => financialStatus(order)),
  FULFILLMENT_STATUS: byText((order) => fulfillmentStatus(order)),
});

function requireSort(state: ShopState, sortKey: string): Compare {
  const sort = sortsOf(state)[sortKey];
  if (!sort) throw new FieldNotEmulatedError('OrderSortKeys', sortKey);
  return sort;
}

const DAY_MS = 86_400_000;
const READABLE_DAYS = 60;

/** Returns whether the app may read an order: without the scope `read_all_orders`, only those of the last 60 days. */
export function isReadableOrder({createdAt}: OrderRecord, {state, config}: ShopContext): boolean {
  const since = state.clock().getTime() - READABLE_DAYS * DAY_MS;
  return config.profile.adminScopes.includes('read_all_orders') || Date.parse(createdAt) >= since;
}

/** Returns the order with this global id, or null if it does not exist or is too old for the app. */
export function findReadableOrder(id: string, context: ShopContext) {
  const order = findOrder(context.state, id);
  return order && isReadableOrder(order, context) ? toAdminOrder(order, context) : null;
}

function findOrders({query, sortKey, savedSearchId}: OrdersArgs, context: ShopContext): OrderRecord[] {
  if (savedSearchId) throw new FieldNotEmulatedError('QueryRoot', 'orders with a saved search');
  const {state} = context;
  const readable = state.data.orders.filter((order) => isReadableOrder(order, context));
  const isByRelevance = sortKey === 'RELEVANCE';
  const found = queryList(readable, query, (order) => orderDocument(state, order), state, isByRelevance);
  return isByRelevance ? found : found.sort(requireSort(state, sortKey ?? 'PROCESSED_AT'));
}

export const orderQueries: ResolverMap[string] = {
  order: (_root: unknown, {id}: {readonly id: string}, context: ShopContext) => findReadableOrder(id, context),
  orders: (_root: unknown, args: OrdersArgs, context: ShopContext) =>
    connection(
      findOrders(args, context).map((order) => toAdminOrder(order, context)),
      args,
      ({id}) => id,
    ),
  ordersCount(_root: unknown, {limit, ...args}: OrdersArgs & {readonly limit?: number | null}, context: ShopContext) {
    const {length} = findOrders(args, context);
    return {count: Math.min(length, limit ?? length), precision: length > (limit ?? length) ? 'AT_LEAST' : 'EXACT'};
  },
};
