import type {CartLineView} from '../model/cart-view';
import {itemsAdded, type AddedItem, type CartIntent} from './cart-queue';

/**
 * Applies pending changes to the quantities of lines, in the order in which the shopper made them.
 * @returns the quantities that change, by the id of the line
 */
export function toWantedQuantities(
  lines: readonly CartLineView[],
  intents: readonly CartIntent[],
): ReadonlyMap<string, number> {
  const wanted = new Map<string, number>();
  for (const intent of intents) {
    if (intent.kind === 'set-quantity') wanted.set(intent.lineId, intent.quantity);
    for (const item of itemsAdded(intent)) {
      const line = lines.find((each) => isJoined(item, each));
      if (line) wanted.set(line.id, (wanted.get(line.id) ?? line.quantity) + item.quantity);
    }
  }
  return wanted;
}

/** Shopify joins an item with a line of the same variant; with a plan or attributes it may be a line of its own. */
const isJoined = ({variantId}: AddedItem, line: CartLineView): boolean =>
  line.variantId === variantId && !line.isSoldOut && line.plans === null && line.attributes.length === 0;
