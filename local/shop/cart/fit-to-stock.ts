import type {CartLineRecord} from '../state';

/** The deliverable lines, and which of them were cut without selling out. */
export interface StockFit {
  readonly lines: CartLineRecord[];
  /** Ids of the lines that lost some but not all units. */
  readonly shortIds: ReadonlySet<string>;
}

/** Returns what a line of a variant takes from the stock: itself, or the components of a bundle. */
type PartsOf = (variantNumber: number) => readonly {readonly variantNumber: number; readonly quantity: number}[];

/** The line with the lower number gets units first. */
export type Precedence = (line: CartLineRecord) => number;

/**
 * Cuts lines to the units in stock. A line without any stays at quantity 0, so that the shopper sees what sold out.
 *
 * @param lines - the lines of one cart, in display order
 * @param unitsOf - returns the units of a variant that can be sold
 * @param precedence - which line gets units first; the order of the lines breaks ties
 * @param partsOf - what one unit of a variant takes from the stock
 * @returns the lines in the same order, with the available quantities
 */
export function fitToStock(
  lines: readonly CartLineRecord[],
  unitsOf: (variantNumber: number) => number,
  precedence: Precedence = () => 0,
  partsOf: PartsOf = (variantNumber) => [{variantNumber, quantity: 1}],
): StockFit {
  const left = new Map<number, number>();
  const leftOf = (variantNumber: number) => Math.max(0, left.get(variantNumber) ?? unitsOf(variantNumber));
  const granted = new Map<string, number>();
  for (const line of [...lines].sort((a, b) => precedence(a) - precedence(b))) {
    const parts = partsOf(line.variantNumber);
    const available = parts.map((part) => Math.floor(leftOf(part.variantNumber) / part.quantity));
    const quantity = Math.min(line.quantity, ...available);
    granted.set(line.id, quantity);
    for (const part of parts) left.set(part.variantNumber, leftOf(part.variantNumber) - quantity * part.quantity);
  }
  const fitted = lines.map((line) => ({...line, quantity: granted.get(line.id) ?? 0}));
  const short = lines.filter((line) => {
    const quantity = granted.get(line.id) ?? 0;
    return quantity > 0 && quantity < line.quantity;
  });
  return {lines: fitted, shortIds: new Set(short.map((line) => line.id))};
}
