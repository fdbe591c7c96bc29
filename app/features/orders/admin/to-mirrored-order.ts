import {subtotalOf} from '../mirror/mirror-fields';
import type {
  FulfillmentState,
  MirroredDiscount,
  MirroredFulfillment,
  MirroredItem,
  MirroredOrder,
  MirroredRefund,
  MirroredTransaction,
} from '../mirror/mirrored-order';
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
export function toMirroredOrder(answer: OrderAnswer, lines: readonly OrderLine[]): MirroredOrder {
  const items = lines.map(toItem);
  const allocations = [...lines, ...answer.shippingLines.nodes].flatMap((line) => line.discountAllocations);
  return {
    shopify_order_id: answer.id,
    shopify_customer_id: answer.customer,
    order_number: answer.name,
    email: answer.email,
    placed_at: answer.createdAt,
    updated_at: answer.updatedAt,
    cancelled_at: answer.cancelledAt,
    closed_at: answer.closedAt,
    financial_status: answer.displayFinancialStatus ?? null,
    fulfillment_status:
      FULFILLED[answer.displayFulfillmentStatus] ?? (answer.cancelledAt === null ? 'unfulfilled' : 'cancelled'),
    currency: answer.currencyCode,
    subtotal_minor: subtotalOf(items),
    discount_minor: answer.totalDiscountsSet ?? 0,
    shipping_minor: answer.totalShippingPriceSet,
    tax_minor: answer.totalTaxSet ?? 0,
    total_minor: answer.totalPriceSet,
    status_url: answer.statusPageUrl,
    discounts: discountsOf(allocations),
    shipping_address: answer.shippingAddress ?? null,
    items,
    fulfillments: answer.fulfillments.map(toFulfillment),
  };
}

const toItem = (line: OrderLine): MirroredItem => ({
  shopify_line_item_id: line.id,
  title: line.title,
  variant_title: line.variantTitle,
  quantity: line.quantity,
  price_minor: line.originalUnitPriceSet,
  image_url: line.image?.url ?? null,
  variant_id: line.variant,
  product_id: line.product,
});

/** The Admin API tells what each code took off each line; the sum is what a webhook tells. */
function discountsOf(allocations: readonly Allocation[]): MirroredDiscount[] {
  const sums = new Map<string, number>();
  for (const {discountApplication, allocatedAmountSet} of allocations) {
    const {code} = discountApplication;
    if (code !== undefined) sums.set(code, (sums.get(code) ?? 0) + allocatedAmountSet);
  }
  return [...sums].map(([code, amount_minor]) => ({code, amount_minor}));
}

const toFulfillment = (fulfillment: OrderAnswer['fulfillments'][number]): MirroredFulfillment => {
  const said = fulfillment.displayStatus ?? '';
  return {
    shopify_fulfillment_id: fulfillment.id,
    status: fulfillment.status,
    shipment_status: said === '' || BEFORE_THE_CARRIER.has(said) ? null : said,
    tracking: fulfillment.trackingInfo,
    created_at: fulfillment.createdAt,
    updated_at: fulfillment.updatedAt,
  };
};

/** @returns every payment of the order, the oldest first: each may be the one whose webhook was lost */
export const toTransactions = ({id, transactions}: OrderAnswer): MirroredTransaction[] =>
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

/** @returns what was given back */
export const toRefunds = ({id, refunds}: OrderAnswer): MirroredRefund[] =>
  refunds.map((refund) => ({
    shopify_order_id: id,
    shopify_refund_id: refund.id,
    amount_minor: refund.totalRefundedSet,
    at: refund.createdAt,
  }));
