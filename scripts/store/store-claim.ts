import {randomUUID} from 'node:crypto';
import {setTimeout as sleep} from 'node:timers/promises';
import type {AdminClient} from './admin-client';
import {StoreError} from './store-error';
import {createRecordAccess, parseEntries, parseLock, type LedgerEntries} from './stored-record';

/** How long a claim lasts, how often it is renewed, and how a run waits for another one. All in milliseconds. */
export interface ClaimTimes {
  /** After this time without a renewal the run counts as killed. */
  readonly claimMs: number;
  readonly renewMs: number;
  readonly pollMs: number;
  readonly maxWaitMs: number;
}

const DEFAULT_TIMES: ClaimTimes = {claimMs: 60_000, renewMs: 20_000, pollMs: 5_000, maxWaitMs: 15 * 60_000};

/** Thrown when another run has the store. */
class BusyError extends StoreError {
  override name = 'BusyError';
  constructor(since: string) {
    super(`Another run is at work on this store: ${since}.`, 'Wait for it to end, and run the command again.');
  }
}

/** The right of one run to change the store. Only with it can the record be written. */
interface Claim {
  /** The record when the store was claimed. */
  readonly entries: LedgerEntries;
  write(entries: LedgerEntries): Promise<void>;
  /** Renews the claim if it has ended. @throws StoreError if another run took the store meanwhile */
  requireHeld(): Promise<void>;
  release(): Promise<void>;
}

/** Writes the record and renews the claim at once: a run that lost its claim cannot write. */
function createWriter(admin: AdminClient, claimMs: number) {
  const access = createRecordAccess(admin);
  const run = randomUUID();
  let untilMs = 0;
  let last: Promise<unknown> = Promise.resolve();

  async function send(record: LedgerEntries | null): Promise<boolean> {
    const endMs = Date.now() + claimMs;
    const lock = {run, until: new Date(endMs).toISOString()};
    if (!(await access.write({...(record && {record}), lock}))) return false;
    untilMs = endMs;
    return true;
  }

  const isOwn = async () => parseLock(await access.read())?.run === run;

  async function write(entries: LedgerEntries | null): Promise<void> {
    if (await send(entries)) return;
    // The response to an earlier write of this run may have been lost.
    if ((await isOwn()) && (await send(entries))) return;
    throw new BusyError('it took the store from this run');
  }

  return {
    read: access.read,
    send,
    hasEnded: () => Date.now() > untilMs,
    /** Whether the last renewal is longer ago. */
    isDue: (afterMs: number) => Date.now() > untilMs - claimMs + afterMs,
    /** Writes after those that were begun before; with null, only the claim. */
    write(entries: LedgerEntries | null): Promise<void> {
      const next = last.then(() => write(entries));
      last = next.catch(() => undefined);
      return next;
    },
    async release(): Promise<void> {
      await last;
      // A write may have worked although its response was lost.
      if (await isOwn()) await access.removeLock();
    },
  };
}

type Writer = ReturnType<typeof createWriter>;

/** Claims the store as soon as no other run has it. */
async function claim(
  writer: Writer,
  {pollMs, maxWaitMs}: ClaimTimes,
  onWait: (message: string) => void,
): Promise<LedgerEntries> {
  const endMs = Date.now() + maxWaitMs;
  let isWaiting = false;
  for (;;) {
    const stored = await writer.read();
    const held = parseLock(stored);
    const isHeld = held !== null && Date.parse(held.until) > Date.now();
    const entries = parseEntries(stored);
    if (!isHeld && (await writer.send(entries))) return entries;
    if (Date.now() >= endMs)
      throw new BusyError(isHeld ? `it has it until ${held.until}` : 'it began at the same time');
    if (!isWaiting) onWait('Another run is at work on this store: waiting for it to end.');
    isWaiting = true;
    await sleep(pollMs);
  }
}

/** How a run claims the store. */
export interface ClaimOptions {
  readonly onWait: (message: string) => void;
  readonly times?: Partial<ClaimTimes> | undefined;
}

/** Claims the store for this run, which renews the claim until it is released. @throws StoreError if the other run does not end */
export async function claimStore(admin: AdminClient, {onWait, times: given}: ClaimOptions): Promise<Claim> {
  const times = {...DEFAULT_TIMES, ...given};
  const writer = createWriter(admin, times.claimMs);
  const entries = await claim(writer, times, onWait).catch(async (error: unknown) => {
    await writer.release().catch(() => undefined);
    throw error;
  });
  let lost: BusyError | null = null;
  // An upload may take longer than a claim.
  const timer = setInterval(() => {
    if (!writer.isDue(times.renewMs / 2)) return;
    writer.write(null).catch((error: unknown) => {
      if (error instanceof BusyError) lost = error;
    });
  }, times.renewMs);
  timer.unref();
  return {
    entries,
    write: (written) => writer.write(written),
    async requireHeld() {
      if (lost) throw lost;
      if (writer.hasEnded()) await writer.write(null);
    },
    async release() {
      clearInterval(timer);
      await writer.release();
    },
  };
}
