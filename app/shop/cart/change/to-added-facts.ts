import {toRoundedMinorUnits} from '~/core/money';
import type {AddedFacts} from '~/core/added-facts';
import type {CartLineView} from '../model/cart-view';
import type {CartSnapshot, ShopCart} from '../model/shop-cart';
import type {PostedCartCommand} from './cart-command';

type VariantQuantity = Pick<CartLineView, 'variantId' | 'quantity'>;

/**
 * Returns what a command added to a cart, or null if it added nothing. Shopify may add less than was asked for. Undoing a
 * removal adds nothing: the product was counted before.
 */
export function toAddedFacts(command: PostedCartCommand, snapshot: CartSnapshot): AddedFacts | null {
  if (command.kind !== 'add' || command.isUndo || snapshot.kind !== 'found') return null;
  const {lines, totalQuantity} = snapshot.cart;
  const added = lines.nodes.filter(({merchandise}) => merchandise.id === command.variantId);
  const quantity = added.reduce((sum, line) => sum + line.quantity, 0);
  const count = Math.min(command.quantity, quantity - (command.previousQuantity ?? 0));
  const line =
    added.find(({sellingPlanAllocation: plan}) => plan?.sellingPlan.id === command.sellingPlanId) ?? added[0];
  if (!line || count <= 0) return null;
  return {
    product: line.merchandise.product.handle,
    title: line.merchandise.product.title,
    productId: line.merchandise.product.id,
    variantId: line.merchandise.id,
    valueMinor: toRoundedMinorUnits(line.cost.amountPerQuantity, count),
    count,
    isNewCart: totalQuantity === count,
  };
}

/** Returns what a command added to a cart, for each product. */
export function toAllAddedFacts(command: PostedCartCommand, snapshot: CartSnapshot): readonly AddedFacts[] {
  if (command.kind !== 'add-lines') {
    const facts = toAddedFacts(command, snapshot);
    return facts ? [facts] : [];
  }
  const {variantIds} = command;
  const isNewCart = snapshot.kind === 'found' && snapshot.cart.totalQuantity === variantIds.length;
  return variantIds.flatMap((variantId) => {
    const facts = toAddedFacts({kind: 'add', variantId, quantity: 1}, snapshot);
    return facts ? [{...facts, isNewCart}] : [];
  });
}

/**
 * Returns what an earlier order added to a cart, for each variant.
 * @param ordered the lines that were to be added
 * @param before the cart before
 */
export function toReorderedFacts(
  ordered: readonly VariantQuantity[],
  before: {readonly lines: readonly VariantQuantity[]},
  cart: ShopCart,
): readonly AddedFacts[] {
  const variantIds = [...new Set(ordered.map(({variantId}) => variantId))];
  const added = variantIds.flatMap((variantId) => {
    const quantity = quantityOf(ordered, variantId);
    const previousQuantity = quantityOf(before.lines, variantId);
    return toAddedFacts({kind: 'add', variantId, quantity, previousQuantity}, {kind: 'found', cart}) ?? [];
  });
  const isNewCart = cart.totalQuantity === added.reduce((sum, {count}) => sum + count, 0);
  return added.map((facts) => ({...facts, isNewCart}));
}

const quantityOf = (lines: readonly VariantQuantity[], variantId: string): number =>
  lines.reduce((sum, line) => (line.variantId === variantId ? sum + line.quantity : sum), 0);
