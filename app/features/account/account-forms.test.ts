import {expect, it} from 'vitest';
import {PasswordSchema} from './account-forms';

const messagesOf = (fields: object) => PasswordSchema.safeParse(fields).error?.issues.map(({message}) => message);

it('new passwords that differ are said to, together with what else is wrong', () => {
  expect(messagesOf({newPassword: 'a copper lunchbox', confirmPassword: 'another'})).toEqual([
    'Current password is required',
    'New passwords do not match.',
  ]);
  expect(messagesOf({currentPassword: 'x', newPassword: 'short', confirmPassword: 'other'})).toEqual([
    'Password must be at least 8 characters',
    'New passwords do not match.',
  ]);
});

it('what was left empty is asked for, and is no difference', () => {
  expect(messagesOf({})).toEqual([
    'Current password is required',
    'New password is required',
    'Confirmation is required',
  ]);
});
