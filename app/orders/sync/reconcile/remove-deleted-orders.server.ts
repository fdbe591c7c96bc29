import {z} from 'zod';
import type {Admin} from '~/platform/shopify/admin.server';
import type {Backend} from '~/platform/supabase/backend.server';
import {findOrderOwners} from '../admin/find-order-owners.server';
import {ACCESS_SCOPES_QUERY} from '../admin/order-lookups.admin.gql';
import {withAdminRateLimit} from '~/platform/limits/admin-rate-limit';

const BATCH_SIZE = 100;

/** If Shopify knows none of this many orders, the credentials are probably those of another store. */
const MAX_ALL_DELETED = 10;

const DAY_MS = 24 * 60 * 60_000;

/** Without `read_all_orders` Shopify hides orders older than 60 days, so a missing one is not known to be deleted. */
const VISIBLE_MS = 59 * DAY_MS;

const ScopesSchema = z.object({
  currentAppInstallation: z.object({accessScopes: z.array(z.object({handle: z.string()}))}),
});

/**
 * Checks the next batch of stored orders and removes those that Shopify no longer has.
 * @returns the number of removed orders
 * @throws Error if Shopify knows none of them; then none is removed
 */
export async function removeDeletedOrders(backend: Backend, admin: Admin, nowMs = Date.now()): Promise<number> {
  const oldest = !(await canReadAllOrders(admin)) && {p_placed_after: new Date(nowMs - VISIBLE_MS).toISOString()};
  const ids = await backend.call('next_orders_to_scan', {p_count: BATCH_SIZE, ...oldest});
  const owners = await withAdminRateLimit(admin, () => findOrderOwners(admin, ids));
  const existing = new Set(owners.map(({id}) => id));
  const deleted = ids.filter((id) => !existing.has(id));
  if (existing.size === 0 && deleted.length >= MAX_ALL_DELETED)
    throw new Error(
      `Shopify knows none of ${deleted.length} stored orders: are the credentials those of another store?`,
    );
  const at = new Date(nowMs).toISOString();
  for (const id of deleted)
    await backend.call('mark_order_deleted', {p_delivery: null, p_order: {shopify_order_id: id, at}});
  return deleted.length;
}

async function canReadAllOrders(admin: Admin): Promise<boolean> {
  const {currentAppInstallation: app} = await withAdminRateLimit(admin, () =>
    admin.query(ACCESS_SCOPES_QUERY, {}, ScopesSchema),
  );
  return app.accessScopes.some(({handle}) => handle === 'read_all_orders');
}
