import {imageResolvers} from '../catalog/images';
import {toDiscountApplication} from '../customers/order-discounts';
import {connection, type ConnectionArgs} from '../graphql/connection';
import {FieldNotEmulatedError, type ResolverMap} from '../graphql/schema';
import {findFulfillment, findFulfillmentOrder} from '../orders/find-order';
import type {ShopContext} from '../state';
import {
  toAdminFulfillment,
  toAdminFulfillmentOrder,
  type AdminFulfillment,
  type AdminFulfillmentOrder,
} from './admin-fulfillment';
import {toAdminLineItem} from './admin-line-item';
import {toAdminOrder, toAdminRefund, toAdminTransaction, type AdminOrder, type AdminRefund} from './admin-order-node';
import {fulfillmentMutations} from './fulfillment-mutations';
import {holdMutations} from './hold-mutations';
import {orderMutations} from './order-mutations';
import {orderQueries} from './order-queries';
import {suggestRefund} from './suggested-refund';

interface ById {
  readonly id: string;
}

interface Listing extends ConnectionArgs {
  readonly query?: string | null;
}

interface First {
  readonly first?: number | null;
}

const byId = ({id}: ById): string => id;

const firstOf = <Item>(items: readonly Item[], {first}: First): readonly Item[] => items.slice(0, first ?? undefined);

const queries: ResolverMap[string] = {
  ...orderQueries,
  fulfillmentOrder(_root: unknown, {id}: ById, context: ShopContext) {
    const found = findFulfillmentOrder(context.state, id);
    return found && toAdminFulfillmentOrder(found.order, found.part, context);
  },
  fulfillment(_root: unknown, {id}: ById, context: ShopContext) {
    const found = findFulfillment(context.state, id);
    return found && toAdminFulfillment(found.order, found.fulfillment, context);
  },
};

const orderFields: ResolverMap[string] = {
  suggestedRefund: suggestRefund,
  statusPageUrl: ({statusUrl}: AdminOrder) => statusUrl,
  lineItems: ({record}: AdminOrder, args: ConnectionArgs, context: ShopContext) =>
    connection(
      record.lines.map((line) => toAdminLineItem(record, line, context)),
      args,
      byId,
    ),
  // Shipping discounts are already subtracted from the shipping price.
  shippingLines: ({shippingLine}: AdminOrder, args: ConnectionArgs) =>
    connection(shippingLine ? [{...shippingLine, discountAllocations: []}] : [], args, byId),
  discountApplications({record}: AdminOrder, args: ConnectionArgs) {
    const application = toDiscountApplication(record);
    return connection(application ? [{...application, index: 0}] : [], args, ({__typename}) => __typename);
  },
  transactions: ({record}: AdminOrder, args: First) =>
    firstOf(record.transactions, args).map((transaction) => toAdminTransaction(record, transaction)),
  refunds: ({record}: AdminOrder, args: First, context: ShopContext) =>
    firstOf(record.refunds, args).map((refund) => toAdminRefund(record, refund, context)),
  fulfillments: ({record}: AdminOrder, args: First, context: ShopContext) =>
    firstOf(record.fulfillments, args).map((fulfillment) => toAdminFulfillment(record, fulfillment, context)),
  fulfillmentOrders({record}: AdminOrder, args: Listing, context: ShopContext) {
    if (args.query) throw new FieldNotEmulatedError('Order', 'fulfillmentOrders with a query');
    return connection(
      record.fulfillmentOrders.map((part) => toAdminFulfillmentOrder(record, part, context)),
      args,
      byId,
    );
  },
};

export const orderResolvers: ResolverMap = {
  ...imageResolvers,
  QueryRoot: queries,
  Mutation: {...fulfillmentMutations, ...holdMutations, ...orderMutations},
  Order: orderFields,
  FulfillmentOrder: {
    lineItems: ({lineNodes}: AdminFulfillmentOrder, args: ConnectionArgs) => connection(lineNodes, args, byId),
    fulfillments: ({record, fulfillments}: AdminFulfillmentOrder, args: ConnectionArgs, context: ShopContext) =>
      connection(
        fulfillments.map((fulfillment) => toAdminFulfillment(record, fulfillment, context)),
        args,
        byId,
      ),
    order: ({record}: AdminFulfillmentOrder, _args: unknown, context: ShopContext) => toAdminOrder(record, context),
  },
  Fulfillment: {
    trackingInfo: ({tracking}: AdminFulfillment, args: First) => firstOf(tracking, args),
    events: ({eventNodes}: AdminFulfillment, args: ConnectionArgs) => connection(eventNodes, args, byId),
    fulfillmentLineItems: ({lineNodes}: AdminFulfillment, args: ConnectionArgs) => connection(lineNodes, args, byId),
    fulfillmentOrders: ({record, parts}: AdminFulfillment, args: ConnectionArgs, context: ShopContext) =>
      connection(
        parts.map((part) => toAdminFulfillmentOrder(record, part, context)),
        args,
        byId,
      ),
    order: ({record}: AdminFulfillment, _args: unknown, context: ShopContext) => toAdminOrder(record, context),
  },
  Refund: {
    order: ({record}: AdminRefund, _args: unknown, context: ShopContext) => toAdminOrder(record, context),
    refundLineItems: ({lineNodes}: AdminRefund, args: ConnectionArgs) => connection(lineNodes, args, byId),
    transactions: ({transactionNodes}: AdminRefund, args: ConnectionArgs) => connection(transactionNodes, args, byId),
  },
};
