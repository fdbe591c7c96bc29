import {fail, succeed, type Result} from '~/core/result';
import type {AppContext} from '~/platform/context.server';
import {createAdmin, type Admin} from '~/platform/shopify/admin.server';
import {upstreamErrorOf} from '~/platform/shopify/upstream-problem';
import type {ShopProblem} from './shop-problem';

/** The access scope of each field that the product pages use. */
const SCOPES: ReadonlyMap<string, string> = new Map([
  ['products', 'read_products'],
  ['product', 'read_products'],
  ['productByIdentifier', 'read_products'],
  ['featured', 'read_products'],
  ['inventoryItem', 'read_inventory'],
  ['resourcePublicationsV2', 'read_publications'],
  ['publication', 'read_publications'],
  ['publications', 'read_publications'],
  ['productCreate', 'write_products'],
  ['productUpdate', 'write_products'],
  ['productDelete', 'write_products'],
  ['productReorderMedia', 'write_products'],
  ['stagedUploadsCreate', 'write_products'],
  ['fileUpdate', 'write_files'],
  ['productVariantsBulkUpdate', 'write_products'],
  ['metafieldsSet', 'write_products'],
  ['metafieldsDelete', 'write_products'],
  ['tagsAdd', 'write_products'],
  ['tagsRemove', 'write_products'],
  ['collectionReorderProducts', 'write_products'],
  ['inventorySetQuantities', 'write_inventory'],
  ['publishablePublish', 'write_publications'],
  ['publishableUnpublish', 'write_publications'],
]);

/** Returns the access scope that an error of the Admin API asks for, or null for any other error. */
export function missingScopeOf(error: unknown): string | null {
  const [, path = ''] = /ACCESS_DENIED at ([\w.]+)/.exec(upstreamErrorOf(error)?.detail ?? '') ?? [];
  const field = path.split('.').findLast((step) => SCOPES.has(step));
  return (field !== undefined && SCOPES.get(field)) || null;
}

/** Reads from the Admin API; an expected failure is reported and returned as a problem. */
export async function readFromShop<Value>(
  {config, report}: Pick<AppContext, 'config' | 'report'>,
  read: (admin: Admin) => Promise<Value>,
): Promise<Result<Value, ShopProblem>> {
  const admin = createAdmin(config);
  if (!admin) return fail({kind: 'no-token'});
  try {
    return succeed(await read(admin));
  } catch (error) {
    const upstream = upstreamErrorOf(error);
    if (!upstream) throw error;
    report(error);
    const scope = missingScopeOf(error);
    if (scope !== null) return fail({kind: 'missing-scope', scope});
    return fail({kind: upstream.fault === 'throttled' ? 'shop-busy' : 'shop-down'});
  }
}
