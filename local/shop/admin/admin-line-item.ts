import {findProductWithVariant} from '../catalog/catalog-changes';
import {toPictures} from '../catalog/media';
import {toDiscountAllocations} from '../customers/order-discounts';
import {gid} from '../graphql/gid';
import {currentQuantity, fulfillableQuantity, fulfillmentStatus} from '../orders/order-status';
import type {OrderRecord, ShopContext} from '../state';
import {moneyBag} from './money-bag';

/** Converts an order line to a node of the Admin API. A missing field fails with its name. */
export function toAdminLineItem(order: OrderRecord, line: OrderRecord['lines'][number], {state}: ShopContext) {
  const product = findProductWithVariant(state, line.variantNumber);
  const fullMinor = line.priceMinor * line.quantity;
  const unrefunded = currentQuantity(order, line);
  return {
    id: gid('LineItem', line.number),
    title: line.title,
    name: line.title,
    variantTitle: null,
    sku: line.sku,
    vendor: state.seed.shop.name,
    quantity: line.quantity,
    currentQuantity: unrefunded,
    refundableQuantity: unrefunded,
    unfulfilledQuantity: fulfillableQuantity(order, line),
    fulfillableQuantity: fulfillableQuantity(order, line),
    fulfillmentStatus: fulfillmentStatus(order, [line]),
    requiresShipping: true,
    taxable: false,
    isGiftCard: false,
    customAttributes: [],
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
    image: (product && toPictures(product)[0]) ?? null,
    variantId: gid('ProductVariant', line.variantNumber),
  };
}
