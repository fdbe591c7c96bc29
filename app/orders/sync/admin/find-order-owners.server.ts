import {z} from 'zod';
import type {Admin} from '~/platform/shopify/admin.server';
import {ORDER_OWNERS_QUERY} from './order-lookups.admin.gql';

/** The limit of the `nodes` query. */
const MAX_IDS = 250;

const OwnersSchema = z.object({
  nodes: z.array(z.object({id: z.string(), customer: z.object({id: z.string()}).nullish()}).nullable()),
});

/** Returns those of the orders that Shopify still has, with their customers. */
export async function findOrderOwners(admin: Admin, ids: readonly string[]) {
  const pages = Array.from({length: Math.ceil(ids.length / MAX_IDS)}, (_, page) =>
    admin.query(ORDER_OWNERS_QUERY, {ids: ids.slice(page * MAX_IDS, (page + 1) * MAX_IDS)}, OwnersSchema),
  );
  return (await Promise.all(pages)).flatMap(({nodes}) => nodes).filter((order) => order !== null);
}
