import {describe, expect, it} from 'vitest';
import {
  PROBLEM_CODES,
  PROBLEM_CONTEXTS,
  identityProblemStatus,
  type ProblemCode,
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

/** What each code reads in each place where nothing is message by the shop. Written out, so that a new row moves nothing unseen. */
const TEXTS: Readonly<Record<ProblemCode, Readonly<Record<ProblemContext, string>>>> = {
  INVALID_CREDENTIALS: {
    ...row('Invalid email or password. Please check your credentials.'),
    linking: 'Invalid email or password. Please check your credentials and try again.',
  },
  TOKEN_INVALID: {...row(LATER), reset: LINK, activation: 'This activation link is invalid or has expired.'},
  TOKEN_CREATION_FAILED: row(LATER),
  CUSTOMER_INVALID: row('Failed to validate customer data'),
  RESET_URL_INVALID: {...row(LATER), reset: LINK},
  CUSTOMER_ALREADY_EXISTS: {
    ...row(LATER),
    registration: 'An account with this email already exists. Please try logging in instead.',
  },
  ALREADY_ENABLED: {...row(LATER), activation: 'This account has already been activated.'},
  INVALID_PARAMS: {
    ...everywhere('Missing required information'),
    login: 'Email and password are required',
    linking: 'Email and password are required',
    registration: 'Name, email, and password are required',
    recovery: 'Email is required',
  },
  INVALID_ACTION: everywhere('Invalid request'),
  NETWORK_ERROR: {
    ...row(NETWORK),
    registration: NETWORK,
    recovery: 'Failed to reach authentication service',
    reset: 'Failed to reach authentication service',
    activation: `Activation failed: ${NETWORK}`,
  },
  GRAPHQL_ERROR: row(LATER),
  RECOVERY_FAILED: row(LATER),
  THROTTLED: {
    ...everywhere(WAIT),
    login: 'Too many attempts. Wait a minute and try again, or reset your password.',
    activation: `Activation failed: ${WAIT}`,
  },
  BACKEND_DOWN: {
    ...row(
      'Signing in is not possible right now. Please try again in a few minutes; you can still shop and check out.',
    ),
    linking:
      'Accounts cannot be connected right now. Please try again in a few minutes; you can still shop and check out.',
    registration:
      'Accounts cannot be opened right now. Please try again in a few minutes; you can still shop and check out.',
    activation: 'Activation failed: please try again in a few minutes.',
  },
  FORM_UNREADABLE: everywhere(TOO_MUCH),
  REFUSED: row(LATER),
};

/** A code that has a text of its own wherever a password is asked for, and falls to the last row of every other place. */
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

/** A code that reads the same in every place. */
function everywhere(text: string): Record<ProblemContext, string> {
  return {login: text, linking: text, registration: text, recovery: text, reset: text, activation: text};
}

describe.each(PROBLEM_CONTEXTS)('at %s', (context) => {
  it.each(PROBLEM_CODES)('%s reads as the table says', (code) => {
    expect(identityProblemText(context, {code})).toBe(TEXTS[code][context]);
  });
});

describe('a refusal', () => {
  const problem = {code: 'REFUSED', message: 'Phone is invalid'} as const;

  it('is message in the shop’s own words where a shopper can do something about it', () => {
    expect(identityProblemText('registration', problem)).toBe('Phone is invalid');
    expect(identityProblemText('reset', problem)).toBe('Phone is invalid');
    expect(identityProblemText('activation', problem)).toBe('Activation failed: Phone is invalid');
    expect(identityProblemText('login', problem)).toBe(LATER);
  });
});

describe('a notice', () => {
  it('has the title of its place, and stays three seconds, or five where it is about a reset', () => {
    const titles = PROBLEM_CONTEXTS.map((context) => identityProblemNotice(context, {code: 'REFUSED'}).title);
    expect(titles).toEqual([
      'Login failed',
      'Registration failed',
      'Password Reset Failed',
      'Password Reset Failed',
      'Activation Failed',
      'Login failed',
    ]);
    expect(identityProblemNotice('login', {code: 'NETWORK_ERROR'})).toMatchObject({tone: 'error', durationMs: 3_000});
    for (const context of ['recovery', 'reset'] as const)
      expect(identityProblemNotice(context, {code: 'NETWORK_ERROR'})).toMatchObject({durationMs: 5_000});
  });

  it('says how long to wait', () => {
    const text = identityProblemText('registration', {code: 'THROTTLED', retryAfterSeconds: 481});
    expect(text).toBe('Too many attempts. Wait 9 minutes and try again.');
  });
});

it('has a status that tells programs what people read', () => {
  const statuses = PROBLEM_CODES.map((code) => identityProblemStatus({code}));
  expect(statuses.every((status) => status >= 400)).toBe(true);
  expect(identityProblemStatus({code: 'THROTTLED'})).toBe(429);
  expect(identityProblemStatus({code: 'BACKEND_DOWN'})).toBe(503);
});
