import {afterEach, describe, expect, it, vi} from 'vitest';
import {testConfig} from '../../test-config';
import {createAccountClient, withoutVersionWarning} from './account-client.server';

const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
afterEach(() => void warn.mockClear());

it('creates the client without a warning about its API version', () => {
  const context = {config: testConfig(), waitUntil: () => undefined};
  createAccountClient(context, {shopId: '1', clientId: 'client'});
  expect(warn).not.toHaveBeenCalled();
});

describe('withoutVersionWarning', () => {
  it('passes on every other warning, and all warnings afterwards', () => {
    withoutVersionWarning(() => console.warn('session is required'));
    console.warn('API version 1');
    expect(warn.mock.calls).toEqual([['session is required'], ['API version 1']]);
  });

  it('passes on warnings again after a client could not be created', () => {
    expect(() =>
      withoutVersionWarning(() => {
        throw new Error('no domain');
      }),
    ).toThrow('no domain');
    console.warn('API version 1');
    expect(warn).toHaveBeenCalledOnce();
  });
});
