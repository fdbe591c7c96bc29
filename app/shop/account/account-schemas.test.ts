import {describe, expect, it} from 'vitest';
import {PasswordSchema, ProfileSchema, toPhone} from './account-schemas';

const messagesOf = (fields: object) => PasswordSchema.safeParse(fields).error?.issues.map(({message}) => message);

describe('PasswordSchema', () => {
  it('reports two different passwords together with other errors', () => {
    expect(messagesOf({newPassword: 'a copper lunchbox', confirmPassword: 'another'})).toEqual([
      'Current password is required',
      'New passwords do not match.',
    ]);
    expect(messagesOf({currentPassword: 'x', newPassword: 'short', confirmPassword: 'other'})).toEqual([
      'Password must be at least 8 characters',
      'New passwords do not match.',
    ]);
  });

  it('requires every field and does not call two empty fields different', () => {
    expect(messagesOf({})).toEqual([
      'Current password is required',
      'New password is required',
      'Confirmation is required',
    ]);
  });
});

describe('ProfileSchema', () => {
  it('rejects a name that holds a link', () => {
    const issues = ProfileSchema.safeParse({name: 'Visit https://evil.example'}).error?.issues;
    expect(issues?.map(({message}) => message)).toEqual(['Name cannot contain links or HTML']);
  });
});

describe('toPhone', () => {
  it.each([
    ['', ''],
    ['(718) 555-0100', '+17185550100'],
    ['1-718-555-0100', '+17185550100'],
    ['+44 20 7946 0000', '+442079460000'],
    ['555-0100', null],
    ['call me', null],
    ['+', null],
    ['٧١٨٥٥٥٠١٠٠', null],
    ['0'.repeat(32), null],
  ])('converts %j to %j', (typed, expected) => {
    expect(toPhone(typed)).toBe(expected);
  });
});
