import {shippingTitle} from '../cart/shipping-rates';
import {orderStatusUrl} from '../checkout/order-address';
import {findCustomer} from '../customers/customer-store';
import {confirmationNumber} from '../customers/order-node';
import {gid} from '../graphql/gid';
import {isShipped} from '../orders/order-line';
import {
  financialStatus,
  currentDiscountMinor,
  currentSubtotalMinor,
  refundedMinor,
  refundedShippingMinor,
} from '../orders/order-status';
import type {OrderRecord, ShopContext} from '../state';
import {toRestAddress, toRestCustomer} from './rest-address';
import {toRestFulfillment} from './rest-fulfillment';
import {restFulfillmentStatus, toRestLineItem} from './rest-line-item';
import {gatewaysOf} from '../orders/payment-gateway';
import {toRestRefund} from './rest-payments';
import {restAmount, restAmounts, restAmountSet, restTime, restTimeOrNull} from './rest-values';

/** The discount on the goods, without one on shipping. */
function discountsOf({automaticDiscount: title, discountCodes, discountMinor}: OrderRecord) {
  const [code] = discountCodes;
  if ((title ?? code) === undefined || discountMinor === 0) return {discount_codes: [], discount_applications: []};
  const application = {
    target_type: 'line_item',
    value: restAmount(discountMinor),
    value_type: 'fixed_amount',
    allocation_method: 'across',
    target_selection: 'all',
  };
  if (title !== undefined)
    return {discount_codes: [], discount_applications: [{...application, type: 'automatic', title}]};
  return {
    discount_codes: [{code, amount: restAmount(discountMinor), type: 'fixed_amount'}],
    discount_applications: [{...application, type: 'discount_code', code}],
  };
}

function amountsOf(order: OrderRecord) {
  const goodsMinor = order.subtotalMinor - order.discountMinor;
  return {
    currency: 'USD',
    presentment_currency: 'USD',
    ...restAmounts('subtotal_price', goodsMinor),
    ...restAmounts('current_subtotal_price', currentSubtotalMinor(order)),
    ...restAmounts('total_line_items_price', order.subtotalMinor),
    ...restAmounts('total_discounts', order.discountMinor),
    ...restAmounts('current_total_discounts', currentDiscountMinor(order)),
    ...restAmounts('total_tax', 0),
    ...restAmounts('current_total_tax', 0),
    ...restAmounts('total_price', order.totalMinor),
    ...restAmounts('current_total_price', order.totalMinor - refundedMinor(order)),
    total_shipping_price_set: restAmountSet(order.shippingMinor),
    current_shipping_price_set: restAmountSet(order.shippingMinor - refundedShippingMinor(order)),
    original_total_duties_set: null,
    current_total_duties_set: null,
    original_total_additional_fees_set: null,
    current_total_additional_fees_set: null,
    total_outstanding: restAmount(0),
    total_tip_received: restAmount(0),
    tax_lines: [],
    taxes_included: false,
    estimated_taxes: false,
  };
}

const shippingLine = ({number, shippingMethod, shippingMinor}: OrderRecord) => ({
  id: number,
  code: shippingTitle(shippingMethod),
  title: shippingTitle(shippingMethod),
  source: 'shopify',
  ...restAmounts('price', shippingMinor),
  ...restAmounts('discounted_price', shippingMinor),
  tax_lines: [],
  discount_allocations: [],
});

function identityOf(order: OrderRecord, context: ShopContext) {
  return {
    id: order.number,
    admin_graphql_api_id: gid('Order', order.number),
    name: `#${order.orderNumber}`,
    number: order.orderNumber,
    order_number: order.orderNumber,
    confirmation_number: confirmationNumber(order),
    confirmed: true,
    token: order.token,
    cart_token: order.cartToken,
    checkout_token: order.checkoutToken,
    order_status_url: orderStatusUrl(order, context),
    source_name: 'web',
    // The payments are test payments, but the order is not marked as a test, so that it is treated like a real one.
    test: false,
  };
}

const momentsOf = (order: OrderRecord) => ({
  created_at: restTime(order.createdAt),
  processed_at: restTime(order.createdAt),
  updated_at: restTime(order.updatedAt),
  cancelled_at: restTimeOrNull(order.cancelledAt),
  cancel_reason: order.cancelReason,
  closed_at: restTimeOrNull(order.closedAt),
});

/** Converts an order to the REST format of webhooks, with numeric ids and amounts as strings. */
export function toRestOrder(order: OrderRecord, context: ShopContext) {
  const customer = findCustomer(context.state, order.customerNumber);
  const address = toRestAddress(order.shippingAddress);
  return {
    ...identityOf(order, context),
    ...momentsOf(order),
    email: order.email,
    contact_email: order.email,
    phone: null,
    buyer_accepts_marketing: customer?.marketing.state === 'SUBSCRIBED',
    customer_locale: 'en',
    financial_status: financialStatus(order),
    fulfillment_status: restFulfillmentStatus(order),
    payment_gateway_names: gatewaysOf(order),
    note: order.note || null,
    note_attributes: order.attributes.map(({key, value}) => ({name: key, value})),
    tags: (order.tags ?? []).join(', '),
    ...amountsOf(order),
    ...discountsOf(order),
    billing_address: toRestAddress(order.billingAddress ?? order.shippingAddress),
    shipping_address: isShipped(order) ? address : null,
    customer: customer && toRestCustomer(customer),
    line_items: order.lines.map((line) => toRestLineItem(order, line, context)),
    shipping_lines: isShipped(order) ? [shippingLine(order)] : [],
    fulfillments: order.fulfillments.map((fulfillment) => toRestFulfillment(order, fulfillment, context)),
    refunds: order.refunds.map((refund) => toRestRefund(order, refund, context)),
  };
}
