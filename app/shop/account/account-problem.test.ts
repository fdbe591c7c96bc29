import {describe, expect, it} from 'vitest';
import {accountProblemNotice} from './account-problem-copy';
import {toAccountProblem} from './store/call-account-api.server';

describe('toAccountProblem', () => {
  it.each([
    ['none', [], null],
    ['no payload', undefined, {kind: 'shop-down'}],
    ['an unknown token', [{code: 'TOKEN_INVALID', message: ''}], {kind: 'signed-out'}],
    ['a missing address', [{code: 'NOT_FOUND', field: ['id'], message: ''}], {kind: 'missing'}],
    ['an address id that does not exist', [{code: 'ADDRESS_ID_DOES_NOT_EXIST', message: ''}], {kind: 'missing'}],
    [
      'the default address',
      [{code: 'DELETING_CUSTOMER_DEFAULT_ADDRESS_NOT_ALLOWED', message: ''}],
      {kind: 'default-stays'},
    ],
    [
      'a phone number',
      [{code: 'PHONE_NUMBER_NOT_VALID', field: ['address', 'phoneNumber'], message: 'x'}],
      {kind: 'refused', message: 'x', field: 'phone'},
    ],
    [
      'a last name',
      [{code: 'TOO_LONG', field: ['customer', 'lastName'], message: 'x'}],
      {kind: 'refused', message: 'x', field: 'name'},
    ],
    [
      'a field of every object',
      [{field: ['constructor'], message: 'x'}],
      {kind: 'refused', message: 'x', field: 'constructor'},
    ],
  ] as const)('converts a refusal: %s', (_what, refusals, problem) => {
    expect(toAccountProblem(refusals as never)).toEqual(problem);
  });
});

it('accountProblemNotice has one title for an expired session, whatever the operation', () => {
  for (const operation of ['profile', 'password', 'address'] as const)
    expect(accountProblemNotice(operation, {kind: 'signed-out'}).title).toBe(
      'Your session has expired. Please log in again',
    );
});
