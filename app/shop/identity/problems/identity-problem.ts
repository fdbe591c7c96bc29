/** The form that a problem arose in: the same problem may need another text in another form. */
export const PROBLEM_CONTEXTS = ['login', 'registration', 'recovery', 'reset', 'activation', 'linking'] as const;

export const PROBLEM_KINDS = [
  'invalid-credentials',
  'token-invalid',
  'token-creation-failed',
  'customer-invalid',
  'reset-url-invalid',
  'recovery-failed',
  'customer-already-exists',
  'already-enabled',
  /** The request lacks a field that each of our forms sends. */
  'invalid-params',
  'invalid-action',
  'network-error',
  'graphql-error',
  /** Too many attempts, counted by Shopify or by us. */
  'throttled',
  /** The database of sessions is down, so no one can sign in. */
  'backend-down',
  /** The body is larger than any of our forms, or no form. */
  'form-unreadable',
  /** Shopify refused for a reason that it states itself. */
  'refused',
] as const;

export type ProblemContext = (typeof PROBLEM_CONTEXTS)[number];
export type ProblemKind = (typeof PROBLEM_KINDS)[number];

/** The form field that Shopify refused. */
export type IdentityField = 'name' | 'email' | 'password';

/** Why signing in, signing up or recovering an account failed. */
export interface IdentityProblem {
  readonly kind: ProblemKind;
  /** Shopify's own message, if a shopper may read it. */
  readonly message?: string;
  /** The field at fault; absent if the whole form is. */
  readonly field?: IdentityField;
  readonly retryAfterSeconds?: number;
}

const STATUS: Readonly<Partial<Record<ProblemKind, number>>> = {
  throttled: 429,
  'backend-down': 503,
  'network-error': 502,
  'graphql-error': 502,
  'recovery-failed': 502,
  'form-unreadable': 413,
};

export const identityProblemStatus = ({kind}: IdentityProblem): number => STATUS[kind] ?? 400;
