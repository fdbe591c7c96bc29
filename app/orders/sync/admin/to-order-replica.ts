import {isOnlineOrder} from '../replica/online-order';
import {shipBy} from '~/core/ship-by';
import {toTags} from '../../model/order-schemas';
import {toAmounts, type OrderAmounts} from '../../model/order-amounts';
import {toPaidGiftCard} from '../replica/paid-gift-card';
import {toRefundedMinor} from '../replica/refunded-amount';
import type {
  FulfillmentState,
  ReplicaBundle,
  ReplicaFulfillment,
  ReplicaItem,
  OrderReplica,
  ReplicaRefund,
  ReplicaTransaction,
} from '../replica/order-replica';
import type {Allocation, OrderResponse, OrderLine} from './order-response';

const FULFILLED: Readonly<Record<string, FulfillmentState>> = {
  fulfilled: 'fulfilled',
  partially_fulfilled: 'partially_fulfilled',
  restocked: 'cancelled',
};

/** Display statuses set by Shopify before the carrier reports any progress. */
const PRE_CARRIER_STATUSES = new Set(['fulfilled', 'submitted', 'marked_as_fulfilled', 'canceled', 'label_voided']);

/**
 * Converts an order of the Admin API. The result equals that of a webhook, plus the images, which webhooks do not carry.
 * @param lines all line items, including those of later pages
 */
export function toOrderReplica(order: OrderResponse, lines: readonly OrderLine[]): OrderReplica {
  const {lines: amountsOfLines, ...amounts} = toOrderAmounts(order, lines);
  return {
    shopify_order_id: order.id,
    ...(order.customer !== undefined && {shopify_customer_id: order.customer?.id ?? null}),
    order_number: order.name,
    email: order.email,
    placed_at: order.createdAt,
    updated_at: order.updatedAt,
    cancelled_at: order.cancelledAt,
    closed_at: order.closedAt,
    financial_status: order.displayFinancialStatus ?? null,
    fulfillment_status: toFulfillmentState(order),
    is_online: isOnlineOrder(order.sourceName, order.test),
    is_test: order.test,
    currency: order.currencyCode,
    ...amounts,
    taxes_included: order.taxesIncluded,
    status_url: order.statusPageUrl,
    shipping_method: order.shippingLines.nodes[0]?.title ?? null,
    ship_by: shipBy(order.createdAt),
    requires_shipping: lines.some(({requiresShipping}) => requiresShipping),
    ...(order.note !== undefined && {note: order.note}),
    ...(order.tags && {tags: toTags(order.tags)}),
    ...(order.risk && {risk: order.risk.recommendation}),
    shipping_address: order.shippingAddress ?? null,
    items: lines.flatMap((line, at) => (amountsOfLines[at] ? [toItem(line, amountsOfLines[at])] : [])),
    fulfillments: order.fulfillments.map(toFulfillment),
    ...(order.customAttributes && {visit: order.customAttributes}),
  };
}

/** An order is displayed as on hold also if a part was sent and only the rest is held. */
function toFulfillmentState(order: OrderResponse): FulfillmentState {
  const state = FULFILLED[order.displayFulfillmentStatus];
  if (state) return state;
  if (order.cancelledAt !== null) return 'cancelled';
  const isHeldInPart =
    order.displayFulfillmentStatus === 'on_hold' && order.fulfillments.some(({status}) => status === 'success');
  return isHeldInPart ? 'partially_fulfilled' : 'unfulfilled';
}

const toItem = (line: OrderLine, amounts: OrderAmounts['lines'][number]): ReplicaItem => ({
  shopify_line_item_id: line.id,
  title: line.title,
  variant_title: line.variantTitle,
  ...amounts,
  image_url: line.image?.url ?? null,
  variant_id: line.variant,
  product_id: line.product,
  sku: line.sku,
  bundle: line.lineItemGroup ? toBundle(line.lineItemGroup) : null,
});

const toBundle = ({id, title, quantity, variantId = null}: NonNullable<OrderLine['lineItemGroup']>): ReplicaBundle => ({
  id,
  title,
  quantity,
  variant_id: variantId,
});

const toOrderAmounts = (order: OrderResponse, lines: readonly OrderLine[]): OrderAmounts =>
  toAmounts({
    currency: order.currencyCode,
    isCancelled: order.cancelledAt !== null,
    areTaxesIncluded: order.taxesIncluded,
    tip: order.totalTipReceivedSet ?? '0',
    codes: [...lines, ...order.shippingLines.nodes].flatMap(({discountAllocations}) => toCodes(discountAllocations)),
    refundedMinor: toRefunds(order).reduce((sum, {amount_minor}) => sum + amount_minor, 0),
    lines: lines.map(({originalUnitPriceSet, quantity, currentQuantity}) => ({
      price: originalUnitPriceSet,
      quantity,
      currentQuantity,
    })),
    placed: {
      discounts: order.totalDiscountsSet ?? '0',
      shipping: order.totalShippingPriceSet ?? '0',
      tax: order.totalTaxSet ?? '0',
      duties: order.originalTotalDutiesSet ?? '0',
      fees: order.originalTotalAdditionalFeesSet ?? '0',
      total: order.totalPriceSet,
    },
    current: {
      subtotal: order.currentSubtotalPriceSet,
      shipping: order.currentShippingPriceSet,
      tax: order.currentTotalTaxSet,
      duties: order.currentTotalDutiesSet,
      fees: order.currentTotalAdditionalFeesSet,
      total: order.currentTotalPriceSet,
    },
  });

/** Lists the discounts with a code; a webhook has one sum per code instead. */
const toCodes = (allocations: readonly Allocation[]) =>
  allocations.flatMap(({discountApplication: {code}, allocatedAmountSet}) =>
    code === undefined ? [] : [{code, amount: allocatedAmountSet ?? '0'}],
  );

const toFulfillment = (fulfillment: OrderResponse['fulfillments'][number]): ReplicaFulfillment => {
  const carrierStatus = fulfillment.status === 'success' ? (fulfillment.displayStatus ?? '') : '';
  return {
    shopify_fulfillment_id: fulfillment.id,
    status: fulfillment.status,
    shipment_status: carrierStatus === '' || PRE_CARRIER_STATUSES.has(carrierStatus) ? null : carrierStatus,
    tracking: fulfillment.trackingInfo,
    items: fulfillment.fulfillmentLineItems.nodes.map(({lineItem, quantity}) => ({
      shopify_line_item_id: lineItem.id,
      quantity: quantity ?? 0,
    })),
    created_at: fulfillment.createdAt,
    updated_at: fulfillment.updatedAt,
    ...(fulfillment.inTransitAt && {in_transit_at: fulfillment.inTransitAt}),
    ...(fulfillment.estimatedDeliveryAt && {estimated_delivery_at: fulfillment.estimatedDeliveryAt}),
    ...(fulfillment.deliveredAt && {delivered_at: fulfillment.deliveredAt}),
  };
};

/** Returns all payments of the order, oldest first: the webhook of any of them may have been lost. */
export const toTransactions = ({id, currencyCode, transactions}: OrderResponse): ReplicaTransaction[] =>
  transactions
    .map((transaction) => ({
      shopify_order_id: id,
      shopify_transaction_id: transaction.id,
      transaction_id: transaction.authorizationCode ?? transaction.paymentId,
      kind: transaction.kind,
      status: transaction.status,
      at: transaction.processedAt ?? transaction.createdAt,
      ...toPaidGiftCard({
        gateway: transaction.gateway,
        amount: transaction.amountSet ?? '0',
        currency: currencyCode,
        receipt: transaction.receiptJson,
      }),
    }))
    .sort((a, b) => a.at.localeCompare(b.at));

export const toRefunds = ({id, currencyCode, refunds}: OrderResponse): ReplicaRefund[] =>
  refunds.map((refund) => ({
    shopify_order_id: id,
    shopify_refund_id: refund.id,
    amount_minor: toRefundedMinor(
      refund.transactions.nodes.map(({kind, status, amountSet}) => ({kind, status, amount: amountSet ?? '0'})),
      currencyCode,
    ),
    at: refund.createdAt,
  }));
