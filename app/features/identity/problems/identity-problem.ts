/** Where a problem arose: the same code may mean different things in different places. */
export const PROBLEM_CONTEXTS = ['login', 'registration', 'recovery', 'reset', 'activation', 'linking'] as const;

/** Everything that can go wrong around accounts, by the name that logs and programs know it under. */
export const PROBLEM_CODES = [
  'INVALID_CREDENTIALS',
  'TOKEN_INVALID',
  'TOKEN_CREATION_FAILED',
  'CUSTOMER_INVALID',
  'RESET_URL_INVALID',
  'RECOVERY_FAILED',
  'CUSTOMER_ALREADY_EXISTS',
  'ALREADY_ENABLED',
  /** A form without a field that each of ours has. */
  'INVALID_PARAMS',
  'INVALID_ACTION',
  'NETWORK_ERROR',
  'GRAPHQL_ERROR',
  /** Too many attempts; the shop or we ourselves refuse more of them for a while. */
  'THROTTLED',
  /** Nobody can be let in while the database of sessions does not answer. */
  'BACKEND_DOWN',
  /** A form larger than any of ours, or none at all. */
  'FORM_UNREADABLE',
  /** The shop refused for a reason of its own, which it words itself. */
  'REFUSED',
] as const;

export type ProblemContext = (typeof PROBLEM_CONTEXTS)[number];
export type ProblemCode = (typeof PROBLEM_CODES)[number];

/** Which field of a form a refusal of the shop is about. */
export type FieldOfAccount = 'name' | 'email' | 'password';

/** Why something around accounts did not work. */
export interface IdentityProblem {
  readonly code: ProblemCode;
  /** The shop's own words, where it has some that a shopper may read. */
  readonly message?: string;
  /** What the words are about; the whole form when absent. */
  readonly field?: FieldOfAccount;
  readonly retryAfterSeconds?: number;
}

const STATUS: Readonly<Partial<Record<ProblemCode, number>>> = {
  THROTTLED: 429,
  BACKEND_DOWN: 503,
  NETWORK_ERROR: 502,
  GRAPHQL_ERROR: 502,
  RECOVERY_FAILED: 502,
  FORM_UNREADABLE: 413,
};

/** @returns the status that an answer with this problem has */
export const identityProblemStatus = ({code}: IdentityProblem): number => STATUS[code] ?? 400;
