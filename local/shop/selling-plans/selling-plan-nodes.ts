import type {SeedSellingPlan, SeedSellingPlanGroup} from '../../seed/seed-selling-plan';
import type {Variant} from '../catalog/variants';
import {money} from '../graphql/money';
import {planPriceMinor, sellingPlanId} from './selling-plans';

const FULL_PERCENTAGE = 100;

function adjustmentValue({adjusts}: SeedSellingPlan) {
  switch (adjusts.kind) {
    case 'percentage':
      return {__typename: 'SellingPlanPercentagePriceAdjustment', adjustmentPercentage: adjusts.percent};
    case 'amount':
      return {__typename: 'SellingPlanFixedAmountPriceAdjustment', adjustmentAmount: money(adjusts.amountMinor)};
    case 'price':
      return {__typename: 'SellingPlanFixedPriceAdjustment', price: money(adjusts.priceMinor)};
  }
}

/** Returns how often a plan delivers, such as `every 2 weeks`. */
export function intervalText({interval: {unit, count}}: Pick<SeedSellingPlan, 'interval'>): string {
  const name = unit.toLowerCase();
  return count === 1 ? `every ${name}` : `every ${count} ${name}s`;
}

/** Converts a plan to a node of the Storefront API. A missing field, such as its metafields, fails with its name. */
export function toPlanNode(plan: SeedSellingPlan, option: string) {
  const {unit: interval, count: intervalCount} = plan.interval;
  return {
    __typename: 'SellingPlan' as const,
    id: sellingPlanId(plan),
    name: plan.name,
    description: plan.description ?? null,
    options: [{name: option, value: intervalText(plan)}],
    recurringDeliveries: true,
    billingPolicy: {__typename: 'SellingPlanRecurringBillingPolicy', interval, intervalCount},
    deliveryPolicy: {__typename: 'SellingPlanRecurringDeliveryPolicy', interval, intervalCount},
    // Nothing is prepaid or paid later.
    checkoutCharge: {
      type: 'PERCENTAGE',
      value: {__typename: 'SellingPlanCheckoutChargePercentageValue', percentage: FULL_PERCENTAGE},
    },
    priceAdjustments: [{orderCount: null, adjustmentValue: adjustmentValue(plan)}],
  };
}

/** Converts what a variant costs with a plan. */
export function toAllocationNode({priceMinor}: Variant, plan: SeedSellingPlan, option: string, quantity = 1) {
  const price = money(planPriceMinor(priceMinor, plan));
  return {
    __typename: 'SellingPlanAllocation' as const,
    sellingPlan: toPlanNode(plan, option),
    checkoutChargeAmount: money(planPriceMinor(priceMinor, plan) * quantity),
    remainingBalanceChargeAmount: money(0),
    priceAdjustments: [{price, compareAtPrice: money(priceMinor), perDeliveryPrice: price, unitPrice: null}],
  };
}

export interface PlanGroupNode {
  readonly __typename: 'SellingPlanGroup';
  readonly group: SeedSellingPlanGroup;
}

export const toGroupNode = (group: SeedSellingPlanGroup): PlanGroupNode => ({__typename: 'SellingPlanGroup', group});
