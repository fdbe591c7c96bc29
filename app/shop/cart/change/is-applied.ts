import type {ShopCart} from '../model/shop-cart';
import type {CartCommand} from './cart-command';

/** Promo codes are case-insensitive. */
export const isSameCode = (one: string, other: string): boolean =>
  one.trim().toUpperCase() === other.trim().toUpperCase();

/**
 * Returns whether a change was made although its response was lost. A change is never just retried: that could add a
 * product twice.
 * @param cart the cart, read after the lost response
 * @returns null if the cart does not show it, as for an add without the previous quantity
 */
export function isApplied(command: CartCommand, cart: ShopCart): boolean | null {
  const lines = cart.lines.nodes;
  switch (command.kind) {
    case 'add': {
      if (command.previousQuantity === undefined) return null;
      const current = lines
        .filter(({merchandise}) => merchandise.id === command.variantId)
        .reduce((sum, line) => sum + line.quantity, 0);
      return current > command.previousQuantity;
    }
    // Only the cart from before would show it.
    case 'add-lines':
      return null;
    case 'set-quantity':
      return lines.some(({id, quantity}) => id === command.lineId && quantity === command.quantity);
    case 'set-plan':
      return lines.some(
        ({id, sellingPlanAllocation}) =>
          id === command.lineId && (sellingPlanAllocation?.sellingPlan.id ?? null) === command.sellingPlanId,
      );
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
