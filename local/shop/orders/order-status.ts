import type {OrderRecord} from '../state';
import type {FulfillmentRecord} from './order-life';

type OrderLine = OrderRecord['lines'][number];

/** The states of an order's money. */
export type FinancialStatus = 'paid' | 'partially_refunded' | 'refunded';

/** How much of an order has been sent. */
export type FulfillmentStatus = 'unfulfilled' | 'partially_fulfilled' | 'fulfilled';

const sum = (amounts: readonly number[]): number => amounts.reduce((total, amount) => total + amount, 0);

/** @returns what has been paid back. */
export const refundedMinor = ({transactions}: Pick<OrderRecord, 'transactions'>): number =>
  sum(transactions.filter(({kind}) => kind === 'refund').map(({amountMinor}) => amountMinor));

/** @returns the state of an order's money. */
export function financialStatus(order: OrderRecord): FinancialStatus {
  const refunded = refundedMinor(order);
  if (refunded === 0) return 'paid';
  return refunded < order.totalMinor ? 'partially_refunded' : 'refunded';
}

const isSent = ({status}: FulfillmentRecord): boolean => status === 'success';

/** @returns the parcels of an order that were not called back. */
export const sentFulfillments = ({fulfillments}: OrderRecord): FulfillmentRecord[] => fulfillments.filter(isSent);

/** @returns how many pieces of a line are on their way. */
export const sentQuantity = (order: OrderRecord, {number}: OrderLine): number =>
  sum(
    sentFulfillments(order).flatMap(({lines}) =>
      lines.filter(({lineNumber}) => lineNumber === number).map(({quantity}) => quantity),
    ),
  );

/** @returns how many pieces of a line were taken back. */
export const removedQuantity = ({refunds}: OrderRecord, {number}: OrderLine): number =>
  sum(
    refunds.flatMap(({lines}) => lines.filter(({lineNumber}) => lineNumber === number).map(({quantity}) => quantity)),
  );

/** @returns how many pieces of a line the customer gets in the end. */
export const currentQuantity = (order: OrderRecord, line: OrderLine): number =>
  line.quantity - removedQuantity(order, line);

/** @returns what the goods cost that the customer keeps, discounts taken off. */
export const keptGoodsMinor = (order: OrderRecord): number =>
  sum(
    order.lines.map((line) => {
      const paidMinor = line.priceMinor * line.quantity - line.discountMinor;
      return Math.round((paidMinor * currentQuantity(order, line)) / line.quantity);
    }),
  );

/** @returns what is taken off the goods that the customer keeps. */
export const keptDiscountMinor = (order: OrderRecord): number =>
  sum(order.lines.map((line) => line.priceMinor * currentQuantity(order, line))) - keptGoodsMinor(order);

/** @returns how many pieces of a line can still be sent. */
export const fulfillableQuantity = ({fulfillmentOrders}: OrderRecord, {number}: OrderLine): number =>
  sum(
    fulfillmentOrders
      .filter(({status}) => status !== 'closed')
      .flatMap(({lines}) => lines.filter(({lineNumber}) => lineNumber === number).map(({remaining}) => remaining)),
  );

/** @returns how much of some lines has been sent; of lines that were taken back nothing is missing. */
export function fulfillmentStatus(order: OrderRecord, lines: readonly OrderLine[] = order.lines): FulfillmentStatus {
  const sent = sum(lines.map((line) => sentQuantity(order, line)));
  if (sent === 0) return 'unfulfilled';
  const isComplete = lines.every((line) => sentQuantity(order, line) >= currentQuantity(order, line));
  return isComplete ? 'fulfilled' : 'partially_fulfilled';
}

/** @returns the state of a parcel by its newest event, or null while the carrier has said nothing. */
export const shipmentStatus = ({events}: FulfillmentRecord): string | null => events.at(-1)?.status ?? null;
