import {randomUUID} from 'node:crypto';
import {z} from 'zod';
import type {AdminClient} from './admin-client';
import {METAFIELDS_DELETE_MUTATION, METAFIELDS_SET_MUTATION, STORE_RECORD_QUERY} from './store-record.admin.gql';
import {StoreError} from './store-error';
import {requireNoErrors, UserErrorsSchema} from './user-errors';

const NAMES = {namespace: 'store_setup', record: 'record', lock: 'lock'};
const LOCK_MS = 60_000;
const SAVE_AFTER_MS = 10_000;

/** What the command recorded about one item. Without a digest, a run was interrupted while it created the item. */
export interface LedgerEntry {
  readonly id?: string;
  /** Digest of the item as the store returned it. */
  readonly digest?: string;
  /** Digest of what was written, if the store returned something else. */
  readonly wanted?: string;
}

/** The record of what the command created, which a metafield of the shop holds. */
export interface Ledger {
  find(key: string): LedgerEntry | undefined;
  /** Records what is about to be created: after an interruption, the next run can tell it from what a person entered. */
  intend(keys: readonly string[]): Promise<void>;
  record(key: string, entry: LedgerEntry): Promise<void>;
  forget(key: string): void;
  /** Returns the keys of everything recorded. */
  keys(): readonly string[];
  save(): Promise<void>;
  /** Lets the next run begin. */
  release(): Promise<void>;
}

const MetafieldSchema = z.object({value: z.string(), compareDigest: z.string()}).nullable();
const StoredSchema = z.object({
  shop: z.object({id: z.string(), record: MetafieldSchema, lock: MetafieldSchema}),
});
const RecordSchema = z.record(
  z.string(),
  z.object({id: z.string().optional(), digest: z.string().optional(), wanted: z.string().optional()}),
);
const LockSchema = z.object({run: z.string(), until: z.string()});
const SetSchema = z.object({
  metafieldsSet: z.object({
    metafields: z.array(z.object({key: z.string(), compareDigest: z.string()})).nullable(),
    userErrors: UserErrorsSchema,
  }),
});
const DeleteSchema = z.object({metafieldsDelete: z.object({userErrors: UserErrorsSchema})});

function parseStored<Value>(schema: z.ZodType<Value>, text: string, what: string): Value {
  try {
    return schema.parse(JSON.parse(text));
  } catch {
    throw new StoreError(
      `The shop's metafield ${NAMES.namespace}.${what} is not what this command writes.`,
      'Restore its value, or delete it: then everything in the store counts as entered by a person.',
    );
  }
}

const busy = (since: string): StoreError =>
  new StoreError(
    `Another run is at work on this store: ${since}.`,
    'Wait for it to end. If it was killed, run the command again after a minute.',
  );

const readStored = async (admin: AdminClient) => (await admin.request(STORE_RECORD_QUERY, NAMES, StoredSchema)).shop;

/** Reads the record without the right to change it. */
export async function readLedger(admin: AdminClient): Promise<Pick<Ledger, 'find' | 'keys'>> {
  const {record} = await readStored(admin);
  const entries = record ? parseStored(RecordSchema, record.value, NAMES.record) : {};
  return {find: (key) => entries[key], keys: () => Object.keys(entries)};
}

type Entries = Readonly<Record<string, LedgerEntry>>;

/** Writes the record, and renews the claim of this run on the store: both at once, so that a run that lost it stops. */
async function createWriter(admin: AdminClient, now: () => number) {
  const {id: ownerId, record, lock} = await readStored(admin);
  const run = randomUUID();
  const held = lock && parseStored(LockSchema, lock.value, NAMES.lock);
  if (held && Date.parse(held.until) > now()) throw busy(`it holds it until ${held.until}`);
  let digests: Record<string, string | null> = {
    [NAMES.record]: record?.compareDigest ?? null,
    [NAMES.lock]: lock?.compareDigest ?? null,
  };
  return {
    entries: record ? parseStored(RecordSchema, record.value, NAMES.record) : {},
    async write(entries: Entries): Promise<void> {
      const until = new Date(now() + LOCK_MS).toISOString();
      const metafields = Object.entries({[NAMES.record]: entries, [NAMES.lock]: {run, until}}).map(([key, value]) => ({
        ...{ownerId, namespace: NAMES.namespace, key, type: 'json'},
        value: JSON.stringify(value),
        compareDigest: digests[key],
      }));
      const {metafieldsSet} = await admin.request(METAFIELDS_SET_MUTATION, {metafields}, SetSchema);
      if (metafieldsSet.userErrors.some(({code}) => code === 'STALE_OBJECT')) throw busy('it began at the same time');
      requireNoErrors(metafieldsSet.userErrors);
      digests = Object.fromEntries((metafieldsSet.metafields ?? []).map((each) => [each.key, each.compareDigest]));
    },
    /** Gives the store up if this run has it: a write may have worked although its response was lost. */
    async release(): Promise<void> {
      const {lock: current} = await readStored(admin);
      if (!current || parseStored(LockSchema, current.value, NAMES.lock).run !== run) return;
      const metafields = [{ownerId, namespace: NAMES.namespace, key: NAMES.lock}];
      await admin.request(METAFIELDS_DELETE_MUTATION, {metafields}, DeleteSchema);
    },
  };
}

/** Opens the record for this run alone. @throws StoreError if another run is at work */
export async function openLedger(admin: AdminClient, now: () => number = Date.now): Promise<Ledger> {
  const writer = await createWriter(admin, now);
  let entries: Entries = writer.entries;
  let savedAtMs = now();

  async function save(): Promise<void> {
    await writer.write(entries);
    savedAtMs = now();
  }

  await save().catch(async (error: unknown) => {
    await writer.release().catch(() => undefined);
    throw error;
  });
  return {
    find: (key) => entries[key],
    keys: () => Object.keys(entries),
    async intend(keys) {
      const fresh = keys.filter((key) => !entries[key]);
      if (fresh.length === 0) return;
      entries = {...entries, ...Object.fromEntries(fresh.map((key) => [key, {}]))};
      await save();
    },
    async record(key, entry) {
      entries = {...entries, [key]: entry};
      if (now() - savedAtMs > SAVE_AFTER_MS) await save();
    },
    forget(key) {
      const {[key]: _forgotten, ...others} = entries;
      entries = others;
    },
    save,
    release: () => writer.release(),
  };
}
