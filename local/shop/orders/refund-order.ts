import {nextNumber, type OrderRecord, type ShopContext, type ShopState} from '../state';
import {changeStock} from '../webhooks/change-stock';
import {
  queueOrderWebhook,
  queueFulfillmentOrderCancelledWebhook,
  queueRefundWebhook,
  queueTransactionWebhook,
} from '../webhooks/order-webhooks';
import type {CancelReason, RefundRecord} from './order-state';
import {notifyOfPayback} from './notify-customer';
import {fulfillableQuantity, refundedMinor, refundedShippingMinor} from './order-status';
import {divideRefund, payBack} from './take-payments';
import {touchOrder} from './touch-order';

type OrderLine = OrderRecord['lines'][number];

export interface RefundRequest {
  readonly lines: readonly {
    readonly line: OrderLine;
    readonly quantity: number;
    readonly restockType: RefundRecord['lines'][number]['restockType'];
  }[];
  readonly amountMinor: number;
  readonly note: string;
  /** The refunded part of the shipping price. */
  readonly shippingMinor: number;
  readonly key: RefundRecord['key'];
  readonly inputDigest?: string;
  /** Whether the customer is told by mail. */
  readonly notifies?: boolean;
}

export const refundableMinor = (order: OrderRecord): number => order.totalMinor - refundedMinor(order);

/** Returns the paid price of a quantity of a line, after discounts. */
export const paidMinor = ({priceMinor, quantity, discountMinor}: OrderLine, pieces: number): number =>
  Math.round(((priceMinor * quantity - discountMinor) * pieces) / quantity);

/** Refunded quantities are removed from the open fulfillment orders. */
function takeFromParts({fulfillmentOrders}: OrderRecord, {number}: OrderLine, quantity: number): void {
  let left = quantity;
  const open = fulfillmentOrders.filter(({status}) => status !== 'closed');
  for (const line of open.flatMap(({lines}) => lines)) {
    if (line.lineNumber !== number) continue;
    const taken = Math.min(left, line.remaining);
    line.remaining -= taken;
    left -= taken;
  }
}

function takeBack(state: ShopState, order: OrderRecord, {lines}: RefundRequest): void {
  for (const {line, quantity, restockType} of lines) {
    if (restockType !== 'no_restock') changeStock(state, line.variantNumber, quantity);
    if (restockType !== 'return') takeFromParts(order, line, quantity);
  }
  for (const part of order.fulfillmentOrders) {
    if (part.lines.some(({remaining}) => remaining > 0)) continue;
    part.status = 'closed';
    part.holds = [];
  }
}

function addRefund(state: ShopState, order: OrderRecord, wish: RefundRequest, now: string): RefundRecord {
  takeBack(state, order, wish);
  const repayments = divideRefund(order, wish.amountMinor);
  const paidBack = repayments.map((repayment) => payBack(state, order, repayment, now));
  const refund: RefundRecord = {
    number: nextNumber(state),
    createdAt: now,
    note: wish.note,
    key: wish.key,
    ...(wish.inputDigest !== undefined && {inputDigest: wish.inputDigest}),
    ...(wish.shippingMinor > 0 && {shippingMinor: wish.shippingMinor}),
    lines: wish.lines.map(({line, quantity, restockType}) => ({
      number: nextNumber(state),
      lineNumber: line.number,
      quantity,
      subtotalMinor: paidMinor(line, quantity),
      restockType,
    })),
    transactionNumbers: paidBack.map(({number}) => number),
  };
  order.refunds.push(refund);
  return refund;
}

function queueRefundWebhooks(order: OrderRecord, refund: RefundRecord, context: ShopContext): void {
  queueRefundWebhook(order, refund, context);
  for (const transaction of order.transactions) {
    if (refund.transactionNumbers.includes(transaction.number)) queueTransactionWebhook(order, transaction, context);
  }
}

export function refundOrder(order: OrderRecord, wish: RefundRequest, context: ShopContext): RefundRecord {
  const {state} = context;
  const refund = addRefund(state, order, wish, touchOrder(state, order));
  if (wish.notifies) notifyOfPayback('refunded', order, wish.amountMinor, context);
  queueRefundWebhooks(order, refund, context);
  queueOrderWebhook('orders/updated', order, context);
  state.changed({isDurable: true});
  return refund;
}

/**
 * Cancels an unfulfilled order: closes its fulfillment orders and optionally refunds the payment.
 *
 * @param order - not canceled yet
 */
export function cancelOrder(
  order: OrderRecord,
  {
    reason,
    pays,
    restocks,
    notifies,
  }: {
    readonly reason: CancelReason;
    readonly pays: boolean;
    readonly restocks: boolean;
    readonly notifies: boolean;
  },
  context: ShopContext,
): void {
  const {state} = context;
  const now = touchOrder(state, order);
  const openParts = order.fulfillmentOrders.filter(({status}) => status !== 'closed');
  const restockType = restocks ? 'cancel' : 'no_restock';
  const lines = order.lines
    .map((line) => ({line, quantity: fulfillableQuantity(order, line), restockType}) as const)
    .filter(({quantity}) => quantity > 0);
  const amountMinor = pays ? refundableMinor(order) : 0;
  const shippingMinor = pays ? order.shippingMinor - refundedShippingMinor(order) : 0;
  const refund = addRefund(state, order, {lines, amountMinor, shippingMinor, note: '', key: null}, now);
  order.cancelledAt = now;
  order.cancelReason = reason;
  if (notifies) notifyOfPayback('canceled', order, amountMinor, context);
  for (const part of openParts) part.updatedAt = now;
  queueOrderWebhook('orders/cancelled', order, context);
  for (const part of openParts) queueFulfillmentOrderCancelledWebhook(part, null, context);
  queueRefundWebhooks(order, refund, context);
  queueOrderWebhook('orders/updated', order, context);
  state.changed({isDurable: true});
}
