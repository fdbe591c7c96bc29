export type StaffOperationProblem<State> =
  | {readonly kind: 'denied'}
  /** Denied too often to be logged any more. */
  | {readonly kind: 'throttled'}
  /** A store is configured without access to the Admin API. */
  | {readonly kind: 'no-token'}
  /** The store has not granted the app the access scope of this operation. */
  | {readonly kind: 'no-scope'}
  /** Another operation on the same target is in progress. */
  | {readonly kind: 'busy'}
  /** The same form was submitted before and failed. */
  | {readonly kind: 'used-up'}
  | {readonly kind: 'missing'}
  /** The current state does not allow the change. */
  | {readonly kind: 'not-possible'; readonly state: State}
  | {readonly kind: 'refused'; readonly message: string}
  /** The upstream was unavailable, and nothing was changed. */
  | {readonly kind: 'shop-down'}
  /** The response was lost, and whether the change was made is not known yet. */
  | {readonly kind: 'unclear'}
  /** The database was unavailable, and nothing was changed. */
  | {readonly kind: 'backend-down'};

/** What staff may rely on: the change was made, was not made, or its outcome is still being checked. */
export type StaffOutcome = 'done' | 'not-done' | 'checking';

type ProblemKind = StaffOperationProblem<unknown>['kind'];

const STATUS: Readonly<Record<ProblemKind, number>> = {
  denied: 403,
  throttled: 429,
  'no-token': 503,
  'no-scope': 503,
  busy: 409,
  'used-up': 409,
  missing: 404,
  'not-possible': 409,
  refused: 422,
  'shop-down': 502,
  unclear: 502,
  'backend-down': 503,
};

export const staffProblemStatus = ({kind}: {readonly kind: ProblemKind}): number => STATUS[kind];

const CHECKING: ReadonlySet<ProblemKind> = new Set(['busy', 'unclear']);

/** Returns the outcome of an operation with this problem; null is no problem. */
export function toStaffOutcome(problem: {readonly kind: ProblemKind} | null): StaffOutcome {
  if (problem === null) return 'done';
  return CHECKING.has(problem.kind) ? 'checking' : 'not-done';
}
