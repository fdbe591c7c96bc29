import {z} from 'zod';
import type {AdminClient} from './admin-client';
import {StoreError} from './store-error';
import {METAFIELDS_DELETE_MUTATION, METAFIELDS_SET_MUTATION, STORE_RECORD_QUERY} from './store-record.admin.gql';
import {requireNoErrors, UserErrorsSchema} from './user-errors';

/** The names of the metafields of the shop that the setup writes. */
const RECORD_NAMES = {namespace: 'store_setup', record: 'record', lock: 'lock'};

/** What the command recorded about one item. Without a digest, a run was interrupted while it created or removed the item. */
export interface LedgerEntry {
  readonly id?: string;
  /** Digest of the item as the store returned it. */
  readonly digest?: string;
  /** Digest of what was written, if the store returned something else. */
  readonly wanted?: string;
}

export type LedgerEntries = Readonly<Record<string, LedgerEntry>>;

const MetafieldSchema = z.object({value: z.string(), compareDigest: z.string()}).nullable();
const StoredSchema = z.object({
  shop: z.object({id: z.string(), record: MetafieldSchema, lock: MetafieldSchema}),
});
const EntriesSchema = z.record(
  z.string(),
  z.object({id: z.string().optional(), digest: z.string().optional(), wanted: z.string().optional()}),
);
const SetSchema = z.object({
  metafieldsSet: z.object({
    metafields: z.array(z.object({key: z.string(), compareDigest: z.string()})).nullable(),
    userErrors: UserErrorsSchema,
  }),
});
const DeleteSchema = z.object({metafieldsDelete: z.object({userErrors: UserErrorsSchema})});
const LockSchema = z.object({run: z.string(), until: z.string()});

/** The metafields of the shop as they are stored. */
type StoredRecord = z.infer<typeof StoredSchema>['shop'];

function parseStored<Value>(schema: z.ZodType<Value>, text: string, what: string): Value {
  try {
    return schema.parse(JSON.parse(text));
  } catch {
    throw new StoreError(
      `The shop's metafield ${RECORD_NAMES.namespace}.${what} is not what this command writes.`,
      'Restore its value, or delete it: then everything in the store counts as entered by a person.',
    );
  }
}

export const findStoredRecord = async (admin: AdminClient): Promise<StoredRecord> =>
  (await admin.request(STORE_RECORD_QUERY, RECORD_NAMES, StoredSchema)).shop;

/** @throws StoreError if a person changed it */
export const parseEntries = ({record}: StoredRecord): LedgerEntries =>
  record ? parseStored(EntriesSchema, record.value, RECORD_NAMES.record) : {};

/** Returns which run has claimed the store, or null. @throws StoreError if a person changed it */
export const parseLock = ({lock}: StoredRecord): z.infer<typeof LockSchema> | null =>
  lock && parseStored(LockSchema, lock.value, RECORD_NAMES.lock);

/** What is written of the record: the entries, the claim, or both. */
interface RecordValues {
  readonly record?: LedgerEntries;
  readonly lock: z.infer<typeof LockSchema>;
}

/** Reads and writes the metafields, whose digests it remembers. */
export function createRecordAccess(admin: AdminClient) {
  let ownerId = '';
  let digests: Readonly<Record<string, string | null>> = {};
  return {
    async read(): Promise<StoredRecord> {
      const stored = await findStoredRecord(admin);
      ownerId = stored.id;
      digests = {record: stored.record?.compareDigest ?? null, lock: stored.lock?.compareDigest ?? null};
      return stored;
    },
    /** @returns false if they changed since they were read or written here: then nothing is written */
    async write(values: RecordValues): Promise<boolean> {
      const metafields = Object.entries(values).map(([key, value]) => ({
        ...{ownerId, namespace: RECORD_NAMES.namespace, key, type: 'json'},
        value: JSON.stringify(value),
        compareDigest: digests[key],
      }));
      const {metafieldsSet} = await admin.request(METAFIELDS_SET_MUTATION, {metafields}, SetSchema);
      if (metafieldsSet.userErrors.some(({code}) => code === 'STALE_OBJECT')) return false;
      requireNoErrors(metafieldsSet.userErrors);
      const written = (metafieldsSet.metafields ?? []).map(({key, compareDigest}) => [key, compareDigest] as const);
      digests = {...digests, ...Object.fromEntries(written)};
      return true;
    },
    async removeLock(): Promise<void> {
      const metafields = [{ownerId, namespace: RECORD_NAMES.namespace, key: RECORD_NAMES.lock}];
      await admin.request(METAFIELDS_DELETE_MUTATION, {metafields}, DeleteSchema);
    },
  };
}
