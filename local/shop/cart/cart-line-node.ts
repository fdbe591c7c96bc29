import {toVariantNode, type VariantNode} from '../catalog/nodes';
import {money} from '../graphql/money';
import type {CartRecord, KeyValue} from '../state';
import {cartLineGid} from './cart-store';
import {lineAmountMinor} from './cart-totals';
import type {CartLineView} from './price-cart';

/** A line on its way through a query. */
export interface CartLineNode {
  readonly __typename: 'CartLine';
  readonly id: string;
  readonly quantity: number;
  readonly attributes: readonly KeyValue[];
  readonly merchandise: VariantNode;
  readonly [field: string]: unknown;
}

function toLineCost({product, ...priced}: CartLineView) {
  const compareAt = product.compareAtMinor === undefined ? null : money(product.compareAtMinor);
  const amount = money(lineAmountMinor(priced));
  // The code takes its share off the cart, never off the line: a line's total stays its subtotal.
  const cost = {subtotalAmount: amount, totalAmount: amount};
  const unit = money(priced.unitMinor);
  return {
    cost: {...cost, amountPerQuantity: unit, compareAtAmountPerQuantity: compareAt},
    estimatedCost: {...cost, amount: unit, compareAtAmount: compareAt},
  };
}

/** Lays a line out as the Storefront API serves it. */
export const toLineNode = (cart: CartRecord, view: CartLineView): CartLineNode => ({
  __typename: 'CartLine',
  id: cartLineGid(cart, view.line),
  quantity: view.quantity,
  attributes: view.line.attributes,
  merchandise: toVariantNode(view.product),
  ...toLineCost(view),
  discountAllocations: [],
  sellingPlanAllocation: null,
  parentRelationship: null,
  instructions: {canRemove: true, canUpdateQuantity: true},
});
