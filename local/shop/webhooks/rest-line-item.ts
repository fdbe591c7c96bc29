import {findAnyVariant} from '../catalog/catalog-changes';
import {gid} from '../graphql/gid';
import {lineName, lineVariantTitle} from '../orders/order-line';
import {currentQuantity, fulfillableQuantity, fulfillmentStatus, fulfilledQuantity} from '../orders/order-status';
import {productNumber, type OrderRecord, type ShopContext} from '../state';
import {restAmount, restAmounts, restAmountSet} from './rest-values';

const STATUSES = {unfulfilled: null, partially_fulfilled: 'partial', fulfilled: 'fulfilled'} as const;

/** Returns the fulfillment status in webhooks, where unfulfilled is null. */
export const restFulfillmentStatus = (order: OrderRecord, lines?: OrderRecord['lines']) =>
  STATUSES[fulfillmentStatus(order, lines)];

const allocationsOf = ({discountMinor}: OrderRecord['lines'][number]) =>
  discountMinor > 0 ? [{...restAmounts('amount', discountMinor), discount_application_index: 0}] : [];

export function toRestLineItem(order: OrderRecord, line: OrderRecord['lines'][number], {state}: ShopContext) {
  const variant = findAnyVariant(state, line.variantNumber);
  return {
    id: line.number,
    admin_graphql_api_id: gid('LineItem', line.number),
    attributed_staffs: [],
    current_quantity: currentQuantity(order, line),
    fulfillable_quantity: fulfillableQuantity(order, line),
    fulfillment_service: 'manual',
    fulfillment_status: fulfilledQuantity(order, line) > 0 ? restFulfillmentStatus(order, [line]) : null,
    gift_card: line.isGiftCard ?? false,
    grams: variant?.weightGrams ?? 0,
    name: lineName(line),
    ...restAmounts('price', line.priceMinor),
    product_exists: variant !== undefined,
    product_id: variant ? productNumber(variant.product) : null,
    properties: (line.attributes ?? []).map(({key, value}) => ({name: key, value})),
    quantity: line.quantity,
    requires_shipping: line.requiresShipping ?? true,
    // The bundle itself is in no webhook: only the Admin API has its title and quantity.
    sales_line_item_group_id: line.group?.number ?? null,
    sku: line.sku,
    taxable: false,
    title: line.title,
    // Discounts of the whole order are in the allocations; this field is for line discounts only.
    total_discount: restAmount(0),
    total_discount_set: restAmountSet(0),
    variant_id: variant ? line.variantNumber : null,
    variant_inventory_management: 'shopify',
    variant_title: lineVariantTitle(line),
    vendor: state.seed.shop.name,
    tax_lines: [],
    duties: [],
    discount_allocations: allocationsOf(line),
  };
}
