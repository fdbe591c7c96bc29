import {toVariantNode, type VariantNode} from '../catalog/nodes';
import {money} from '../graphql/money';
import type {CartRecord, KeyValue} from '../state';
import {cartLineGid} from './cart-store';
import {toAllocationNode} from '../selling-plans/selling-plan-nodes';
import {lineAmountMinor} from './cart-totals';
import type {CartLineView} from './price-cart';

export interface CartLineNode {
  readonly __typename: 'CartLine';
  readonly id: string;
  readonly quantity: number;
  readonly attributes: readonly KeyValue[];
  readonly merchandise: VariantNode;
  readonly [field: string]: unknown;
}

function toLineCost({variant, ...priced}: CartLineView) {
  const compareAt = variant.compareAtMinor === undefined ? null : money(variant.compareAtMinor);
  const amount = money(lineAmountMinor(priced));
  // Discount codes reduce the cart's total but not the line's: a line's total equals its subtotal.
  const cost = {subtotalAmount: amount, totalAmount: amount};
  const unit = money(priced.unitMinor);
  return {
    cost: {...cost, amountPerQuantity: unit, compareAtAmountPerQuantity: compareAt},
    estimatedCost: {...cost, amount: unit, compareAtAmount: compareAt},
  };
}

export const toLineNode = (cart: CartRecord, view: CartLineView): CartLineNode => ({
  __typename: 'CartLine',
  id: cartLineGid(cart, view.line),
  quantity: view.quantity,
  attributes: view.line.attributes,
  merchandise: toVariantNode(view.variant),
  ...toLineCost(view),
  discountAllocations: [],
  sellingPlanAllocation: view.planned
    ? toAllocationNode(view.variant, view.planned.plan, view.planned.option, view.quantity)
    : null,
  parentRelationship: null,
  instructions: {canRemove: true, canUpdateQuantity: true},
});
