import {shippingTitle} from '../cart/shipping-rates';
import {productId} from '../catalog/ids';
import {toVariantPicture} from '../catalog/media';
import {findVariant} from '../catalog/variants';
import {orderStatusPath} from '../checkout/order-address';
import {toDiscountAllocations, toDiscountApplication} from '../customers/order-discounts';
import {confirmationNumber, toDeliveryAddress} from '../customers/order-node';
import {gid} from '../graphql/gid';
import {money} from '../graphql/money';
import {currentQuantity, financialStatus, fulfillmentStatus, refundedMinor} from '../orders/order-status';
import {sellingPlanId} from '../selling-plans/selling-plans';
import {isShipped, lineName, lineVariantTitle} from '../orders/order-line';
import type {OrderLineGroup, OrderRecord, ShopContext, ShopState} from '../state';
import {toAddressNode} from './account-address';
import {toPaymentInformation, toTransactionNode} from './account-payments';
import {toParcelNode, toRefundNode} from './account-parcel';

const toLineSellingPlan = ({sellingPlan}: OrderRecord['lines'][number]) =>
  sellingPlan ? {name: sellingPlan.name, sellingPlanId: sellingPlanId(sellingPlan)} : null;

function toLineNode(order: OrderRecord, line: OrderRecord['lines'][number], {state}: ShopContext) {
  const variant = findVariant(state.seed.products, line.variantNumber);
  const fullMinor = line.quantity * line.priceMinor;
  return {
    __typename: 'LineItem' as const,
    id: gid('LineItem', line.number),
    title: line.title,
    name: lineName(line),
    presentmentTitle: line.title,
    quantity: line.quantity,
    refundableQuantity: currentQuantity(order, line),
    sku: line.sku,
    vendor: state.seed.shop.name,
    productId: variant ? productId(variant.product) : null,
    productType: variant?.product.productType ?? null,
    variantId: gid('ProductVariant', line.variantNumber),
    variantTitle: lineVariantTitle(line),
    variantOptions: line.options ?? [],
    image: (variant && toVariantPicture(variant)) ?? null,
    giftCard: line.isGiftCard ?? false,
    requiresShipping: line.requiresShipping ?? true,
    customAttributes: line.attributes ?? [],
    sellingPlan: toLineSellingPlan(line),
    unitPrice: null,
    price: money(line.priceMinor),
    totalPrice: money(fullMinor),
    totalPriceBeforeDiscounts: money(fullMinor),
    totalPriceWithDiscounts: money(fullMinor - line.discountMinor),
    currentTotalPrice: money(fullMinor - line.discountMinor),
    totalDiscount: money(line.discountMinor),
    discountAllocations: toDiscountAllocations(order, line),
    groupTitle: line.group?.title ?? null,
    group: line.group ? toGroupNode(order, line.group, state) : null,
  };
}

function toGroupNode({lines}: OrderRecord, group: OrderLineGroup, state: ShopState) {
  const parts = lines.filter((line) => line.group?.number === group.number);
  const fullMinor = parts.reduce((sum, {quantity, priceMinor}) => sum + quantity * priceMinor, 0);
  const discountMinor = parts.reduce((sum, part) => sum + part.discountMinor, 0);
  const bundle = findVariant(state.seed.products, group.variantNumber);
  return {
    __typename: 'LineItemGroup' as const,
    id: gid('LineItemGroup', group.number),
    title: group.title,
    quantity: group.quantity,
    image: (bundle && toVariantPicture(bundle)) ?? null,
    totalPriceBeforeDiscounts: money(fullMinor),
    currentTotalPrice: money(fullMinor - discountMinor),
  };
}

function toAmounts(order: OrderRecord) {
  return {
    subtotal: money(order.subtotalMinor - order.discountMinor),
    subtotalBeforeDiscounts: money(order.subtotalMinor),
    totalShipping: money(order.shippingMinor),
    totalDiscountedShipping: money(order.shippingMinor),
    totalPrice: money(order.totalMinor),
    totalRefunded: money(refundedMinor(order)),
    totalTax: money(0),
    totalDuties: null,
    totalTip: null,
  };
}

/** Converts a paid order to a node of the Customer Account API. A missing field fails with its name. */
export function toAccountOrder(order: OrderRecord, context: ShopContext) {
  const lineNodes = order.lines.map((line) => toLineNode(order, line, context));
  const address = toAddressNode({number: order.number, address: toDeliveryAddress(order.shippingAddress)});
  return {
    __typename: 'Order' as const,
    id: gid('Order', order.number),
    name: `#${order.orderNumber}`,
    number: order.orderNumber,
    confirmationNumber: confirmationNumber(order),
    checkoutToken: order.checkoutToken,
    email: order.email,
    hasEmail: true,
    phone: null,
    note: order.note || null,
    createdAt: order.createdAt,
    processedAt: order.createdAt,
    updatedAt: order.updatedAt,
    cancelledAt: order.cancelledAt,
    cancelReason: order.cancelReason?.toUpperCase() ?? null,
    currencyCode: 'USD',
    customerLocale: 'en',
    edited: false,
    financialStatus: financialStatus(order).toUpperCase(),
    fulfillmentStatus: fulfillmentStatus(order).toUpperCase(),
    hasMultipleFulfillments: order.fulfillments.length > 1,
    requiresShipping: isShipped(order),
    shippingTitle: isShipped(order) ? shippingTitle(order.shippingMethod) : null,
    shippingAddress: isShipped(order) ? address : null,
    billingAddress: address,
    statusPageUrl: context.config.accountsOrigin + orderStatusPath(order, context),
    refunds: order.refunds.map((refund) => toRefundNode(order, refund)),
    ...toAmounts(order),
    paymentInformation: toPaymentInformation(order),
    transactions: order.transactions.map((transaction) => toTransactionNode(order, transaction)),
    discount: toDiscountApplication(order),
    lineNodes,
    fulfillmentNodes: order.fulfillments.map((fulfillment) => toParcelNode(fulfillment, lineNodes)),
  };
}

export type AccountOrder = ReturnType<typeof toAccountOrder>;
