import {digestOf} from './facts-digest';
import type {Ledger} from './ledger';
import type {SetupItem, SetupStep} from './setup-item';
import {RefusedError} from './user-errors';

/** What undoing did, or would do, with one recorded item. */
export interface UndoResult {
  readonly key: string;
  readonly outcome: 'removed' | 'gone' | 'kept';
  readonly reason?: string;
}

function judge(item: SetupItem, ledger: Pick<Ledger, 'find'>): UndoResult {
  const {key, found, remove} = item;
  const entry = ledger.find(key);
  if (!found) return {key, outcome: 'gone'};
  if (entry?.digest === undefined)
    return {key, outcome: 'kept', reason: 'a run was interrupted before it was recorded'};
  if (entry.digest !== digestOf(found.facts)) return {key, outcome: 'kept', reason: 'a person changed it'};
  if (!remove) return {key, outcome: 'gone'};
  return {key, outcome: 'removed'};
}

async function removeItem(item: SetupItem, result: UndoResult): Promise<UndoResult> {
  if (result.outcome !== 'removed' || !item.remove || !item.found) return result;
  try {
    await item.remove(item.found);
    return result;
  } catch (error) {
    if (!(error instanceof RefusedError)) throw error;
    return {key: result.key, outcome: 'kept', reason: error.message};
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
    const result = await removeItem(item, judge(item, ledger));
    if (result.outcome !== 'kept') ledger.forget(item.key);
    results.push(result);
  }
  if (items.length > 0) await ledger.save();
  return results;
}
