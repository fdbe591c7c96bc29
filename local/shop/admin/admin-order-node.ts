import {toMailingAddressNode} from '../cart/address-fields';
import {shippingTitle} from '../cart/shipping-rates';
import {orderStatusUrl} from '../checkout/order-address';
import {findCustomer} from '../customers/customer-store';
import {confirmationNumber, toDeliveryAddress} from '../customers/order-node';
import {gid} from '../graphql/gid';
import {isShipped} from '../orders/order-line';
import type {RefundRecord, TransactionRecord} from '../orders/order-state';
import {gatewayOf, gatewaysOf, receiptOf} from '../orders/payment-gateway';
import {
  financialStatus,
  fulfillmentStatus,
  currentDiscountMinor,
  currentSubtotalMinor,
  isOnHold,
  refundedMinor,
  refundedShippingMinor,
} from '../orders/order-status';
import type {OrderRecord, ShopContext} from '../state';
import {toAdminCustomer} from './admin-customer-node';
import {toAdminLineItem} from './admin-line-item';
import {moneyBag} from './money-bag';

export const toAdminTransaction = (order: OrderRecord, transaction: TransactionRecord): AdminTransaction => {
  const parent = order.transactions.find(({number}) => number === transaction.parentNumber);
  return {
    id: gid('OrderTransaction', transaction.number),
    kind: transaction.kind === 'sale' ? 'SALE' : 'REFUND',
    status: 'SUCCESS',
    test: transaction.giftCard === undefined,
    gateway: gatewayOf(transaction),
    formattedGateway: transaction.giftCard ? 'Gift Card' : 'Bogus',
    receiptJson: JSON.stringify(receiptOf(transaction)),
    amountSet: moneyBag(transaction.amountMinor),
    authorizationCode: transaction.authorization,
    paymentId: `${order.checkoutToken}.${transaction.number}`,
    errorCode: null,
    parentTransaction: parent ? toAdminTransaction(order, parent) : null,
    createdAt: transaction.createdAt,
    processedAt: transaction.createdAt,
  };
};

interface AdminTransaction {
  readonly [field: string]: unknown;
  readonly id: string;
}

/** Converts a refund to a node of the Admin API. A missing field fails with its name. */
export const toAdminRefund = (order: OrderRecord, refund: RefundRecord, context: ShopContext) => {
  const transactions = order.transactions.filter(({number}) => refund.transactionNumbers.includes(number));
  return {
    id: gid('Refund', refund.number),
    legacyResourceId: refund.number,
    note: refund.note || null,
    createdAt: refund.createdAt,
    processedAt: refund.createdAt,
    updatedAt: refund.createdAt,
    totalRefundedSet: moneyBag(transactions.reduce((sum, {amountMinor}) => sum + amountMinor, 0)),
    transactionNodes: transactions.map((transaction) => toAdminTransaction(order, transaction)),
    lineNodes: refund.lines.flatMap((line) => {
      const sold = order.lines.find(({number}) => number === line.lineNumber);
      if (!sold) return [];
      return {
        id: gid('RefundLineItem', line.number),
        quantity: line.quantity,
        restockType: line.restockType.toUpperCase(),
        restocked: line.restockType !== 'no_restock',
        subtotalSet: moneyBag(line.subtotalMinor),
        totalTaxSet: moneyBag(0),
        lineItem: toAdminLineItem(order, sold, context),
      };
    }),
    record: order,
  };
};

export type AdminRefund = ReturnType<typeof toAdminRefund>;

const FINANCIAL = {paid: 'PAID', partially_refunded: 'PARTIALLY_REFUNDED', refunded: 'REFUNDED'} as const;

function amountsOf(order: OrderRecord) {
  const refunded = refundedMinor(order);
  return {
    currencyCode: 'USD',
    presentmentCurrencyCode: 'USD',
    // Shopify subtracts order-level discounts from the subtotal.
    subtotalPriceSet: moneyBag(order.subtotalMinor - order.discountMinor),
    totalDiscountsSet: moneyBag(order.discountMinor),
    cartDiscountAmountSet: order.discountMinor > 0 ? moneyBag(order.discountMinor) : null,
    totalShippingPriceSet: moneyBag(order.shippingMinor),
    totalTaxSet: moneyBag(0),
    totalPriceSet: moneyBag(order.totalMinor),
    originalTotalPriceSet: moneyBag(order.totalMinor),
    currentTotalPriceSet: moneyBag(order.totalMinor - refunded),
    currentSubtotalPriceSet: moneyBag(currentSubtotalMinor(order)),
    currentTotalDiscountsSet: moneyBag(currentDiscountMinor(order)),
    currentShippingPriceSet: moneyBag(order.shippingMinor - refundedShippingMinor(order)),
    currentTotalTaxSet: moneyBag(0),
    totalTipReceivedSet: moneyBag(0),
    originalTotalDutiesSet: null,
    currentTotalDutiesSet: null,
    originalTotalAdditionalFeesSet: null,
    currentTotalAdditionalFeesSet: null,
    totalReceivedSet: moneyBag(order.totalMinor),
    totalCapturableSet: moneyBag(0),
    totalRefundedSet: moneyBag(refunded),
    netPaymentSet: moneyBag(order.totalMinor - refunded),
    totalOutstandingSet: moneyBag(0),
    taxesIncluded: false,
    taxLines: [],
  };
}

const RECOMMENDATIONS = {LOW: 'ACCEPT', MEDIUM: 'INVESTIGATE', HIGH: 'CANCEL'} as const;

const riskOf = ({riskLevel = 'LOW'}: OrderRecord) => ({
  assessments: [{riskLevel, facts: [], provider: null}],
  recommendation: RECOMMENDATIONS[riskLevel],
});

const statusesOf = (order: OrderRecord) => ({
  cancelledAt: order.cancelledAt,
  cancelReason: order.cancelReason?.toUpperCase() ?? null,
  closed: order.closedAt !== null,
  closedAt: order.closedAt,
  fullyPaid: true,
  unpaid: false,
  refundable: refundedMinor(order) < order.totalMinor,
  displayFinancialStatus: FINANCIAL[financialStatus(order)],
  displayFulfillmentStatus: isOnHold(order) ? 'ON_HOLD' : fulfillmentStatus(order).toUpperCase(),
});

const shippingLineOf = ({number, shippingMethod, shippingMinor}: OrderRecord) => ({
  id: gid('ShippingLine', number),
  title: shippingTitle(shippingMethod),
  code: shippingTitle(shippingMethod),
  source: 'shopify',
  originalPriceSet: moneyBag(shippingMinor),
  discountedPriceSet: moneyBag(shippingMinor),
});

/** Converts an order to a node of the Admin API. A missing field fails with its name. */
export function toAdminOrder(order: OrderRecord, context: ShopContext) {
  const customer = findCustomer(context.state, order.customerNumber);
  const address = toMailingAddressNode(toDeliveryAddress(order.shippingAddress));
  const billingAddress = toMailingAddressNode(toDeliveryAddress(order.billingAddress ?? order.shippingAddress));
  return {
    __typename: 'Order' as const,
    id: gid('Order', order.number),
    legacyResourceId: order.number,
    name: `#${order.orderNumber}`,
    number: order.orderNumber,
    confirmationNumber: confirmationNumber(order),
    confirmed: true,
    sourceName: 'web',
    // The payments are test payments, but the order is not marked as a test, so that it is treated like a real one.
    test: false,
    email: order.email,
    phone: null,
    customerLocale: 'en',
    createdAt: order.createdAt,
    processedAt: order.createdAt,
    updatedAt: order.updatedAt,
    edited: false,
    requiresShipping: isShipped(order),
    paymentGatewayNames: gatewaysOf(order),
    note: order.note || null,
    tags: order.tags ?? [],
    risk: riskOf(order),
    customAttributes: order.attributes,
    discountCode: order.discountCodes[0] ?? null,
    discountCodes: order.discountCodes,
    customer: customer && toAdminCustomer(customer, context),
    shippingAddress: isShipped(order) ? address : null,
    billingAddress,
    billingAddressMatchesShippingAddress: isShipped(order) && order.billingAddress === undefined,
    shippingLine: isShipped(order) ? shippingLineOf(order) : null,
    statusUrl: orderStatusUrl(order, context),
    ...statusesOf(order),
    ...amountsOf(order),
    record: order,
  };
}

export type AdminOrder = ReturnType<typeof toAdminOrder>;
