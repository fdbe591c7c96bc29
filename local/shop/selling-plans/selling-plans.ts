import type {SeedSellingPlan, SeedSellingPlanGroup} from '../../seed/seed-selling-plan';
import type {Seed} from '../../seed/types';
import {findVariant, type Variant} from '../catalog/variants';
import {gid, gidNumber} from '../graphql/gid';

const PERCENT = 100;
const FIRST_PLAN = 690_000_000_000;

export const sellingPlanId = ({number}: Pick<SeedSellingPlan, 'number'>): string =>
  gid('SellingPlan', FIRST_PLAN + number);

/** Returns the groups that a product or any of its variants has, in the merchant's order. */
export const groupsOfProduct = (
  {sellingPlanGroups = []}: Seed,
  {catalogId}: Pick<Variant['product'], 'catalogId'>,
): readonly SeedSellingPlanGroup[] => sellingPlanGroups.filter(({products}) => products.includes(catalogId));

/** Returns the groups of a variant. */
export const groupsOfVariant = (seed: Seed, variant: Variant): readonly SeedSellingPlanGroup[] =>
  groupsOfProduct(seed, variant.product).filter(({variants}) => !variants || variants.includes(variant.position));

/** Returns the plan with this number, and the name of its group's option; undefined if there is none. */
export function findPlan({sellingPlanGroups = []}: Seed, number: number | undefined) {
  const group = sellingPlanGroups.find(({plans}) => plans.some((plan) => plan.number === number));
  const plan = group?.plans.find((each) => each.number === number);
  return group && plan && {plan, option: group.option};
}

/** Returns the number of the plan with this global id, if the variant can be bought with it; else undefined. */
export function planNumberFor(seed: Seed, planId: string, variantNumber: number): number | undefined {
  const variant = findVariant(seed.products, variantNumber);
  const number = (gidNumber('SellingPlan', planId) ?? 0) - FIRST_PLAN;
  const groups = variant ? groupsOfVariant(seed, variant) : [];
  return groups.flatMap(({plans}) => plans).find((plan) => plan.number === number)?.number;
}

/** Returns whether a variant is sold by subscription only. */
export const requiresPlan = (seed: Seed, variantNumber: number): boolean =>
  findVariant(seed.products, variantNumber)?.product.requiresSellingPlan ?? false;

/** Returns the price of one unit with a plan, in cents; without one, that of the variant. */
export function planPriceMinor(priceMinor: number, plan: SeedSellingPlan | undefined): number {
  switch (plan?.adjusts.kind) {
    case undefined:
      return priceMinor;
    case 'percentage':
      return Math.round((priceMinor * (PERCENT - plan.adjusts.percent)) / PERCENT);
    case 'amount':
      return Math.max(0, priceMinor - plan.adjusts.amountMinor);
    case 'price':
      return plan.adjusts.priceMinor;
  }
}
