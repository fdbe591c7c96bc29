import {cartResolvers} from '../cart/cart-resolvers';
import {catalogResolvers} from '../catalog/catalog-resolvers';
import {customerResolvers} from '../customers/customer-resolvers';
import {createExecutor, type Executor} from './executor';
import {guardFields} from './guard-fields';
import {bindResolvers, loadStorefrontSchema} from './schema';

let shared: Executor | undefined;

/**
 * Returns the executor of the Storefront API. Resolvers read the shop from their context, so all shops of a process
 * share one schema, which takes most of the startup time to load.
 */
export function storefrontExecutor(): Executor {
  if (shared) return shared;
  const schema = loadStorefrontSchema();
  for (const map of [...catalogResolvers, cartResolvers, customerResolvers]) bindResolvers(schema, map);
  guardFields(schema);
  shared = createExecutor(schema);
  return shared;
}
