import {PLAN_PARAM} from '~/core/plan-param';
import {variantQuery} from '~/core/variant-query';
import type {Money} from '~/core/money';
import type {SelectedOption} from './option-view';
import type {PriceView} from './price';
import {productPath} from './product-path';

/** A subscription that the variant of the page can be bought with. */
export interface PlanView extends PriceView {
  /** GID of the selling plan. */
  readonly id: string;
  readonly amount: Money;
  /** The number in its GID, which addresses contain. */
  readonly number: string;
  readonly name: string;
  readonly description: string | null;
}

/** How a product can be bought that has selling plans. */
export interface PlansView {
  readonly groups: readonly {readonly name: string; readonly plans: readonly PlanView[]}[];
  /** The price of a one-time purchase; null if the product is sold by subscription only. */
  readonly oneTime: PriceView | null;
  /** Null for a one-time purchase. */
  readonly chosen: PlanView | null;
  /** Whether the URL asks for a plan that the variant does not have. */
  readonly isSubstitute: boolean;
}

/** Returns the page of a product with a variant and a plan; without a plan for a one-time purchase. */
export function planPath(
  {handle, selectedOptions}: {readonly handle: string; readonly selectedOptions: readonly SelectedOption[]},
  plan: Pick<PlanView, 'number'> | null,
): string {
  const path = productPath(handle) + (selectedOptions.length > 0 ? variantQuery(selectedOptions) : '');
  return plan ? withPlan(path, plan) : path;
}

/** Returns a product's path with a plan. */
export const withPlan = (path: string, {number}: Pick<PlanView, 'number'>): string =>
  `${path}${path.includes('?') ? '&' : '?'}${PLAN_PARAM}=${number}`;
