import type {ShopCart} from '../model/shop-cart';
import type {CartCommand} from './cart-command';

/** Promo codes are the same whatever their case. */
export const isSameCode = (one: string, other: string): boolean =>
  one.trim().toUpperCase() === other.trim().toUpperCase();

/**
 * Judges by the cart whether a change was made whose answer got lost. A change is never simply repeated: units would
 * be added twice.
 * @param cart the cart, read after the loss
 * @returns null when the cart alone cannot tell, as with an add to a cart nobody has seen before
 */
export function isApplied(command: CartCommand, cart: ShopCart): boolean | null {
  const lines = cart.lines.nodes;
  switch (command.kind) {
    case 'add': {
      if (command.previousQuantity === undefined) return null;
      const held = lines
        .filter(({merchandise}) => merchandise.id === command.variantId)
        .reduce((sum, line) => sum + line.quantity, 0);
      return held > command.previousQuantity;
    }
    case 'set-quantity':
      return lines.some(({id, quantity}) => id === command.lineId && quantity === command.quantity);
    case 'remove':
      return lines.every(({id}) => id !== command.lineId);
    case 'set-note':
      return (cart.note ?? '') === command.note;
    case 'apply-code':
      return cart.discountCodes.some(({code, applicable}) => applicable && isSameCode(code, command.code));
    case 'remove-code':
      return cart.discountCodes.every(({code}) => !isSameCode(code, command.code));
  }
}
