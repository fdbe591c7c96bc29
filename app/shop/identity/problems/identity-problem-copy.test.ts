import {describe, expect, it} from 'vitest';
import {PROBLEM_KINDS, PROBLEM_CONTEXTS, identityProblemStatus} from './identity-problem';
import {identityProblemNotice, identityProblemText} from './identity-problem-copy';

const LATER = 'Failed to authenticate. Please try again later.';

describe('identityProblemText', () => {
  it('has a text for every problem in every form', () => {
    for (const context of PROBLEM_CONTEXTS)
      for (const kind of PROBLEM_KINDS) expect(identityProblemText(context, {kind}), `${context} ${kind}`).not.toBe('');
  });

  it.each([
    ['login', 'customer-already-exists', LATER],
    ['registration', 'token-invalid', 'Registration failed. Please try again.'],
    ['recovery', 'token-invalid', 'Failed to send password reset email. Please try again.'],
    ['reset', 'graphql-error', 'Failed to reset password. Please try again.'],
    ['activation', 'invalid-credentials', 'Failed to activate account'],
  ] as const)('falls back to the general text of the %s form for %s', (context, kind, text) => {
    expect(identityProblemText(context, {kind})).toBe(text);
  });

  it('suggests another password to a shopper who tried to sign in too often', () => {
    expect(identityProblemText('login', {kind: 'throttled'})).toBe(
      'Too many attempts. Wait a minute and try again, or reset your password.',
    );
    expect(identityProblemText('activation', {kind: 'throttled'})).toBe(
      'Activation failed: Too many attempts. Wait a minute and try again.',
    );
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
