import {toMailingAddressNode} from '../cart/address-fields';
import {toVariantNode} from '../catalog/nodes';
import {findVariant} from '../catalog/variants';
import {orderStatusUrl} from '../checkout/order-address';
import {gid} from '../graphql/gid';
import {money} from '../graphql/money';
import {isShipped} from '../orders/order-line';
import {currentQuantity, financialStatus, fulfillmentStatus, refundedMinor} from '../orders/order-status';
import {toDiscountAllocations, toDiscountApplication} from './order-discounts';
import type {DeliveryAddress} from '../delivery-address';
import type {AddressRecord} from '../address-record';
import type {OrderRecord, ShopContext} from '../state';

type OrderLine = OrderRecord['lines'][number];

const CONFIRMATION_LENGTH = 9;

export const confirmationNumber = ({token}: OrderRecord): string => token.slice(0, CONFIRMATION_LENGTH).toUpperCase();

export const toDeliveryAddress = ({province, country, ...rest}: AddressRecord): DeliveryAddress => ({
  ...rest,
  company: '',
  provinceCode: province,
  countryCode: country,
});

/** Converts an order line to a node; its variant is null if the shop no longer sells the product. */
function toLineNode(order: OrderRecord, line: OrderLine, {state}: ShopContext) {
  const variant = findVariant(state.seed.products, line.variantNumber);
  const fullMinor = line.priceMinor * line.quantity;
  return {
    number: line.number,
    title: line.title,
    quantity: line.quantity,
    currentQuantity: currentQuantity(order, line),
    customAttributes: [],
    discountAllocations: toDiscountAllocations(order, line),
    originalTotalPrice: money(fullMinor),
    discountedTotalPrice: money(fullMinor - line.discountMinor),
    variant: variant ? toVariantNode(variant) : null,
  };
}

function amountsOf(order: OrderRecord) {
  const [subtotal, shipping, total, refunded] = [
    money(order.subtotalMinor - order.discountMinor),
    money(order.shippingMinor),
    money(order.totalMinor),
    money(refundedMinor(order)),
  ];
  return {
    subtotalPrice: subtotal,
    subtotalPriceV2: subtotal,
    currentSubtotalPrice: subtotal,
    totalShippingPrice: shipping,
    totalShippingPriceV2: shipping,
    currentTotalShippingPrice: shipping,
    totalPrice: total,
    totalPriceV2: total,
    currentTotalPrice: money(order.totalMinor - refundedMinor(order)),
    originalTotalPrice: total,
    totalTax: money(0),
    totalTaxV2: money(0),
    currentTotalTax: money(0),
    totalRefunded: refunded,
    totalRefundedV2: refunded,
    currentTotalDuties: null,
    originalTotalDuties: null,
  };
}

/**
 * Converts a paid order to a node of the Storefront API. Metafields are not emulated and fail with their
 * names.
 */
export function toOrderNode(order: OrderRecord, context: ShopContext) {
  const address = toMailingAddressNode(toDeliveryAddress(order.shippingAddress));
  return {
    __typename: 'Order' as const,
    id: `${gid('Order', order.number)}?key=${order.token}`,
    name: `#${order.orderNumber}`,
    orderNumber: order.orderNumber,
    number: order.number,
    email: order.email,
    phone: null,
    processedAt: order.createdAt,
    canceledAt: order.cancelledAt,
    cancelReason: order.cancelReason?.toUpperCase() ?? null,
    currencyCode: 'USD',
    customAttributes: order.attributes,
    customerLocale: 'en',
    edited: false,
    financialStatus: financialStatus(order).toUpperCase(),
    fulfillmentStatus: fulfillmentStatus(order).toUpperCase(),
    statusUrl: orderStatusUrl(order, context),
    customerUrl: null,
    billingAddress: address,
    shippingAddress: isShipped(order) ? address : null,
    discount: toDiscountApplication(order),
    shippingDiscountAllocations: [],
    lineNodes: order.lines.map((line) => toLineNode(order, line, context)),
    record: order,
    ...amountsOf(order),
  };
}

export type OrderNode = ReturnType<typeof toOrderNode>;
