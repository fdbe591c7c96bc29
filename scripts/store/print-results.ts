import type {StepResult} from './run-step';
import type {SetupStep} from './setup-item';

const MARKS = {create: '+', update: '~', adopt: '+', keep: '=', none: ' '} as const;
const TITLE_WIDTH = 26;

/** Counts of one step or of a run. */
export interface Counts {
  readonly created: number;
  readonly updated: number;
  readonly kept: number;
  readonly refused: number;
  readonly unchanged: number;
}

export function countResults(results: readonly StepResult[]): Counts {
  const of = (...kinds: readonly string[]) =>
    results.filter(({decision, refusal}) => refusal === undefined && kinds.includes(decision.kind)).length;
  return {
    created: of('create', 'adopt'),
    updated: of('update'),
    kept: of('keep'),
    refused: results.filter(({refusal}) => refusal !== undefined).length,
    unchanged: of('none'),
  };
}

/** Returns the counts in words, such as `7 to create, 2 unchanged`. */
export function describeCounts({created, updated, kept, refused, unchanged}: Counts, isDryRun: boolean): string {
  const parts = [
    [created, isDryRun ? 'to create' : 'created'],
    [updated, isDryRun ? 'to update' : 'updated'],
    [kept, 'kept as they are'],
    [refused, 'refused'],
    [unchanged, 'unchanged'],
  ] as const;
  const present = parts.filter(([count]) => count > 0).map(([count, words]) => `${count} ${words}`);
  return present.length > 0 ? present.join(', ') : 'nothing wanted';
}

function lineOf({key, decision, refusal}: StepResult): string {
  const mark = refusal === undefined ? MARKS[decision.kind] : '!';
  const reason = decision.kind === 'keep' ? `: ${decision.reason}` : '';
  const names = decision.kind === 'update' ? `: ${decision.names.join(', ')}` : '';
  return `    ${mark} ${key}${reason}${names}${refusal === undefined ? '' : `: ${refusal}`}`;
}

/** Returns the lines of a step: one for the step, and one for each item that is not as wanted. */
export function stepLines(step: SetupStep, results: readonly StepResult[], isDryRun: boolean): readonly string[] {
  const isShown = ({decision, refusal}: StepResult) =>
    refusal !== undefined || decision.kind === 'keep' || (isDryRun && decision.kind !== 'none');
  return [
    `  ${step.title.padEnd(TITLE_WIDTH)}${describeCounts(countResults(results), isDryRun)}`,
    ...results.filter(isShown).map(lineOf),
  ];
}
