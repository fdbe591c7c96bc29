import {connection, type ConnectionArgs} from '../graphql/connection';
import type {ResolverMap} from '../graphql/schema';
import type {ShopContext} from '../state';
import type {ProductNode, VariantNode} from '../catalog/nodes';
import {toAllocationNode, toGroupNode, toPlanNode, intervalText, type PlanGroupNode} from './selling-plan-nodes';
import {groupsOfProduct, groupsOfVariant} from './selling-plans';

/** The fields of products, variants and groups that take arguments. */
export const sellingPlanResolvers: ResolverMap = {
  Product: {
    requiresSellingPlan: ({product}: ProductNode) => product.requiresSellingPlan ?? false,
    sellingPlanGroups: ({product}: ProductNode, args: ConnectionArgs, {state}: ShopContext) =>
      connection(groupsOfProduct(state.seed, product).map(toGroupNode), args, ({group}) => group.number),
  },
  ProductVariant: {
    sellingPlanAllocations: ({variant}: VariantNode, args: ConnectionArgs, {state}: ShopContext) =>
      connection(
        groupsOfVariant(state.seed, variant).flatMap(({plans, option}) =>
          plans.map((plan) => toAllocationNode(variant, plan, option)),
        ),
        args,
        ({sellingPlan}) => sellingPlan.id,
      ),
  },
  SellingPlanGroup: {
    name: ({group}: PlanGroupNode) => group.name,
    appName: ({group}: PlanGroupNode) => group.appName,
    options: ({group}: PlanGroupNode) => [{name: group.option, values: group.plans.map(intervalText)}],
    sellingPlans: ({group}: PlanGroupNode, args: ConnectionArgs) =>
      connection(
        group.plans.map((plan) => toPlanNode(plan, group.option)),
        args,
        ({id}) => id,
      ),
  },
};
