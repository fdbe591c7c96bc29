import {getAllProducts} from '../catalog/catalog-changes';
import {FieldNotEmulatedError, type ResolverMap} from '../graphql/schema';
import {isGiven} from '../graphql/is-given';
import type {ShopContext} from '../state';

interface CountArgs {
  readonly limit?: number | null;
  readonly query?: string | null;
  readonly savedSearchId?: string | null;
}

/** Counts up to the limit, as Shopify does; null means no limit. */
function toCount(fieldName: string, total: number, {limit, query, savedSearchId}: CountArgs) {
  if (isGiven(query) || isGiven(savedSearchId))
    throw new FieldNotEmulatedError('QueryRoot', `${fieldName} with a search`);
  const isExact = !isGiven(limit) || total <= limit;
  return {count: isExact ? total : limit, precision: isExact ? 'EXACT' : 'AT_LEAST'};
}

export const countResolvers: ResolverMap = {
  QueryRoot: {
    customersCount: (_root: unknown, args: CountArgs, {state}: ShopContext) =>
      toCount('customersCount', state.data.customers.length, args),
    productsCount: (_root: unknown, args: CountArgs, {state}: ShopContext) =>
      toCount('productsCount', getAllProducts(state).length, args),
  },
};
