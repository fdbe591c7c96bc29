import type {OrderRecord} from '../state';
import type {FulfillmentRecord} from './order-state';

type OrderLine = OrderRecord['lines'][number];

export type FinancialStatus = 'paid' | 'partially_refunded' | 'refunded';

export type FulfillmentStatus = 'unfulfilled' | 'partially_fulfilled' | 'fulfilled';

const sum = (amounts: readonly number[]): number => amounts.reduce((total, amount) => total + amount, 0);

export const refundedMinor = ({transactions}: Pick<OrderRecord, 'transactions'>): number =>
  sum(transactions.filter(({kind}) => kind === 'refund').map(({amountMinor}) => amountMinor));

export const refundedShippingMinor = ({refunds}: Pick<OrderRecord, 'refunds'>): number =>
  sum(refunds.map(({shippingMinor = 0}) => shippingMinor));

export function financialStatus(order: OrderRecord): FinancialStatus {
  const refunded = refundedMinor(order);
  if (refunded === 0) return 'paid';
  return refunded < order.totalMinor ? 'partially_refunded' : 'refunded';
}

const isSent = ({status}: FulfillmentRecord): boolean => status === 'success';

/** Returns the fulfillments that were not canceled. */
export const activeFulfillments = ({fulfillments}: OrderRecord): FulfillmentRecord[] => fulfillments.filter(isSent);

export const fulfilledQuantity = (order: OrderRecord, {number}: OrderLine): number =>
  sum(
    activeFulfillments(order).flatMap(({lines}) =>
      lines.filter(({lineNumber}) => lineNumber === number).map(({quantity}) => quantity),
    ),
  );

/** Returns the refunded quantity of a line. */
export const removedQuantity = ({refunds}: OrderRecord, {number}: OrderLine): number =>
  sum(
    refunds.flatMap(({lines}) => lines.filter(({lineNumber}) => lineNumber === number).map(({quantity}) => quantity)),
  );

/** Returns the current quantity of a line, without refunds. */
export const currentQuantity = (order: OrderRecord, line: OrderLine): number =>
  line.quantity - removedQuantity(order, line);

/** Returns the current subtotal, without refunds and after discounts. */
export const currentSubtotalMinor = (order: OrderRecord): number =>
  sum(
    order.lines.map((line) => {
      const paidMinor = line.priceMinor * line.quantity - line.discountMinor;
      return Math.round((paidMinor * currentQuantity(order, line)) / line.quantity);
    }),
  );

/** Returns the discount on the current quantities. */
export const currentDiscountMinor = (order: OrderRecord): number =>
  sum(order.lines.map((line) => line.priceMinor * currentQuantity(order, line))) - currentSubtotalMinor(order);

export const fulfillableQuantity = ({fulfillmentOrders}: OrderRecord, {number}: OrderLine): number =>
  sum(
    fulfillmentOrders
      .filter(({status}) => status !== 'closed')
      .flatMap(({lines}) => lines.filter(({lineNumber}) => lineNumber === number).map(({remaining}) => remaining)),
  );

/** Returns the fulfillment status of some lines. Refunded quantities do not count as missing. */
export function fulfillmentStatus(order: OrderRecord, lines: readonly OrderLine[] = order.lines): FulfillmentStatus {
  const sent = sum(lines.map((line) => fulfilledQuantity(order, line)));
  if (sent === 0) return 'unfulfilled';
  const isComplete = lines.every((line) => fulfilledQuantity(order, line) >= currentQuantity(order, line));
  return isComplete ? 'fulfilled' : 'partially_fulfilled';
}

/** Returns whether everything that still has to be sent is on hold. */
export function isOnHold({fulfillmentOrders}: OrderRecord): boolean {
  const open = fulfillmentOrders.filter(({status}) => status !== 'closed');
  return open.length > 0 && open.every(({status}) => status === 'on_hold');
}

/** Returns when the carrier expects to deliver a parcel, as its latest event with an estimate says; null without one. */
export const estimatedDelivery = ({events}: FulfillmentRecord): string | null =>
  events.findLast(({estimatedDeliveryAt}) => estimatedDeliveryAt)?.estimatedDeliveryAt ?? null;

/** Returns the shipment status of the newest tracking event, or null if there is none. */
export const shipmentStatus = ({events}: FulfillmentRecord): string | null => events.at(-1)?.status ?? null;
