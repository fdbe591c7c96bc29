import {findAnyVariant} from '../catalog/catalog-changes';
import {productId, variantId} from '../catalog/ids';
import {toVariantPicture} from '../catalog/media';
import {toDiscountAllocations} from '../customers/order-discounts';
import {gid} from '../graphql/gid';
import {lineName, lineVariantTitle} from '../orders/order-line';
import {currentQuantity, fulfillableQuantity, fulfillmentStatus} from '../orders/order-status';
import {sellingPlanId} from '../selling-plans/selling-plans';
import type {OrderLineGroup, OrderRecord, ShopContext, ShopState} from '../state';
import {moneyBag} from './money-bag';

/** Converts an order line to a node of the Admin API. A missing field fails with its name. */
export function toAdminLineItem(order: OrderRecord, line: OrderRecord['lines'][number], {state}: ShopContext) {
  const variant = findAnyVariant(state, line.variantNumber);
  const fullMinor = line.priceMinor * line.quantity;
  const unrefunded = currentQuantity(order, line);
  return {
    id: gid('LineItem', line.number),
    title: line.title,
    name: lineName(line),
    variantTitle: lineVariantTitle(line),
    sku: line.sku,
    vendor: state.seed.shop.name,
    quantity: line.quantity,
    currentQuantity: unrefunded,
    refundableQuantity: unrefunded,
    unfulfilledQuantity: fulfillableQuantity(order, line),
    fulfillableQuantity: fulfillableQuantity(order, line),
    fulfillmentStatus: fulfillmentStatus(order, [line]),
    requiresShipping: line.requiresShipping ?? true,
    taxable: false,
    isGiftCard: line.isGiftCard ?? false,
    customAttributes: line.attributes ?? [],
    sellingPlan: line.sellingPlan
      ? {name: line.sellingPlan.name, sellingPlanId: sellingPlanId(line.sellingPlan)}
      : null,
    originalUnitPriceSet: moneyBag(line.priceMinor),
    originalTotalSet: moneyBag(fullMinor),
    // Both amounts exclude order-level discounts.
    discountedUnitPriceSet: moneyBag(line.priceMinor),
    discountedTotalSet: moneyBag(fullMinor),
    totalDiscountSet: moneyBag(0),
    discountAllocations: toDiscountAllocations(order, line).map(({allocatedAmount, discountApplication}) => ({
      allocatedAmountSet: {shopMoney: allocatedAmount, presentmentMoney: allocatedAmount},
      discountApplication: {...discountApplication, index: 0},
    })),
    image: (variant && toVariantPicture(variant)) ?? null,
    variantId: gid('ProductVariant', line.variantNumber),
    lineItemGroup: line.group ? toLineItemGroup(line.group, state) : null,
  };
}

function toLineItemGroup(group: OrderLineGroup, state: ShopState) {
  const bundle = findAnyVariant(state, group.variantNumber);
  return {
    __typename: 'LineItemGroup' as const,
    id: gid('LineItemGroup', group.number),
    title: group.title,
    quantity: group.quantity,
    variantId: bundle ? variantId(bundle) : null,
    variantSku: group.sku,
    productId: bundle ? productId(bundle.product) : null,
    customAttributes: group.attributes,
  };
}
