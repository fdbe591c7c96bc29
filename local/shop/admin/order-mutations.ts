import {FieldNotEmulatedError, type ResolverMap} from '../graphql/schema';
import {startJob} from '../jobs/start-job';
import {findOrder} from '../orders/find-order';
import type {CancelReason} from '../orders/order-state';
import {activeFulfillments} from '../orders/order-status';
import type {ShopContext} from '../state';
import {queueOrderDeletedWebhook} from '../webhooks/order-webhooks';
import {toAdminJob} from './admin-jobs';
import {createRefund} from './refund-mutation';
import {updateOrder} from './update-order';

interface CancelArgs {
  readonly orderId: string;
  readonly reason: Uppercase<CancelReason>;
  readonly restock: boolean;
  readonly refund?: boolean | null;
  readonly notifyCustomer?: boolean | null;
  readonly refundMethod?: {
    readonly originalPaymentMethodsRefund?: boolean | null;
    readonly storeCreditRefund?: object | null;
  } | null;
}

function refuseCancel(code: 'INVALID' | 'NOT_FOUND', message: string) {
  const error = {field: ['orderId'], message};
  return {job: null, orderCancelUserErrors: [{...error, code}], userErrors: [error]};
}

/** `orderCancel`: the order is canceled by a job, after the response. */
function cancel(_root: unknown, args: CancelArgs, context: ShopContext) {
  const {orderId, reason, restock, refund, refundMethod} = args;
  if (refundMethod?.storeCreditRefund)
    throw new FieldNotEmulatedError('OrderCancelRefundMethodInput', 'storeCreditRefund');
  const order = findOrder(context.state, orderId);
  if (!order) return refuseCancel('NOT_FOUND', 'Order does not exist');
  if (order.cancelledAt) return refuseCancel('INVALID', 'Order has already been cancelled');
  if (activeFulfillments(order).length > 0) return refuseCancel('INVALID', 'Order has fulfilled items');
  const pays = Boolean(refund ?? refundMethod?.originalPaymentMethodsRefund);
  const notifies = args.notifyCustomer ?? false;
  const cancellation = {reason: reason.toLowerCase() as CancelReason, pays, restocks: restock, notifies};
  const job = startJob(context.state, {kind: 'cancel-order', orderNumber: order.number, ...cancellation});
  return {job: toAdminJob(job), orderCancelUserErrors: [], userErrors: []};
}

function remove(_root: unknown, {orderId}: {orderId: string}, context: ShopContext) {
  const {state} = context;
  const order = findOrder(state, orderId);
  if (!order) {
    const error = {code: 'NOT_FOUND', field: ['orderId'], message: 'Order does not exist'};
    return {deletedId: null, userErrors: [error]};
  }
  state.data.orders = state.data.orders.filter((each) => each !== order);
  queueOrderDeletedWebhook(order, context);
  state.changed({isDurable: true});
  return {deletedId: orderId, userErrors: []};
}

export const orderMutations: ResolverMap[string] = {
  orderCancel: cancel,
  orderDelete: remove,
  orderUpdate: updateOrder,
  refundCreate: createRefund,
};
