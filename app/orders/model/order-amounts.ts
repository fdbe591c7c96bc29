import {toRoundedMinorUnits} from '~/core/money';

/** The costs of an order as decimal text in the store's currency. */
interface Costs {
  readonly shipping: string;
  readonly tax: string;
  readonly duties: string;
  readonly fees: string;
  readonly total: string;
}

/** The amounts of an order, in a form common to webhooks and the Admin API. */
export interface OrderMoney {
  readonly currency: string;
  readonly isCancelled: boolean;
  readonly areTaxesIncluded: boolean;
  readonly tip: string;
  readonly codes: readonly {readonly code: string; readonly amount: string}[];
  readonly lines: readonly {readonly price: string; readonly quantity: number; readonly currentQuantity: number}[];
  /** What was paid back, in minor units; 0 also if that is unknown. */
  readonly refundedMinor: number;
  /** Before edits, returns and refunds. */
  readonly placed: Costs & {readonly discounts: string};
  /** After them; null if unknown. */
  readonly current: {readonly [Cost in keyof Costs | 'subtotal']: string | null};
}

/** The discount of one code. */
export type DiscountAmount = {readonly code: string; readonly amount_minor: number};

/** The costs of an order in minor units. A type and not an interface, so that it is assignable to Json. */
export type OrderCosts = {
  /** Of all lines before discounts. */
  readonly subtotal_minor: number;
  readonly discount_minor: number;
  readonly shipping_minor: number;
  readonly tax_minor: number;
  readonly duties_minor: number;
  readonly fees_minor: number;
  readonly tip_minor: number;
  readonly total_minor: number;
  readonly discounts: DiscountAmount[];
};

/** The costs of an order with the amounts of its lines, in the order of the input. */
export type OrderAmounts = OrderCosts & {
  /** After edits, returns and refunds, also where the other amounts are those of the placed order. */
  readonly current_total_minor: number;
  readonly lines: {
    readonly quantity: number;
    readonly removed_quantity: number;
    readonly price_minor: number;
    readonly total_minor: number | null;
  }[];
};

/**
 * Converts an order's amounts to minor units: the current ones if the order was edited, else those of the placed order.
 * Canceled and fully removed orders show what was ordered, since zeros would not be informative, and so do orders of which
 * money was paid back and nothing else was changed. Quantities of lines are without what was refunded.
 */
export function toAmounts(money: OrderMoney): OrderAmounts {
  const minor = (amount: string, quantity = 1) => toRoundedMinorUnits({amount, currencyCode: money.currency}, quantity);
  const hasCurrentLines = usesCurrentLines(money);
  const isChanged = hasCurrentLines && !isOnlyRefunded(money, minor);
  const quantityOf = (line: OrderMoney['lines'][number]) => (isChanged ? line.currentQuantity : line.quantity);
  const subtotal_minor = money.lines.reduce((sum, line) => sum + minor(line.price, quantityOf(line)), 0);
  const lines = money.lines.map((line) => {
    const [quantity, price_minor] = [hasCurrentLines ? line.currentQuantity : line.quantity, minor(line.price)];
    const total_minor = minor(line.price, quantity);
    const isExact = total_minor === price_minor * quantity;
    const removed_quantity = Math.max(0, line.quantity - quantity);
    return {quantity, removed_quantity, price_minor, total_minor: isExact ? null : total_minor};
  });
  const cost = (name: keyof Costs) => minor((isChanged ? money.current[name] : null) ?? money.placed[name]);
  // Shopify's current subtotal is after discounts, so the remaining discount is the difference.
  const currentSubtotal = isChanged ? money.current.subtotal : null;
  const discount_minor = Math.max(
    0,
    currentSubtotal === null ? minor(money.placed.discounts) : subtotal_minor - minor(currentSubtotal),
  );
  const costs = {
    subtotal_minor,
    discount_minor,
    shipping_minor: Math.max(0, cost('shipping')),
    tax_minor: Math.max(0, cost('tax')),
    duties_minor: Math.max(0, cost('duties')),
    fees_minor: Math.max(0, cost('fees')),
    total_minor: Math.max(0, cost('total')),
  };
  const discounts = toDiscounts(money.codes, discount_minor, minor);
  const current_total_minor = Math.max(0, minor(money.current.total ?? money.placed.total));
  return {...costs, current_total_minor, tip_minor: toTip(money, costs, minor(money.tip)), discounts, lines};
}

/** Returns whether all that the order's total has lost was paid back, so that nothing was edited. */
const isOnlyRefunded = ({refundedMinor, placed, current}: OrderMoney, minor: (amount: string) => number): boolean =>
  refundedMinor > 0 && minor(placed.total) - minor(current.total ?? placed.total) === refundedMinor;

function usesCurrentLines({isCancelled, lines, placed, current}: OrderMoney): boolean {
  const isEmpty = Number(current.total) === 0 || lines.every(({currentQuantity}) => currentQuantity === 0);
  if (isCancelled || current.total === null || isEmpty) return false;
  const hasOtherLines = lines.some(({quantity, currentQuantity}) => quantity !== currentQuantity);
  return hasOtherLines || Number(current.total) !== Number(placed.total);
}

type PartialCosts = Omit<OrderCosts, 'tip_minor' | 'discounts'>;

/** Returns zero for a tip that is also a line item: the other amounts make up the total then. */
function toTip({areTaxesIncluded}: OrderMoney, costs: PartialCosts, tipMinor: number): number {
  const taxMinor = areTaxesIncluded ? 0 : costs.tax_minor;
  const goodsMinor = costs.subtotal_minor - costs.discount_minor;
  const sumMinor = goodsMinor + costs.shipping_minor + taxMinor + costs.duties_minor + costs.fees_minor;
  return sumMinor === costs.total_minor ? 0 : Math.max(0, tipMinor);
}

/** Sums the discounts by code, limited to the total discount: after an edit codes still report their original amounts. */
function toDiscounts(codes: OrderMoney['codes'], totalMinor: number, minor: (amount: string) => number) {
  const sums = new Map<string, number>();
  for (const {code, amount} of codes) sums.set(code, (sums.get(code) ?? 0) + minor(amount));
  let remainingMinor = totalMinor;
  return [...sums].flatMap(([code, sumMinor]): DiscountAmount[] => {
    const amount_minor = Math.min(remainingMinor, sumMinor);
    if (amount_minor <= 0) return [];
    remainingMinor -= amount_minor;
    return [{code, amount_minor}];
  });
}
