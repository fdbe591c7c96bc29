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

/**
 * Returns the verdict about an order from its steps: whatever may pass is tried again, and nothing is done twice. A problem
 * counts more than what was done, and that more than what was skipped.
 */
export function toOrderVerdict(steps: readonly StepOutcome[]): OrderVerdict {
  const problems = steps.flatMap((step) => (step.kind === 'problem' ? [toProblemVerdict(step.problem)] : []));
  const final = problems.find(({state}) => state === 'checking') ?? problems.find(({state}) => state === 'waiting');
  const [problem] = problems;
  if (final ?? problem) return final ?? problem ?? {state: 'failed', text: null};
  if (steps.some(({kind}) => kind === 'done')) return {state: 'done', text: null};
  const skipped = steps.find((step) => step.kind === 'skipped');
  return {state: 'skipped', text: BATCH_COPY.skips[skipped?.kind === 'skipped' ? skipped.reason : 'nothing-left']};
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
