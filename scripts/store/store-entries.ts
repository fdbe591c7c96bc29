import {z} from 'zod';
import type {AdminClient} from './admin-client';
import {listAll} from './list-all';
import {METAOBJECT_UPSERT_MUTATION, METAOBJECTS_QUERY} from './steps/entries.admin.gql';
import {requireNoErrors, UserErrorsSchema} from './user-errors';

const EntrySchema = z.object({
  id: z.string(),
  type: z.string(),
  handle: z.string(),
  fields: z.array(z.object({key: z.string(), type: z.string(), value: z.string().nullable()})),
});

/** A metaobject of the store. */
export type StoreEntry = z.infer<typeof EntrySchema>;

const UpsertedSchema = z.object({
  metaobjectUpsert: z.object({metaobject: EntrySchema.nullable(), userErrors: UserErrorsSchema}),
});

/** Reads the metaobjects of these types. */
export async function findEntries(admin: AdminClient, types: readonly string[]): Promise<readonly StoreEntry[]> {
  const entries: StoreEntry[] = [];
  for (const type of new Set(types)) entries.push(...(await listAll(admin, METAOBJECTS_QUERY, EntrySchema, {type})));
  return entries;
}

/** Creates a metaobject, or changes some of its fields. @throws RefusedError */
export async function upsertEntry(
  admin: AdminClient,
  {type, handle}: {readonly type: string; readonly handle: string},
  fields: readonly {readonly key: string; readonly value: string}[],
): Promise<StoreEntry> {
  const variables = {handle: {type, handle}, metaobject: {fields}};
  const {metaobjectUpsert} = await admin.request(METAOBJECT_UPSERT_MUTATION, variables, UpsertedSchema);
  requireNoErrors(metaobjectUpsert.userErrors);
  if (!metaobjectUpsert.metaobject) throw new Error('Shopify returned no metaobject.');
  return metaobjectUpsert.metaobject;
}
