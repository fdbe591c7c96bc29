import {formatMoney, type Money} from '~/core/money';
import {LINE_PLAN_COPY} from '../line-plan-copy';
import type {LinePlansView} from './cart-view';

interface Plan {
  readonly id: string;
  readonly name: string;
}

/** A line with its selling plan; absent in stores that do not let the storefront read plans. */
export interface PlannedLine {
  readonly sellingPlanAllocation?: {
    readonly sellingPlan: Plan;
    readonly priceAdjustments: readonly {readonly compareAtPrice: Money}[];
  } | null;
  readonly merchandise: {
    readonly price?: Money;
    readonly sellingPlanAllocations?: {
      readonly nodes: readonly {
        readonly sellingPlan: Plan;
        readonly priceAdjustments: readonly {readonly price: Money}[];
      }[];
    };
    readonly product: {readonly requiresSellingPlan?: boolean};
  };
}

/** Returns the subscription of a line and what it can be changed to; null if the product has none. */
export function toLinePlans({sellingPlanAllocation, merchandise}: PlannedLine): LinePlansView | null {
  const current = sellingPlanAllocation?.sellingPlan ?? null;
  const plans = (merchandise.sellingPlanAllocations?.nodes ?? []).map(({sellingPlan, priceAdjustments}) => ({
    id: sellingPlan.id,
    text: withPrice(sellingPlan.name, priceAdjustments[0]?.price),
  }));
  if (!current && plans.length === 0) return null;
  const oneTime = {id: '', text: withPrice(LINE_PLAN_COPY.oneTime, merchandise.price)};
  return {
    id: current?.id ?? '',
    name: current?.name ?? LINE_PLAN_COPY.oneTime,
    choices: merchandise.product.requiresSellingPlan ? plans : [oneTime, ...plans],
  };
}

const withPrice = (name: string, price: Money | undefined): string => (price ? `${name}, ${formatMoney(price)}` : name);

/** Returns the price of a unit without the plan of the line; undefined for a one-time purchase. */
export const priceWithoutPlan = ({sellingPlanAllocation}: PlannedLine): Money | undefined =>
  sellingPlanAllocation?.priceAdjustments[0]?.compareAtPrice;
