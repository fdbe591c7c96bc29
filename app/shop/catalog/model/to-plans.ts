import {PLAN_PARAM, planNumber} from '~/core/plan-param';
import type {ProductPageQuery} from '../../../../storefrontapi.generated';
import type {PlansView, PlanView} from './plan-view';
import {toPriceView, type PriceView} from './price';

type PlansSource = Pick<
  NonNullable<ProductPageQuery['product']>,
  'requiresSellingPlan' | 'sellingPlanGroups' | 'chosenVariant'
>;
type Allocation = NonNullable<NonNullable<PlansSource['chosenVariant']>['sellingPlanAllocations']>['nodes'][number];

/**
 * Lists the selling plans of the variant that is chosen, in the groups of the product.
 * @param oneTime the price of the variant without a plan
 * @returns null if it has none, or the store does not grant access to them
 */
export function toPlans(
  {requiresSellingPlan, sellingPlanGroups, chosenVariant}: PlansSource,
  oneTime: PriceView,
): PlansView | null {
  const allocated = (chosenVariant?.sellingPlanAllocations?.nodes ?? []).flatMap((node) => toPlan(node) ?? []);
  const groups = (sellingPlanGroups?.nodes ?? [])
    .map(({name, sellingPlans}) => ({
      name,
      plans: allocated.filter((plan) => sellingPlans.nodes.some(({id}) => id === plan.id)),
    }))
    .filter(({plans}) => plans.length > 0);
  const [first] = groups.flatMap(({plans}) => plans);
  if (!first) return null;
  return {
    groups,
    oneTime: requiresSellingPlan ? null : oneTime,
    chosen: requiresSellingPlan ? first : null,
    isSubstitute: false,
  };
}

function toPlan({sellingPlan, priceAdjustments}: Allocation): PlanView | null {
  const number = planNumber(sellingPlan.id);
  const [adjustment] = priceAdjustments;
  if (!number || !adjustment) return null;
  return {
    id: sellingPlan.id,
    amount: adjustment.price,
    number,
    name: sellingPlan.name,
    description: sellingPlan.description?.trim() || null,
    ...toPriceView(adjustment.price, adjustment.compareAtPrice),
  };
}

/**
 * Chooses the plan of a product's URL. A plan that the variant does not have, or that is none, changes nothing but a message.
 * @param search the query of the URL, untrusted
 */
export function choosePlan(plans: PlansView, search: string): PlansView {
  const asked = [...new URLSearchParams(search)].find(([name]) => name.toLowerCase() === PLAN_PARAM)?.[1] ?? '';
  if (asked === '') return plans;
  const chosen = plans.groups.flatMap((group) => group.plans).find(({number}) => number === asked);
  return chosen ? {...plans, chosen} : {...plans, isSubstitute: true};
}
