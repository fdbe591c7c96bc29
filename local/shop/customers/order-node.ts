import {findProductOfVariant} from '../cart/price-cart';
import {toMailingAddressNode} from '../cart/address-fields';
import {toVariantNode} from '../catalog/nodes';
import {orderStatusUrl} from '../checkout/order-address';
import {gid} from '../graphql/gid';
import {money} from '../graphql/money';
import {toDiscountAllocations, toDiscountApplication} from './order-discounts';
import type {AddressRecord, DeliveryAddress, OrderRecord, ShopContext} from '../state';

type OrderLine = OrderRecord['lines'][number];

/** @returns an order's address in the shape that customers' addresses have. */
export const toDeliveryAddress = ({province, country, ...rest}: AddressRecord): DeliveryAddress => ({
  ...rest,
  company: '',
  provinceCode: province,
  countryCode: country,
});

/** @returns a line that was sold; its variant is null once the shop no longer sells the product. */
function toLineNode(order: OrderRecord, line: OrderLine, {state}: ShopContext) {
  const product = findProductOfVariant(state.seed, line.variantNumber);
  const fullMinor = line.priceMinor * line.quantity;
  return {
    number: line.number,
    title: line.title,
    quantity: line.quantity,
    currentQuantity: line.quantity,
    customAttributes: [],
    discountAllocations: toDiscountAllocations(order, line),
    originalTotalPrice: money(fullMinor),
    discountedTotalPrice: money(fullMinor - line.discountMinor),
    variant: product ? toVariantNode(product) : null,
  };
}

/**
 * Lays a paid order out as the Storefront API serves it to its customer. Its metafields are not emulated and
 * fail by name.
 */
export function toOrderNode(order: OrderRecord, context: ShopContext) {
  const [subtotal, shipping, total] = [
    money(order.subtotalMinor - order.discountMinor),
    money(order.shippingMinor),
    money(order.totalMinor),
  ];
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
    canceledAt: null,
    cancelReason: null,
    currencyCode: 'USD',
    customAttributes: order.attributes,
    customerLocale: 'en',
    edited: false,
    financialStatus: 'PAID',
    fulfillmentStatus: 'UNFULFILLED',
    statusUrl: orderStatusUrl(order, context),
    customerUrl: null,
    billingAddress: address,
    shippingAddress: address,
    discount: toDiscountApplication(order),
    shippingDiscountAllocations: [],
    lineNodes: order.lines.map((line) => toLineNode(order, line, context)),
    subtotalPrice: subtotal,
    subtotalPriceV2: subtotal,
    currentSubtotalPrice: subtotal,
    totalShippingPrice: shipping,
    totalShippingPriceV2: shipping,
    currentTotalShippingPrice: shipping,
    totalPrice: total,
    totalPriceV2: total,
    currentTotalPrice: total,
    originalTotalPrice: total,
    totalTax: money(0),
    totalTaxV2: money(0),
    currentTotalTax: money(0),
    totalRefunded: money(0),
    totalRefundedV2: money(0),
    currentTotalDuties: null,
    originalTotalDuties: null,
  };
}

/** An order on its way through a query. */
export type OrderNode = ReturnType<typeof toOrderNode>;
