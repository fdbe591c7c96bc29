import {isBundle} from '../catalog/components';
import {toVariantNode, type VariantNode} from '../catalog/nodes';
import {money} from '../graphql/money';
import type {CartLineRecord, CartRecord, KeyValue} from '../state';
import {cartLineGid} from './cart-store';
import {toAllocationNode} from '../selling-plans/selling-plan-nodes';
import {lineAmountMinor, type PricedLine} from './automatic-discount';
import type {CartLineView} from './price-cart';

export interface CartLineNode {
  readonly __typename: 'CartLine' | 'ComponentizableCartLine';
  readonly id: string;
  readonly quantity: number;
  readonly attributes: readonly KeyValue[];
  readonly merchandise: VariantNode;
  readonly [field: string]: unknown;
}

function toLineCost(priced: PricedLine, compareAtMinor: number | undefined, discountMinor: number) {
  const compareAt = compareAtMinor === undefined ? null : money(compareAtMinor);
  const amountMinor = lineAmountMinor(priced);
  // Only discounts of products reduce the total of a line; those of the order, such as codes, reduce that of the cart.
  const cost = {subtotalAmount: money(amountMinor), totalAmount: money(amountMinor - discountMinor)};
  const unit = money(priced.unitMinor);
  return {
    cost: {...cost, amountPerQuantity: unit, compareAtAmountPerQuantity: compareAt},
    estimatedCost: {...cost, amount: unit, compareAtAmount: compareAt},
  };
}

const toBaseNode = (
  cart: CartRecord,
  line: Pick<CartLineRecord, 'id' | 'attributes'>,
  view: Priced,
  discounts: readonly LineDiscount[],
) => ({
  id: cartLineGid(cart, line),
  quantity: view.quantity,
  attributes: line.attributes,
  merchandise: toVariantNode(view.variant),
  ...toLineCost(
    view,
    view.variant.compareAtMinor,
    discounts.reduce((sum, {minor}) => sum + minor, 0),
  ),
  discountAllocations: discounts.map(({node}) => node),
  sellingPlanAllocation: view.planned
    ? toAllocationNode(view.variant, view.planned.plan, view.planned.option, view.quantity)
    : null,
});

type Priced = Pick<CartLineView, 'variant' | 'unitMinor' | 'quantity'> & Partial<Pick<CartLineView, 'planned'>>;

/** What a discount of products takes off a line, and its allocation. */
export interface LineDiscount {
  readonly minor: number;
  readonly node: object;
}

const toPlainNode = (
  cart: CartRecord,
  line: Pick<CartLineRecord, 'id' | 'attributes'>,
  view: Priced,
  discounts: readonly LineDiscount[] = [],
) => ({
  __typename: 'CartLine' as const,
  ...toBaseNode(cart, line, view, discounts),
  parentRelationship: null,
  instructions: {canRemove: true, canUpdateQuantity: true},
});

/** Converts a line to a node; a bundle becomes one of its own type, whose components follow its quantity. */
export function toLineNode(cart: CartRecord, view: CartLineView, discounts: readonly LineDiscount[]): CartLineNode {
  const {line, variant, components} = view;
  if (!isBundle(variant)) return toPlainNode(cart, line, view, discounts);
  return {
    __typename: 'ComponentizableCartLine',
    ...toBaseNode(cart, line, view, discounts),
    lineComponents: components.map((component, index) =>
      toPlainNode(cart, {id: `${line.id}-${index + 1}`, attributes: []}, component),
    ),
  };
}
