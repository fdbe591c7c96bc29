import {z} from 'zod';
import type {AdminClient} from './admin-client';
import {createNode} from './create-node';
import {listAll} from './list-all';
import {METAOBJECT_UPSERT_MUTATION, METAOBJECTS_QUERY} from './steps/entries.admin.gql';

const EntrySchema = z.object({
  id: z.string(),
  type: z.string(),
  handle: z.string(),
  fields: z.array(z.object({key: z.string(), type: z.string(), value: z.string().nullable()})),
});

/** A metaobject of the store. */
export type StoreEntry = z.infer<typeof EntrySchema>;

/** Reads the metaobjects of these types. */
export async function findEntries(admin: AdminClient, types: readonly string[]): Promise<readonly StoreEntry[]> {
  const entries: StoreEntry[] = [];
  for (const type of new Set(types)) entries.push(...(await listAll(admin, METAOBJECTS_QUERY, EntrySchema, {type})));
  return entries;
}

/** Creates a metaobject, or changes some of its fields. @throws RefusedError */
export function upsertEntry(
  admin: AdminClient,
  {type, handle}: {readonly type: string; readonly handle: string},
  fields: readonly {readonly key: string; readonly value: string}[],
): Promise<StoreEntry> {
  const variables = {handle: {type, handle}, metaobject: {fields}};
  return createNode(admin, METAOBJECT_UPSERT_MUTATION, variables, EntrySchema);
}
