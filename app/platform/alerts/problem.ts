/** The kinds of problems that somebody is told about; each has a heading in docs/runbook.md. */
export const PROBLEM_KINDS = [
  'database-down',
  'shopify-down',
  'error-rate',
  'webhooks-silent',
  'reconciliation-late',
  'dead-letters',
  'job-failing',
  'queue-failing',
  'new-error',
  'api-version',
  'certificate',
] as const;

export type ProblemKind = (typeof PROBLEM_KINDS)[number];

/** Critical problems are reported in quiet hours, too. */
export type Severity = 'critical' | 'warning';

/** Numbers, names of jobs and routes, references of the log. No personal data. */
export type ProblemFacts = Readonly<Record<string, string | number>>;

/** A problem that is observed now. Declared as a type, since interfaces are not assignable to Json. */
export type Problem = {
  /** Its kind, with what it is about behind a colon if there may be several at a time. */
  readonly problem: string;
  readonly severity: Severity;
  readonly facts: ProblemFacts;
};

/** Returns the kind of a stored problem; null for one of a former version. */
export function toProblemKind(problem: string): ProblemKind | null {
  const [kind] = problem.split(':', 1);
  return PROBLEM_KINDS.find((known) => known === kind) ?? null;
}
