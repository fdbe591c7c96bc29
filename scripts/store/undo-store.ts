import type {StepKind} from './all-steps';
import type {SetupContext} from './setup-context';
import type {ClaimOptions} from './store-claim';
import {planUndo, undoStep, type UndoResult} from './undo-step';
import {withLedger} from './with-ledger';

const MARKS = {gone: ' ', kept: '=', left: '!', removed: '-'} as const;

const toLine = ({key, outcome, reason}: UndoResult): string =>
  `    ${MARKS[outcome]} ${key}${reason === undefined ? '' : `: ${reason}`}`;

function printCounts(results: readonly UndoResult[], isApplied: boolean, print: (line: string) => void): void {
  const count = (outcome: UndoResult['outcome']) => results.filter((each) => each.outcome === outcome).length;
  const removed = count('removed');
  const left = count('left');
  print(
    `${removed} ${isApplied ? 'removed' : 'to remove'}, ${count('kept')} kept${left > 0 ? `, ${left} could not be removed` : ''}.`,
  );
  if (!isApplied && removed > 0) print('Nothing was changed: run it again with --undo --apply.');
}

const whyUnknown = (key: string): string =>
  key.startsWith('shipping:')
    ? 'run it again with --shipping'
    : 'this version of the command does not know it: remove it by hand';

/** What is undone. */
interface UndoOptions {
  readonly kinds: readonly StepKind[];
  /** Whether the kinds are all that there are, so that nothing else may be recorded. */
  readonly isWhole: boolean;
  /** Absent if undoing is only planned. */
  readonly claim: ClaimOptions | null;
}

/** Removes what the command created, the last step first. @returns whether nothing is left that should have been removed */
export async function undoStore(
  context: Omit<SetupContext, 'record'>,
  {kinds, isWhole, claim}: UndoOptions,
  print: (line: string) => void,
): Promise<boolean> {
  return withLedger(context.admin, claim, async ({record, ledger}) => {
    const recorded = record.keys().filter((key) => record.find(key)?.digest !== undefined);
    const results: UndoResult[] = [];
    for (const kind of [...kinds].reverse()) {
      const step = kind.create({...context, record});
      const done = ledger ? await undoStep(step, ledger) : await planUndo(step, record);
      results.push(...done);
      print(`  ${step.title}`);
      for (const each of done.filter(({outcome}) => outcome !== 'gone')) print(toLine(each));
    }
    const known = new Set(results.map(({key}) => key));
    const others = recorded.filter((key) => isWhole && !known.has(key));
    const unknown = others.map((key): UndoResult => ({key, outcome: 'left', reason: whyUnknown(key)}));
    for (const each of unknown) print(toLine(each));
    results.push(...unknown);
    printCounts(results, ledger !== null, print);
    return results.every(({outcome}) => outcome !== 'left');
  });
}
