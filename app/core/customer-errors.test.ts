import {expect, it} from 'vitest';
import {customerErrorLine} from './customer-errors';

it.each([
  ['INVALID_CREDENTIALS', 'Invalid email or password'],
  ['TOKEN_REQUIRED', 'Authentication required'],
  ['TOKEN_INVALID', 'Your session has expired. Please log in again'],
  ['TOKEN_CREATION_FAILED', 'Failed to authenticate'],
  ['RESET_URL_INVALID', 'This password reset link is invalid or has expired'],
  ['RECOVERY_FAILED', 'Failed to send password reset email'],
  ['CUSTOMER_ALREADY_EXISTS', 'An account with this email already exists'],
  ['INVALID_PARAMS', 'Missing required information'],
  ['INVALID_ACTION', 'Invalid request'],
  ['NETWORK_ERROR', 'Failed to reach authentication service'],
  ['GRAPHQL_ERROR', 'Store API error'],
  ['anything else', 'Request failed'],
  ['constructor', 'Request failed'],
])('logs %s as "%s"', (code, text) => {
  expect(customerErrorLine('login', code)).toBe(`customer login: ${code}: ${text}`);
});

it('logs the given text when a code has another meaning', () => {
  const text = 'Failed to retrieve customer data';
  expect(customerErrorLine('me', 'TOKEN_INVALID', text)).toBe(`customer me: TOKEN_INVALID: ${text}`);
});
