import type {AdminClient} from './admin-client';
import {openLedger, readLedger, type Ledger} from './ledger';
import type {ClaimOptions} from './store-claim';

/** The record as a run sees it; without a ledger the run changes nothing. */
interface Run {
  readonly record: Pick<Ledger, 'find' | 'keys'>;
  readonly ledger: Ledger | null;
}

/** Runs with the record of a store, which is claimed if the store is changed, and released also if the run fails. */
export async function withLedger<Result>(
  admin: AdminClient,
  claim: ClaimOptions | null,
  run: (opened: Run) => Promise<Result>,
): Promise<Result> {
  if (!claim) return run({record: await readLedger(admin), ledger: null});
  const ledger = await openLedger(admin, claim);
  try {
    const result = await run({record: ledger, ledger});
    await ledger.save();
    return result;
  } catch (error) {
    // What was created since the last save is recorded as begun, so that the next run recognizes it.
    await ledger.save().catch(() => undefined);
    throw error;
  } finally {
    await ledger.release().catch(() => undefined);
  }
}
