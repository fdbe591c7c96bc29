import {isBundle} from '../catalog/components';
import {toVariantNode, type VariantNode} from '../catalog/nodes';
import {money} from '../graphql/money';
import type {CartLineRecord, CartRecord, KeyValue} from '../state';
import {cartLineGid} from './cart-store';
import {toAllocationNode} from '../selling-plans/selling-plan-nodes';
import {lineAmountMinor, type PricedLine} from './cart-totals';
import type {CartLineView} from './price-cart';

export interface CartLineNode {
  readonly __typename: 'CartLine' | 'ComponentizableCartLine';
  readonly id: string;
  readonly quantity: number;
  readonly attributes: readonly KeyValue[];
  readonly merchandise: VariantNode;
  readonly [field: string]: unknown;
}

function toLineCost(priced: PricedLine, compareAtMinor: number | undefined) {
  const compareAt = compareAtMinor === undefined ? null : money(compareAtMinor);
  const amount = money(lineAmountMinor(priced));
  // Discount codes reduce the cart's total but not the line's: a line's total equals its subtotal.
  const cost = {subtotalAmount: amount, totalAmount: amount};
  const unit = money(priced.unitMinor);
  return {
    cost: {...cost, amountPerQuantity: unit, compareAtAmountPerQuantity: compareAt},
    estimatedCost: {...cost, amount: unit, compareAtAmount: compareAt},
  };
}

const toBaseNode = (cart: CartRecord, line: Pick<CartLineRecord, 'id' | 'attributes'>, view: Priced) => ({
  id: cartLineGid(cart, line),
  quantity: view.quantity,
  attributes: line.attributes,
  merchandise: toVariantNode(view.variant),
  ...toLineCost(view, view.variant.compareAtMinor),
  discountAllocations: [],
  sellingPlanAllocation: view.planned
    ? toAllocationNode(view.variant, view.planned.plan, view.planned.option, view.quantity)
    : null,
});

type Priced = Pick<CartLineView, 'variant' | 'unitMinor' | 'quantity'> & Partial<Pick<CartLineView, 'planned'>>;

const toPlainNode = (cart: CartRecord, line: Pick<CartLineRecord, 'id' | 'attributes'>, view: Priced) => ({
  __typename: 'CartLine' as const,
  ...toBaseNode(cart, line, view),
  parentRelationship: null,
  instructions: {canRemove: true, canUpdateQuantity: true},
});

/** Converts a line to a node; a bundle becomes one of its own type, whose components follow its quantity. */
export function toLineNode(cart: CartRecord, view: CartLineView): CartLineNode {
  const {line, variant, components} = view;
  if (!isBundle(variant)) return toPlainNode(cart, line, view);
  return {
    __typename: 'ComponentizableCartLine',
    ...toBaseNode(cart, line, view),
    lineComponents: components.map((component, index) =>
      toPlainNode(cart, {id: `${line.id}-${index + 1}`, attributes: []}, component),
    ),
  };
}
