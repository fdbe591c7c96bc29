import type {Notice} from '~/core/notice';
import type {IdentityProblem, ProblemContext, ProblemKind} from './identity-problem';

const MINUTE_SECONDS = 60;
const NOTICE_MS = 3_000;
/** Notices about a password reset stay longer. */
const RESET_NOTICE_MS = 5_000;
const NETWORK = 'Network error. Please check your connection and try again.';
const UNREACHABLE = 'Failed to reach authentication service';
const CUSTOMER_INVALID = 'Failed to validate customer data';
const LINK_USED = 'This password reset link is invalid or has expired';

/** The texts about a form that was sent without any of its fields. */
export const ALL_REQUIRED = {
  signIn: 'Email and password are required',
  signUp: 'Name, email, and password are required',
} as const;

/** A text for every form. */
const everywhere = (text: string): Readonly<Record<ProblemContext, string>> => ({
  login: text,
  linking: text,
  registration: text,
  recovery: text,
  reset: text,
  activation: text,
});

/** The text of each kind in each form. Where a form has none, its text in {@link GENERAL_TEXTS} applies. */
const TEXTS: Readonly<Record<Exclude<ProblemKind, 'throttled'>, Partial<Readonly<Record<ProblemContext, string>>>>> = {
  'form-unreadable': everywhere('That was more than this form takes. Please shorten it and try again.'),
  'invalid-action': everywhere('Invalid request'),
  'invalid-params': {
    ...everywhere('Missing required information'),
    login: ALL_REQUIRED.signIn,
    linking: ALL_REQUIRED.signIn,
    registration: ALL_REQUIRED.signUp,
    recovery: 'Email is required',
  },
  'invalid-credentials': {
    login: 'Invalid email or password. Please check your credentials.',
    linking: 'Invalid email or password. Please check your credentials and try again.',
  },
  'customer-invalid': {login: CUSTOMER_INVALID, linking: CUSTOMER_INVALID},
  'customer-already-exists': {
    registration: 'An account with this email already exists. Please try logging in instead.',
  },
  'token-invalid': {reset: LINK_USED, activation: 'This activation link is invalid or has expired.'},
  'reset-url-invalid': {reset: LINK_USED},
  'already-enabled': {activation: 'This account has already been activated.'},
  'network-error': {
    login: NETWORK,
    linking: NETWORK,
    registration: NETWORK,
    recovery: UNREACHABLE,
    reset: UNREACHABLE,
    activation: `Activation failed: ${NETWORK}`,
  },
  'backend-down': {
    login: 'Signing in is not possible right now. Please try again in a few minutes; you can still shop and check out.',
    linking:
      'Accounts cannot be connected right now. Please try again in a few minutes; you can still shop and check out.',
    registration:
      'Accounts cannot be opened right now. Please try again in a few minutes; you can still shop and check out.',
    activation: 'Activation failed: please try again in a few minutes.',
  },
  'token-creation-failed': {},
  'recovery-failed': {},
  'graphql-error': {},
  refused: {},
};

const signInText = () => 'Failed to authenticate. Please try again later.';

/** The text for every other problem of a form, given the message of Shopify, if it sent one. */
const GENERAL_TEXTS: Readonly<Record<ProblemContext, (message: string | undefined) => string>> = {
  login: signInText,
  linking: signInText,
  registration: (message) => message ?? 'Registration failed. Please try again.',
  recovery: (message) => message ?? 'Failed to send password reset email. Please try again.',
  reset: (message) => message ?? 'Failed to reset password. Please try again.',
  activation: (message) => (message ? `Activation failed: ${message}` : 'Failed to activate account'),
};

const TITLES: Readonly<Record<ProblemContext, string>> = {
  login: 'Login failed',
  registration: 'Registration failed',
  recovery: 'Password Reset Failed',
  reset: 'Password Reset Failed',
  activation: 'Activation Failed',
  linking: 'Login failed',
};

export function identityProblemText(context: ProblemContext, problem: IdentityProblem): string {
  if (problem.kind === 'throttled') return throttledText(context, problem);
  return TEXTS[problem.kind][context] ?? GENERAL_TEXTS[context](problem.message);
}

function throttledText(context: ProblemContext, {retryAfterSeconds = MINUTE_SECONDS}: IdentityProblem): string {
  const minutes = Math.ceil(retryAfterSeconds / MINUTE_SECONDS);
  const text = `Too many attempts. Wait ${minutes === 1 ? 'a minute' : `${minutes} minutes`} and try again`;
  if (context === 'login') return `${text}, or reset your password.`;
  return context === 'activation' ? `Activation failed: ${text}.` : `${text}.`;
}

export const identityProblemNotice = (context: ProblemContext, problem: IdentityProblem): Notice =>
  identityFailureNotice(context, identityProblemText(context, problem));

/** Returns a notice about a failure whose text is known already. */
export const identityFailureNotice = (context: ProblemContext, body: string): Notice => ({
  tone: 'error',
  title: TITLES[context],
  body,
  durationMs: context === 'recovery' || context === 'reset' ? RESET_NOTICE_MS : NOTICE_MS,
  id: 'identity-problem',
});
