import {isOnlineOrder} from '../replica/online-order';
import {toAmounts, type OrderAmounts} from '~/features/orders/model/order-amounts';
import {toRefundedMinor} from '../replica/refunded';
import type {
  FulfillmentState,
  ReplicaFulfillment,
  ReplicaItem,
  OrderReplica,
  ReplicaRefund,
  ReplicaTransaction,
} from '../replica/order-replica';
import type {Allocation, OrderAnswer, OrderLine} from './order-answer';

const FULFILLED: Readonly<Record<string, FulfillmentState>> = {
  fulfilled: 'fulfilled',
  partially_fulfilled: 'partially_fulfilled',
  restocked: 'cancelled',
};

/** What the shop says of a parcel of which no carrier has said anything. */
const BEFORE_THE_CARRIER = new Set(['fulfilled', 'submitted', 'marked_as_fulfilled', 'canceled', 'label_voided']);

/**
 * @param answer the order
 * @param lines all of its lines, those of later pages included
 * @returns what a webhook about it would have told, and the pictures, which no webhook tells
 */
export function toOrderReplica(answer: OrderAnswer, lines: readonly OrderLine[]): OrderReplica {
  const {lines: amountsOfLines, ...amounts} = toOrderAmounts(answer, lines);
  return {
    shopify_order_id: answer.id,
    ...(answer.customer !== undefined && {shopify_customer_id: answer.customer?.id ?? null}),
    order_number: answer.name,
    email: answer.email,
    placed_at: answer.createdAt,
    updated_at: answer.updatedAt,
    cancelled_at: answer.cancelledAt,
    closed_at: answer.closedAt,
    financial_status: answer.displayFinancialStatus ?? null,
    fulfillment_status:
      FULFILLED[answer.displayFulfillmentStatus] ?? (answer.cancelledAt === null ? 'unfulfilled' : 'cancelled'),
    is_online: isOnlineOrder(answer.sourceName, answer.test),
    currency: answer.currencyCode,
    ...amounts,
    taxes_included: answer.taxesIncluded,
    status_url: answer.statusPageUrl,
    shipping_address: answer.shippingAddress ?? null,
    items: lines.flatMap((line, at) => (amountsOfLines[at] ? [toItem(line, amountsOfLines[at])] : [])),
    fulfillments: answer.fulfillments.map(toFulfillment),
  };
}

const toItem = (line: OrderLine, amounts: OrderAmounts['lines'][number]): ReplicaItem => ({
  shopify_line_item_id: line.id,
  title: line.title,
  variant_title: line.variantTitle,
  ...amounts,
  image_url: line.image?.url ?? null,
  variant_id: line.variant,
  product_id: line.product,
});

const toOrderAmounts = (answer: OrderAnswer, lines: readonly OrderLine[]): OrderAmounts =>
  toAmounts({
    currency: answer.currencyCode,
    isCancelled: answer.cancelledAt !== null,
    areTaxesIncluded: answer.taxesIncluded,
    tip: answer.totalTipReceivedSet ?? '0',
    codes: [...lines, ...answer.shippingLines.nodes].flatMap(({discountAllocations}) => toCodes(discountAllocations)),
    lines: lines.map(({originalUnitPriceSet, quantity, currentQuantity}) => ({
      price: originalUnitPriceSet,
      quantity,
      currentQuantity,
    })),
    placed: {
      discounts: answer.totalDiscountsSet ?? '0',
      shipping: answer.totalShippingPriceSet ?? '0',
      tax: answer.totalTaxSet ?? '0',
      duties: answer.originalTotalDutiesSet ?? '0',
      fees: answer.originalTotalAdditionalFeesSet ?? '0',
      total: answer.totalPriceSet,
    },
    current: {
      subtotal: answer.currentSubtotalPriceSet,
      shipping: answer.currentShippingPriceSet,
      tax: answer.currentTotalTaxSet,
      duties: answer.currentTotalDutiesSet,
      fees: answer.currentTotalAdditionalFeesSet,
      total: answer.currentTotalPriceSet,
    },
  });

/** What a code took off a line, or off shipping; a webhook tells the sum of each code. */
const toCodes = (allocations: readonly Allocation[]) =>
  allocations.flatMap(({discountApplication: {code}, allocatedAmountSet}) =>
    code === undefined ? [] : [{code, amount: allocatedAmountSet ?? '0'}],
  );

const toFulfillment = (fulfillment: OrderAnswer['fulfillments'][number]): ReplicaFulfillment => {
  const said = fulfillment.status === 'success' ? (fulfillment.displayStatus ?? '') : '';
  return {
    shopify_fulfillment_id: fulfillment.id,
    status: fulfillment.status,
    shipment_status: said === '' || BEFORE_THE_CARRIER.has(said) ? null : said,
    tracking: fulfillment.trackingInfo,
    created_at: fulfillment.createdAt,
    updated_at: fulfillment.updatedAt,
    ...(fulfillment.inTransitAt && {in_transit_at: fulfillment.inTransitAt}),
    ...(fulfillment.deliveredAt && {delivered_at: fulfillment.deliveredAt}),
  };
};

/** @returns every payment of the order, the oldest first: each may be the one whose webhook was lost */
export const toTransactions = ({id, transactions}: OrderAnswer): ReplicaTransaction[] =>
  transactions
    .map((transaction) => ({
      shopify_order_id: id,
      shopify_transaction_id: transaction.id,
      transaction_id: transaction.authorizationCode ?? transaction.paymentId,
      kind: transaction.kind,
      status: transaction.status,
      at: transaction.processedAt ?? transaction.createdAt,
    }))
    .sort((a, b) => a.at.localeCompare(b.at));

/** @returns the refunds, with what was given back */
export const toRefunds = ({id, currencyCode, refunds}: OrderAnswer): ReplicaRefund[] =>
  refunds.map((refund) => ({
    shopify_order_id: id,
    shopify_refund_id: refund.id,
    amount_minor: toRefundedMinor(
      refund.transactions.nodes.map(({kind, status, amountSet}) => ({kind, status, amount: amountSet ?? '0'})),
      currencyCode,
    ),
    at: refund.createdAt,
  }));
