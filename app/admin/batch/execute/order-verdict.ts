import {BATCH_COPY, type SkipReason} from '../batch-copy';
import type {StaffOperationProblem} from '~/platform/staff-operation-problem';
import type {BatchState} from '../batch-change';

type Problem = StaffOperationProblem<unknown>;

/** What became of one step for an order, such as the hold of one fulfillment order. */
export type StepOutcome =
  | {readonly kind: 'done'}
  /** There was nothing to do. */
  | {readonly kind: 'skipped'; readonly reason: SkipReason}
  | {readonly kind: 'problem'; readonly problem: Problem};

/** What is recorded about an order of a batch. */
export interface OrderVerdict {
  readonly state: BatchState;
  readonly text: string | null;
  readonly retrySeconds?: number;
  /** Whether this attempt certainly changed nothing and its key is used up, so that the next one needs another. */
  readonly isNewAttempt?: boolean;
}

const SOON_SECONDS = 20;
/** A claim without an outcome expires after a minute. */
const AFTER_CLAIM_SECONDS = 65;

/** The states of steps, the one that decides about the order first. */
const PRECEDENCE = ['checking', 'waiting', 'failed', 'done', 'skipped'] as const satisfies readonly BatchState[];

/**
 * Returns the verdict about an order from its steps: whatever may pass is tried again, and nothing is done twice. An order
 * counts as done if one of its steps is and none failed, so that an undo includes it.
 */
export function toOrderVerdict(steps: readonly StepOutcome[]): OrderVerdict {
  const verdicts = steps.map(toStepVerdict);
  const [deciding] = PRECEDENCE.flatMap((state) => verdicts.find((verdict) => verdict.state === state) ?? []);
  return deciding ?? toStepVerdict({kind: 'skipped', reason: 'nothing-left'});
}

function toStepVerdict(step: StepOutcome): OrderVerdict {
  switch (step.kind) {
    case 'done':
      return {state: 'done', text: null};
    case 'skipped':
      return {state: 'skipped', text: BATCH_COPY.skips[step.reason]};
    case 'problem':
      return toProblemVerdict(step.problem);
  }
}

function toProblemVerdict(problem: Problem): OrderVerdict {
  const text = BATCH_COPY.problems[problem.kind];
  switch (problem.kind) {
    case 'shop-down':
    case 'backend-down':
      return {state: 'waiting', text, retrySeconds: SOON_SECONDS, isNewAttempt: true};
    case 'used-up':
      return {state: 'waiting', text, retrySeconds: 0, isNewAttempt: true};
    case 'busy':
    case 'unclear':
      return {state: 'checking', text, retrySeconds: AFTER_CLAIM_SECONDS};
    case 'denied':
    case 'throttled':
    case 'no-scope':
    case 'no-token':
    case 'missing':
      return {state: 'failed', text};
    case 'not-possible':
      return {state: 'skipped', text};
    case 'refused':
      return {state: 'failed', text: problem.message};
  }
}
