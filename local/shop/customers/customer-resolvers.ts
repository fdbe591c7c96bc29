import type {CustomerOrdersArgs, QueryRootCustomerArgs} from 'schema-2026-04/storefront-api-types';
import {connection, type ConnectionArgs} from '../graphql/connection';
import {FieldNotEmulatedError, type ResolverMap} from '../graphql/schema';
import type {OrderRecord, ShopContext} from '../state';
import {findTokenHolder} from './access-tokens';
import {classicAccountMutations} from './customer-mutations';
import {addressMutations} from './address-mutations';
import {toCustomerAddressNode, toCustomerNode, type CustomerNode} from './customer-node';
import {getOrders} from './customer-store';
import {toFulfillmentNodes, type StorefrontFulfillment} from './order-fulfillments';
import {toOrderNode, type OrderNode} from './order-node';
import {passwordMutations} from './password-mutations';
import {tokenMutations} from './token-mutations';

interface FulfillmentArgs {
  readonly first?: number | null;
}

/** Orders are processed when they are paid, so ids and processing times have the same order. */
const byKey = (sortKey: CustomerOrdersArgs['sortKey']) => (left: OrderRecord, right: OrderRecord) =>
  sortKey === 'TOTAL_PRICE' ? left.totalMinor - right.totalMinor : left.number - right.number;

function ordersPage({record}: CustomerNode, args: CustomerOrdersArgs, context: ShopContext) {
  if (args.query) throw new FieldNotEmulatedError('Customer', 'orders with a query');
  const orders = getOrders(context.state, record).sort(byKey(args.sortKey));
  return connection(
    orders.map((order) => toOrderNode(order, context)),
    args,
    ({number}) => number,
  );
}

export const customerResolvers: ResolverMap = {
  QueryRoot: {
    customer(_root: unknown, {customerAccessToken}: QueryRootCustomerArgs, {state}: ShopContext) {
      const customer = findTokenHolder(state, customerAccessToken);
      return customer && toCustomerNode(customer);
    },
  },
  Mutation: {...tokenMutations, ...classicAccountMutations, ...passwordMutations, ...addressMutations},
  Customer: {
    addresses: ({record}: CustomerNode, args: ConnectionArgs) =>
      connection(record.addresses.map(toCustomerAddressNode), args, ({id}) => id),
    numberOfOrders: ({record}: CustomerNode, _args: unknown, {state}: ShopContext) => getOrders(state, record).length,
    orders: ordersPage,
  },
  Order: {
    lineItems: ({lineNodes}: OrderNode, args: ConnectionArgs) => connection(lineNodes, args, ({number}) => number),
    discountApplications: ({discount}: OrderNode, args: ConnectionArgs) =>
      connection(discount ? [discount] : [], args, ({__typename}) => __typename),
    successfulFulfillments: ({record, lineNodes}: OrderNode, args: FulfillmentArgs) =>
      toFulfillmentNodes(record, lineNodes).slice(0, args.first ?? undefined),
  },
  Fulfillment: {
    trackingInfo: ({tracking}: StorefrontFulfillment, {first}: FulfillmentArgs) =>
      tracking.slice(0, first ?? undefined).map(({number, url}) => ({number, url})),
    fulfillmentLineItems: ({parcelLines}: StorefrontFulfillment, args: ConnectionArgs) =>
      connection(parcelLines, args, ({number}) => number),
  },
};
