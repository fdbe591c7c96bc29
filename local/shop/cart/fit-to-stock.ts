import type {CartLineRecord} from '../state';

/** Lines as they can be delivered, and which of them were cut on the way without selling out. */
export interface StockFit {
  readonly lines: CartLineRecord[];
  /** Ids of the lines that lost units but kept some. */
  readonly shortIds: ReadonlySet<string>;
}

/** Lower comes first when several lines want the same units. */
export type Precedence = (line: CartLineRecord) => number;

/**
 * Cuts lines to the units on hand. A line that gets none stays at quantity 0, so that the shopper sees what sold out.
 *
 * @param lines - the lines of one cart, in the order the shopper sees them
 * @param stock - units on hand by variant number
 * @param precedence - who is served first; the order of the lines decides between equals
 * @returns the lines in their old order with quantities that exist
 */
export function fitToStock(
  lines: readonly CartLineRecord[],
  stock: Readonly<Record<string, number>>,
  precedence: Precedence = () => 0,
): StockFit {
  const left = new Map<number, number>();
  const granted = new Map<string, number>();
  for (const line of [...lines].sort((a, b) => precedence(a) - precedence(b))) {
    const available = Math.max(0, left.get(line.variantNumber) ?? stock[line.variantNumber] ?? 0);
    const quantity = Math.min(line.quantity, available);
    granted.set(line.id, quantity);
    left.set(line.variantNumber, available - quantity);
  }
  const fitted = lines.map((line) => ({...line, quantity: granted.get(line.id) ?? 0}));
  const short = lines.filter((line) => {
    const quantity = granted.get(line.id) ?? 0;
    return quantity > 0 && quantity < line.quantity;
  });
  return {lines: fitted, shortIds: new Set(short.map((line) => line.id))};
}
