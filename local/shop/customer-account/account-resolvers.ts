import type {
  CustomerAddressesArgs,
  CustomerOrdersArgs,
  QueryRootOrderArgs,
} from 'schema-2026-04/customer-account-api-types';
import {imageResolvers} from '../catalog/images';
import {getOrders} from '../customers/customer-store';
import {connection, type ConnectionArgs} from '../graphql/connection';
import {gid} from '../graphql/gid';
import {FieldNotEmulatedError, type ResolverMap} from '../graphql/schema';
import type {OrderRecord} from '../state';
import {formatted, toAddressNode} from './account-address';
import type {AccountContext} from './account-context';
import {toAccountCustomer, type AccountCustomer} from './account-customer';
import {accountMutations} from './account-mutations';
import {toAccountOrder, type AccountOrder} from './account-order';
import type {ParcelNode} from './account-parcel';

/** Orders are processed when they are paid, so ids, numbers and processing times have the same order. */
function byKey(sortKey: CustomerOrdersArgs['sortKey']) {
  const keyOf = ({number, totalMinor, updatedAt}: OrderRecord): number => {
    if (sortKey === 'TOTAL_PRICE') return totalMinor;
    return sortKey === 'UPDATED_AT' ? Date.parse(updatedAt) : number;
  };
  return (left: OrderRecord, right: OrderRecord) => keyOf(left) - keyOf(right) || left.number - right.number;
}

function ordersPage({record}: AccountCustomer, args: CustomerOrdersArgs, context: AccountContext) {
  if (args.query) throw new FieldNotEmulatedError('Customer', 'orders with a query');
  const orders = getOrders(context.state, record).sort(byKey(args.sortKey));
  return connection(
    orders.map((order) => toAccountOrder(order, context)),
    args,
    ({id}) => id,
  );
}

function addressesPage({record}: AccountCustomer, {skipDefault, ...args}: CustomerAddressesArgs) {
  const stored = record.addresses.filter(({number}) => !skipDefault || number !== record.defaultAddressNumber);
  return connection(stored.map(toAddressNode), args, ({id}) => id);
}

function findOrder(_root: unknown, {id}: QueryRootOrderArgs, context: AccountContext): AccountOrder | null {
  const [bare] = id.split('?');
  const order = getOrders(context.state, context.customer).find(({number}) => gid('Order', number) === bare);
  return order ? toAccountOrder(order, context) : null;
}

function shop(_root: unknown, _args: unknown, {state, config}: AccountContext) {
  const {number, name, email} = state.seed.shop;
  return {
    id: gid('Shop', number),
    name,
    email,
    url: config.storefrontOrigin,
    myshopifyDomain: new URL(config.origin).host,
  };
}

export const accountResolvers: readonly ResolverMap[] = [
  imageResolvers,
  {
    QueryRoot: {
      customer: (_root: unknown, _args: unknown, {customer}: AccountContext) => toAccountCustomer(customer),
      order: findOrder,
      shop,
    },
    Mutation: accountMutations,
    Customer: {addresses: addressesPage, orders: ordersPage},
    CustomerAddress: {formatted},
    Order: {
      customer: (_order: unknown, _args: unknown, {customer}: AccountContext) => toAccountCustomer(customer),
      lineItems: ({lineNodes}: AccountOrder, args: ConnectionArgs) => connection(lineNodes, args, ({id}) => id),
      discountApplications: ({discount}: AccountOrder, args: ConnectionArgs) =>
        connection(discount ? [discount] : [], args, ({__typename}) => __typename),
      fulfillments: ({fulfillmentNodes}: AccountOrder, args: ConnectionArgs) =>
        connection(fulfillmentNodes, args, ({id}) => id),
    },
    Fulfillment: {
      events: ({eventNodes}: ParcelNode, args: ConnectionArgs) => connection(eventNodes, args, ({id}) => id),
      fulfillmentLineItems: ({parcelLines}: ParcelNode, args: ConnectionArgs) =>
        connection(parcelLines, args, ({id}) => id),
    },
  },
];
