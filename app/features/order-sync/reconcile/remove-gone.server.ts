import {z} from 'zod';
import type {Admin} from '~/platform/shopify/admin.server';
import type {Backend} from '~/platform/supabase/backend.server';
import {findOwners} from '../admin/find-owners.server';
import {ACCESS_SCOPES_QUERY} from '../admin/order-lookups.admin.gql';
import {paced} from './pace';

/** So many orders are looked up by one run. */
const LOOKED_UP = 100;

/** A shop that knows none of so many is another shop, or its token is another app's: nobody deletes all orders in a row. */
const TOO_MANY_UNKNOWN = 10;

const DAY_MS = 24 * 60 * 60_000;

/** Without `read_all_orders` the shop hides what is older than 60 days: there "not found" does not mean "gone". */
const SEEN_FOR_MS = 59 * DAY_MS;

const ScopesSchema = z.object({
  currentAppInstallation: z.object({accessScopes: z.array(z.object({handle: z.string()}))}),
});

/**
 * Looks some of the mirror's orders up in the shop, each run the next ones, and takes away what the shop no longer has.
 * @returns how many were taken away
 * @throws Error when the shop knows none of them, and nothing is taken away
 */
export async function removeGone(backend: Backend, admin: Admin, nowMs = Date.now()): Promise<number> {
  const oldest = !(await seesAll(admin)) && {p_placed_after: new Date(nowMs - SEEN_FOR_MS).toISOString()};
  const ids = await backend.call('next_orders_to_look_up', {p_count: LOOKED_UP, ...oldest});
  const owners = await paced(admin, () => findOwners(admin, ids));
  const known = new Set(owners.map(({id}) => id));
  const gone = ids.filter((id) => !known.has(id));
  if (known.size === 0 && gone.length >= TOO_MANY_UNKNOWN)
    throw new Error(`The shop knows none of ${gone.length} orders: is it the shop that they come from?`);
  const at = new Date(nowMs).toISOString();
  for (const id of gone) await backend.call('remove_order', {p_delivery: null, p_order: {shopify_order_id: id, at}});
  return gone.length;
}

async function seesAll(admin: Admin): Promise<boolean> {
  const {currentAppInstallation: app} = await paced(admin, () => admin.ask(ACCESS_SCOPES_QUERY, {}, ScopesSchema));
  return app.accessScopes.some(({handle}) => handle === 'read_all_orders');
}
