import type {AppContext} from '~/platform/context.server';
import {nullOnUpstreamFailure} from '~/shop/catalog/degrade.server';
import {COOKING_STEPS_QUERY} from './cooking-steps.gql';
import type {CookingStepsView} from './cooking-steps-view';
import {toCookingSteps} from './to-cooking-steps';

/** Finds the clips of how a product is cooked; null if the merchant has none, or if Shopify does not respond, which is reported. */
export async function findCookingSteps(
  {storefront, report}: Pick<AppContext, 'storefront' | 'report'>,
  handle: string,
): Promise<CookingStepsView | null> {
  const found = await nullOnUpstreamFailure(storefront.query(COOKING_STEPS_QUERY, {variables: {handle}}), report);
  return found && toCookingSteps(found);
}
