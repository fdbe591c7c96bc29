import {addDrops, type DropCounts, type DropReason} from '~/core/drop-counts';
import type {StoredEntry} from './parse-beacon';

export interface BeaconBatch {
  readonly entries: readonly StoredEntry[];
  readonly drops: DropCounts;
  /** Who is signed in during which visit. The database leaves out admins and does not store it. */
  readonly people: Readonly<Record<string, string>>;
}

/** What waits in the memory of this isolate until it is written. */
export interface EntryBuffer {
  /** Adds entries; those above the limit are dropped. @param userId who is signed in; null if the visitor is signed out */
  add(entries: readonly StoredEntry[], userId: string | null): void;
  /** Counts what is not stored. */
  drop(drops: DropCounts): void;
  /** Removes what is due; null if nothing is. Drops alone are due when they are old enough. */
  take(): BeaconBatch | null;
  /** Returns a batch that was not written. What exceeds the limit meanwhile is dropped. */
  giveBack(batch: BeaconBatch): void;
}

const MAX_ENTRIES = 2_000;
const MAX_BATCH = 500;
/** Drops alone are no reason to write more often: anybody can cause them. */
const DROPS_DUE_MS = 10_000;

/** Creates an empty buffer. @param now a clock in milliseconds */
export function createEntryBuffer(now: () => number = Date.now): EntryBuffer {
  let entries: StoredEntry[] = [];
  let drops: DropCounts = {};
  let dropsSinceMs: number | null = null;
  let people: Record<string, string> = {};

  const drop = (more: DropCounts) => {
    if (Object.keys(more).length === 0) return;
    addDrops(drops, more);
    dropsSinceMs ??= now();
  };
  const store = (more: readonly StoredEntry[], others: Readonly<Record<string, string>>) => {
    const stored = more.slice(0, MAX_ENTRIES - entries.length);
    entries.push(...stored);
    for (const {visit} of stored) if (others[visit] !== undefined) people[visit] = others[visit];
    const lost = more.length - stored.length;
    if (lost > 0) drop({'buffer-full': lost});
  };

  return {
    add: (more, userId) => store(more, userId && more[0] ? {[more[0].visit]: userId} : {}),
    drop,
    take() {
      const areDropsDue = dropsSinceMs !== null && now() - dropsSinceMs >= DROPS_DUE_MS;
      if (entries.length === 0 && !areDropsDue) return null;
      const batch = {entries: entries.slice(0, MAX_BATCH), drops, people};
      entries = entries.slice(MAX_BATCH);
      if (entries.length === 0) people = {};
      [drops, dropsSinceMs] = [{}, null];
      return batch;
    },
    giveBack(batch) {
      store(batch.entries, batch.people);
      drop(batch.drops);
    },
  };
}

/** Returns the drops of a whole batch. */
export const dropBatch = ({entries, drops}: BeaconBatch, reason: DropReason): DropCounts => ({
  ...drops,
  [reason]: (drops[reason] ?? 0) + entries.length,
});
