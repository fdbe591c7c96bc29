import {createOnce} from '~/core/create-once';
import {CART_CONTENTS_PLAN_FRAGMENT, CART_LINE_PLANS_FRAGMENT} from './cart-plans.gql';
import {PLAN_ACCESS_QUERY} from './plan-access.gql';
import type {PlanAccessQuery} from '../../../storefrontapi.generated';

const PLAN_FRAGMENTS: readonly (readonly [name: string, text: string])[] = [
  ['CartLinePlans', CART_LINE_PLANS_FRAGMENT],
  ['CartContentsPlan', CART_CONTENTS_PLAN_FRAGMENT],
];

/** Reads of public data, through the cache. */
interface Reader {
  query(document: typeof PLAN_ACCESS_QUERY): Promise<PlanAccessQuery>;
}

/**
 * Creates the function that adapts documents about carts to the store: without the scope `unauthenticated_read_selling_plans`,
 * Shopify refuses a cart whose plans are read, so that these fields are left out. A denied change could not be repeated, so
 * the cached result of another read decides.
 */
export function createPlanFilter(storefront: Reader): (document: string) => Promise<string> {
  const hasAccess = createOnce(async () => {
    try {
      const {products} = await storefront.query(PLAN_ACCESS_QUERY);
      return products.nodes.some(({sellingPlanGroups}) => sellingPlanGroups !== undefined);
    } catch {
      // The cart's own request reports that Shopify is down.
      return false;
    }
  });
  return async (document) => {
    const found = PLAN_FRAGMENTS.filter(([, text]) => document.includes(text));
    return found.length === 0 || (await hasAccess()) ? document : found.reduce(withoutFragment, document);
  };
}

const withoutFragment = (document: string, [name, text]: (typeof PLAN_FRAGMENTS)[number]): string =>
  document.replaceAll(text, '').replaceAll(`...${name}`, '');
