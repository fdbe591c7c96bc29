import {toRoundedMinorUnits} from '~/core/money';

/** What an order costs, in decimal text of the shop's currency. */
interface Costs {
  readonly shipping: string;
  readonly tax: string;
  readonly duties: string;
  readonly fees: string;
  readonly total: string;
}

/** What Shopify says of an order's money, the same by webhooks and by the Admin API. */
export interface OrderMoney {
  readonly currency: string;
  readonly isCancelled: boolean;
  readonly areTaxesIncluded: boolean;
  readonly tip: string;
  readonly codes: readonly {readonly code: string; readonly amount: string}[];
  readonly lines: readonly {readonly price: string; readonly quantity: number; readonly currentQuantity: number}[];
  /** Before edits, returns and refunds. */
  readonly placed: Costs & {readonly discounts: string};
  /** After them; null where Shopify does not say. */
  readonly current: {readonly [Cost in keyof Costs | 'subtotal']: string | null};
}

/** What one discount code took off. */
export type DiscountAmount = {readonly code: string; readonly amount_minor: number};

/** What an order costs, in minor units. A type and not an interface, so that it is assignable to JSON. */
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
  readonly lines: {
    readonly quantity: number;
    readonly removed_quantity: number;
    readonly price_minor: number;
    readonly total_minor: number | null;
  }[];
};

/**
 * Converts an order's money to minor units: as it was placed or, if it was changed since, as it is now. An order that was
 * canceled or of which nothing is left shows what was ordered, since zeros would say nothing.
 */
export function toAmounts(money: OrderMoney): OrderAmounts {
  const minor = (amount: string, quantity = 1) => toRoundedMinorUnits({amount, currencyCode: money.currency}, quantity);
  const isChanged = isShownAsChanged(money);
  const quantityOf = (line: OrderMoney['lines'][number]) => (isChanged ? line.currentQuantity : line.quantity);
  const subtotal_minor = money.lines.reduce((sum, line) => sum + minor(line.price, quantityOf(line)), 0);
  const lines = money.lines.map((line) => {
    const [quantity, price_minor] = [quantityOf(line), minor(line.price)];
    const total_minor = minor(line.price, quantity);
    const isExact = total_minor === price_minor * quantity;
    const removed_quantity = Math.max(0, line.quantity - quantity);
    return {quantity, removed_quantity, price_minor, total_minor: isExact ? null : total_minor};
  });
  const cost = (name: keyof Costs) => minor((isChanged ? money.current[name] : null) ?? money.placed[name]);
  // What is left of the discounts is told by the subtotal, which Shopify gives after discounts.
  const left = isChanged ? money.current.subtotal : null;
  const discount_minor = Math.max(0, left === null ? minor(money.placed.discounts) : subtotal_minor - minor(left));
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
  return {...costs, tip_minor: toTip(money, costs, minor(money.tip)), discounts, lines};
}

function isShownAsChanged({isCancelled, lines, placed, current}: OrderMoney): boolean {
  const isNothingLeft = Number(current.total) === 0 || lines.every(({currentQuantity}) => currentQuantity === 0);
  if (isCancelled || current.total === null || isNothingLeft) return false;
  const hasOtherLines = lines.some(({quantity, currentQuantity}) => quantity !== currentQuantity);
  return hasOtherLines || Number(current.total) !== Number(placed.total);
}

type Known = Omit<OrderCosts, 'tip_minor' | 'discounts'>;

/** A tip may also be one of the lines: then the others make up the total without it. */
function toTip({areTaxesIncluded}: OrderMoney, costs: Known, tipMinor: number): number {
  const taxMinor = areTaxesIncluded ? 0 : costs.tax_minor;
  const goodsMinor = costs.subtotal_minor - costs.discount_minor;
  const sumMinor = goodsMinor + costs.shipping_minor + taxMinor + costs.duties_minor + costs.fees_minor;
  return sumMinor === costs.total_minor ? 0 : Math.max(0, tipMinor);
}

/** What each code took off in all; never more than the whole discount, as a code still says after an edit. */
function toDiscounts(codes: OrderMoney['codes'], totalMinor: number, minor: (amount: string) => number) {
  const sums = new Map<string, number>();
  for (const {code, amount} of codes) sums.set(code, (sums.get(code) ?? 0) + minor(amount));
  let leftMinor = totalMinor;
  return [...sums].flatMap(([code, sumMinor]): DiscountAmount[] => {
    const amount_minor = Math.min(leftMinor, sumMinor);
    if (amount_minor <= 0) return [];
    leftMinor -= amount_minor;
    return [{code, amount_minor}];
  });
}
