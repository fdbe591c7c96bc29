import {describe, expect, it} from 'vitest';
import {
  PROBLEM_KINDS,
  PROBLEM_CONTEXTS,
  identityProblemStatus,
  type ProblemKind,
  type ProblemContext,
} from './identity-problem';
import {identityProblemNotice, identityProblemText} from './identity-problem-copy';

const NETWORK = 'Network error. Please check your connection and try again.';
const LATER = 'Failed to authenticate. Please try again later.';
const REGISTRATION = 'Registration failed. Please try again.';
const RECOVERY = 'Failed to send password reset email. Please try again.';
const RESET = 'Failed to reset password. Please try again.';
const ACTIVATION = 'Failed to activate account';
const LINK = 'This password reset link is invalid or has expired';
const WAIT = 'Too many attempts. Wait a minute and try again.';
const TOO_MUCH = 'That was more than this form takes. Please shorten it and try again.';

/** The text of each kind in each form without a message of Shopify, written out so that no text changes unnoticed. */
const TEXTS: Readonly<Record<ProblemKind, Readonly<Record<ProblemContext, string>>>> = {
  'invalid-credentials': {
    ...row('Invalid email or password. Please check your credentials.'),
    linking: 'Invalid email or password. Please check your credentials and try again.',
  },
  'token-invalid': {...row(LATER), reset: LINK, activation: 'This activation link is invalid or has expired.'},
  'token-creation-failed': row(LATER),
  'customer-invalid': row('Failed to validate customer data'),
  'reset-url-invalid': {...row(LATER), reset: LINK},
  'customer-already-exists': {
    ...row(LATER),
    registration: 'An account with this email already exists. Please try logging in instead.',
  },
  'already-enabled': {...row(LATER), activation: 'This account has already been activated.'},
  'invalid-params': {
    ...everywhere('Missing required information'),
    login: 'Email and password are required',
    linking: 'Email and password are required',
    registration: 'Name, email, and password are required',
    recovery: 'Email is required',
  },
  'invalid-action': everywhere('Invalid request'),
  'network-error': {
    ...row(NETWORK),
    registration: NETWORK,
    recovery: 'Failed to reach authentication service',
    reset: 'Failed to reach authentication service',
    activation: `Activation failed: ${NETWORK}`,
  },
  'graphql-error': row(LATER),
  'recovery-failed': row(LATER),
  throttled: {
    ...everywhere(WAIT),
    login: 'Too many attempts. Wait a minute and try again, or reset your password.',
    activation: `Activation failed: ${WAIT}`,
  },
  'backend-down': {
    ...row(
      'Signing in is not possible right now. Please try again in a few minutes; you can still shop and check out.',
    ),
    linking:
      'Accounts cannot be connected right now. Please try again in a few minutes; you can still shop and check out.',
    registration:
      'Accounts cannot be opened right now. Please try again in a few minutes; you can still shop and check out.',
    activation: 'Activation failed: please try again in a few minutes.',
  },
  'form-unreadable': everywhere(TOO_MUCH),
  refused: row(LATER),
};

/** One text where a password is asked for, and the general text in every other form. */
function row(login: string): Record<ProblemContext, string> {
  return {
    login,
    linking: login,
    registration: REGISTRATION,
    recovery: RECOVERY,
    reset: RESET,
    activation: ACTIVATION,
  };
}

/** The same text in every form. */
function everywhere(text: string): Record<ProblemContext, string> {
  return {login: text, linking: text, registration: text, recovery: text, reset: text, activation: text};
}

describe.each(PROBLEM_CONTEXTS)('identityProblemText of the %s form', (context) => {
  it.each(PROBLEM_KINDS)('returns the expected text for %s', (kind) => {
    expect(identityProblemText(context, {kind})).toBe(TEXTS[kind][context]);
  });
});

describe('identityProblemText of a refusal', () => {
  const problem = {kind: 'refused', message: 'Phone is invalid'} as const;

  it('shows the message of Shopify where a shopper can act on it', () => {
    expect(identityProblemText('registration', problem)).toBe('Phone is invalid');
    expect(identityProblemText('reset', problem)).toBe('Phone is invalid');
    expect(identityProblemText('activation', problem)).toBe('Activation failed: Phone is invalid');
    expect(identityProblemText('login', problem)).toBe(LATER);
  });
});

describe('identityProblemNotice', () => {
  it('has the title of its form and stays three seconds, or five about a reset', () => {
    const titles = PROBLEM_CONTEXTS.map((context) => identityProblemNotice(context, {kind: 'refused'}).title);
    expect(titles).toEqual([
      'Login failed',
      'Registration failed',
      'Password Reset Failed',
      'Password Reset Failed',
      'Activation Failed',
      'Login failed',
    ]);
    expect(identityProblemNotice('login', {kind: 'network-error'})).toMatchObject({tone: 'error', durationMs: 3_000});
    for (const context of ['recovery', 'reset'] as const)
      expect(identityProblemNotice(context, {kind: 'network-error'})).toMatchObject({durationMs: 5_000});
  });

  it('states how long to wait', () => {
    const text = identityProblemText('registration', {kind: 'throttled', retryAfterSeconds: 481});
    expect(text).toBe('Too many attempts. Wait 9 minutes and try again.');
  });
});

it('maps each kind to an error status', () => {
  const statuses = PROBLEM_KINDS.map((kind) => identityProblemStatus({kind}));
  expect(statuses.every((status) => status >= 400)).toBe(true);
  expect(identityProblemStatus({kind: 'throttled'})).toBe(429);
  expect(identityProblemStatus({kind: 'backend-down'})).toBe(503);
});
