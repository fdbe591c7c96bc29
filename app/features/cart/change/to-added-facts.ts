import {toRoundedMinorUnits} from '~/core/money';
import type {AddedFacts} from '~/ui/announce';
import type {CartSnapshot} from '../model/shop-cart';
import type {CartCommand} from './cart-command';

/** Returns what a command added to a cart, or null if it added nothing. Shopify may add less than was asked for. */
export function toAddedFacts(command: CartCommand, snapshot: CartSnapshot): AddedFacts | null {
  if (command.kind !== 'add' || snapshot.kind !== 'found') return null;
  const {lines, totalQuantity} = snapshot.cart;
  const added = lines.nodes.filter(({merchandise}) => merchandise.id === command.variantId);
  const quantity = added.reduce((sum, line) => sum + line.quantity, 0);
  const count = Math.min(command.quantity, quantity - (command.previousQuantity ?? 0));
  const [line] = added;
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
