import type {AdminClient} from './admin-client';
import {claimStore, type ClaimOptions} from './store-claim';
import {findStoredRecord, parseEntries, type LedgerEntries, type LedgerEntry} from './stored-record';

const SAVE_AFTER_MS = 10_000;

/** The record of what the command created, which a metafield of the shop holds. */
export interface Ledger {
  find(key: string): LedgerEntry | undefined;
  /**
   * Records what is about to be created or removed: after an interruption, the next run can tell it from what a person
   * entered or removed.
   */
  intend(created: readonly string[], removed: readonly string[]): Promise<void>;
  record(key: string, entry: LedgerEntry): Promise<void>;
  forget(key: string): void;
  /** Returns the keys of everything recorded. */
  keys(): readonly string[];
  save(): Promise<void>;
  /** @throws StoreError if another run took the store */
  requireClaim(): Promise<void>;
  /** Lets the next run begin. */
  release(): Promise<void>;
}

/** Reads the record without the right to change it. */
export async function readLedger(admin: AdminClient): Promise<Pick<Ledger, 'find' | 'keys'>> {
  const entries = parseEntries(await findStoredRecord(admin));
  return {find: (key) => entries[key], keys: () => Object.keys(entries)};
}

/** Opens the record for this run alone, as soon as no other run has it. @throws StoreError if the other run does not end */
export async function openLedger(admin: AdminClient, options: ClaimOptions): Promise<Ledger> {
  const claim = await claimStore(admin, options);
  let entries: LedgerEntries = claim.entries;
  let savedAtMs = Date.now();

  async function save(): Promise<void> {
    await claim.write(entries);
    savedAtMs = Date.now();
  }

  return {
    find: (key) => entries[key],
    keys: () => Object.keys(entries),
    async intend(created, removed) {
      const fresh = [...created.filter((key) => !entries[key]), ...removed.filter((key) => entries[key])];
      if (fresh.length === 0) return;
      entries = {...entries, ...Object.fromEntries(fresh.map((key) => [key, {}]))};
      await save();
    },
    async record(key, entry) {
      entries = {...entries, [key]: entry};
      if (Date.now() - savedAtMs > SAVE_AFTER_MS) await save();
    },
    forget(key) {
      const {[key]: _forgotten, ...others} = entries;
      entries = others;
    },
    save,
    requireClaim: () => claim.requireHeld(),
    release: () => claim.release(),
  };
}
