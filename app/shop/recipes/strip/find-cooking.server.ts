import type {AppContext} from '~/platform/context.server';
import {nullOnUpstreamFailure} from '~/shop/catalog/degrade.server';
import {COOKING_STEPS_QUERY} from './cooking-steps.gql';
import type {CookingView} from './cooking-steps-view';
import {toCookingSteps, toUsualProtein} from './to-cooking-steps';

/** Finds how a product is cooked; nothing is known of it if Shopify does not respond, which is reported. */
export async function findCooking(
  {storefront, report}: Pick<AppContext, 'storefront' | 'report'>,
  handle: string,
): Promise<CookingView> {
  const found = await nullOnUpstreamFailure(storefront.query(COOKING_STEPS_QUERY, {variables: {handle}}), report);
  return {handle, strip: found && toCookingSteps(found), protein: found && toUsualProtein(found)};
}
