import {differences, digestOf} from './facts-digest';
import type {Ledger} from './ledger';
import type {Found, SetupItem, SetupStep} from './setup-item';
import {InUseError, RefusedError} from './user-errors';

/** What undoing did, or would do, with one recorded item. `kept` is for what a person changed or uses; `left` failed. */
export interface UndoResult {
  readonly key: string;
  readonly outcome: 'gone' | 'kept' | 'left' | 'removed';
  readonly reason?: string;
}

/** Whether it is as the command created it: an interrupted run did not get to record that. */
const isAsCreated = ({wanted}: SetupItem, {facts}: Found, digest: string | undefined): boolean =>
  digest === undefined ? differences(wanted, facts).length === 0 : digest === digestOf(facts);

function judge(item: SetupItem, ledger: Pick<Ledger, 'find'>): UndoResult {
  const {key, found, remove} = item;
  const digest = ledger.find(key)?.digest;
  if (!found) return {key, outcome: 'gone'};
  if (!isAsCreated(item, found, digest)) {
    return digest === undefined
      ? {key, outcome: 'left', reason: 'a run was interrupted, or a person entered it: remove it by hand'}
      : {key, outcome: 'kept', reason: 'a person changed it'};
  }
  return {key, outcome: remove ? 'removed' : 'gone'};
}

async function removeItem(item: SetupItem, result: UndoResult): Promise<UndoResult> {
  if (result.outcome !== 'removed' || !item.remove || !item.found) return result;
  try {
    await item.remove(item.found);
    return result;
  } catch (error) {
    if (!(error instanceof RefusedError)) throw error;
    return {key: result.key, outcome: error instanceof InUseError ? 'kept' : 'left', reason: error.message};
  }
}

/** Returns what undoing a step would do. Only what the command created, and no person changed since, is removed. */
export async function planUndo(step: SetupStep, ledger: Pick<Ledger, 'find'>): Promise<readonly UndoResult[]> {
  const items = await step.load();
  return items.filter(({key}) => ledger.find(key)).map((item) => judge(item, ledger));
}

/** Undoes a step, the last item first. */
export async function undoStep(step: SetupStep, ledger: Ledger): Promise<readonly UndoResult[]> {
  const items = (await step.load()).filter(({key}) => ledger.find(key)).reverse();
  const results: UndoResult[] = [];
  for (const item of items) {
    await ledger.requireClaim();
    const result = await removeItem(item, judge(item, ledger));
    if (result.outcome === 'removed' || result.outcome === 'gone') ledger.forget(item.key);
    results.push(result);
  }
  if (items.length > 0) await ledger.save();
  return results;
}
