import type {Notice} from '~/core/notice';
import type {IdentityProblem, ProblemCode, ProblemContext} from './identity-problem';

type Text = string | ((problem: IdentityProblem) => string);
type Row = readonly [context: ProblemContext | '*', code: ProblemCode | '*', text: Text];

const MINUTE_SECONDS = 60;
const NOTICE_MS = 3_000;
/** What is message of a reset stays longer, whether it worked or not. */
const RESET_NOTICE_MS = 5_000;
const NETWORK = 'Network error. Please check your connection and try again.';
const CUSTOMER_INVALID = 'Failed to validate customer data';
const NOT_NOW = 'Failed to authenticate. Please try again later.';
const LINK_USED = 'This password reset link is invalid or has expired';

const waitFor = ({retryAfterSeconds = MINUTE_SECONDS}: IdentityProblem): string => {
  const minutes = Math.ceil(retryAfterSeconds / MINUTE_SECONDS);
  return minutes === 1 ? 'a minute' : `${minutes} minutes`;
};

const saidOr =
  (otherwise: string): Text =>
  ({message}) =>
    message ?? otherwise;

/** The first row that fits decides. A `*` fits everything, so what is special stands before what is general. */
const TABLE: readonly Row[] = [
  [
    'login',
    'THROTTLED',
    (problem) => `Too many attempts. Wait ${waitFor(problem)} and try again, or reset your password.`,
  ],
  [
    'activation',
    'THROTTLED',
    (problem) => `Activation failed: Too many attempts. Wait ${waitFor(problem)} and try again.`,
  ],
  ['*', 'THROTTLED', (problem) => `Too many attempts. Wait ${waitFor(problem)} and try again.`],
  ['*', 'FORM_UNREADABLE', 'That was more than this form takes. Please shorten it and try again.'],
  ['*', 'INVALID_ACTION', 'Invalid request'],
  ['login', 'INVALID_PARAMS', 'Email and password are required'],
  ['linking', 'INVALID_PARAMS', 'Email and password are required'],
  ['registration', 'INVALID_PARAMS', 'Name, email, and password are required'],
  ['recovery', 'INVALID_PARAMS', 'Email is required'],
  ['*', 'INVALID_PARAMS', 'Missing required information'],

  ['login', 'INVALID_CREDENTIALS', 'Invalid email or password. Please check your credentials.'],
  ['login', 'NETWORK_ERROR', NETWORK],
  ['login', 'CUSTOMER_INVALID', CUSTOMER_INVALID],
  [
    'login',
    'BACKEND_DOWN',
    'Signing in is not possible right now. Please try again in a few minutes; you can still shop and check out.',
  ],
  ['login', '*', NOT_NOW],

  ['linking', 'INVALID_CREDENTIALS', 'Invalid email or password. Please check your credentials and try again.'],
  ['linking', 'NETWORK_ERROR', NETWORK],
  ['linking', 'CUSTOMER_INVALID', CUSTOMER_INVALID],
  [
    'linking',
    'BACKEND_DOWN',
    'Accounts cannot be connected right now. Please try again in a few minutes; you can still shop and check out.',
  ],
  ['linking', '*', NOT_NOW],

  [
    'registration',
    'CUSTOMER_ALREADY_EXISTS',
    'An account with this email already exists. Please try logging in instead.',
  ],
  ['registration', 'NETWORK_ERROR', NETWORK],
  [
    'registration',
    'BACKEND_DOWN',
    'Accounts cannot be opened right now. Please try again in a few minutes; you can still shop and check out.',
  ],
  ['registration', '*', saidOr('Registration failed. Please try again.')],

  ['recovery', 'NETWORK_ERROR', 'Failed to reach authentication service'],
  ['recovery', '*', saidOr('Failed to send password reset email. Please try again.')],

  ['reset', 'TOKEN_INVALID', LINK_USED],
  ['reset', 'RESET_URL_INVALID', LINK_USED],
  ['reset', 'NETWORK_ERROR', 'Failed to reach authentication service'],
  ['reset', '*', saidOr('Failed to reset password. Please try again.')],

  ['activation', 'TOKEN_INVALID', 'This activation link is invalid or has expired.'],
  ['activation', 'ALREADY_ENABLED', 'This account has already been activated.'],
  ['activation', 'NETWORK_ERROR', `Activation failed: ${NETWORK}`],
  ['activation', 'BACKEND_DOWN', 'Activation failed: please try again in a few minutes.'],
  ['activation', '*', ({message}) => (message ? `Activation failed: ${message}` : 'Failed to activate account')],
];

const TITLES: Readonly<Record<ProblemContext, string>> = {
  login: 'Login failed',
  registration: 'Registration failed',
  recovery: 'Password Reset Failed',
  reset: 'Password Reset Failed',
  activation: 'Activation Failed',
  linking: 'Login failed',
};

/** @returns what a person reads of a problem, which depends on where it arose */
export function identityProblemText(context: ProblemContext, problem: IdentityProblem): string {
  const row = TABLE.find(([where, code]) => [context, '*'].includes(where) && [problem.code, '*'].includes(code));
  const text = row?.[2] ?? '';
  return typeof text === 'string' ? text : text(problem);
}

/** @returns the same with its title, as toasts and alerts show it */
export const identityProblemNotice = (context: ProblemContext, problem: IdentityProblem): Notice =>
  identityFailureNotice(context, identityProblemText(context, problem));

/** @returns the toast about a failure whose text is already known */
export const identityFailureNotice = (context: ProblemContext, body: string): Notice => ({
  tone: 'error',
  title: TITLES[context],
  body,
  durationMs: context === 'recovery' || context === 'reset' ? RESET_NOTICE_MS : NOTICE_MS,
  id: 'identity-problem',
});
