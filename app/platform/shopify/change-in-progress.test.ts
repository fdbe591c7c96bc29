import {describe, expect, it} from 'vitest';
import {ChangeInProgress, toIdempotentMessages} from './change-in-progress';

describe('the errors of a mutation with an idempotency key', () => {
  it.each([
    {message: 'Another one', code: 'IDEMPOTENCY_CONCURRENT_REQUEST'},
    {message: 'A request with this idempotency key is in progress'},
    {message: 'There is a concurrent request with this key.'},
  ])('are no refusal while the first request is executed: $message', (error) => {
    expect(() => toIdempotentMessages([error])).toThrow(ChangeInProgress);
  });

  it('are messages otherwise', () => {
    const message = 'The same idempotency key cannot be used with different operation parameters.';
    expect(toIdempotentMessages([{message, code: 'IDEMPOTENCY_KEY_PARAMETER_MISMATCH'}])).toEqual([message]);
    expect(toIdempotentMessages([{message: 'An import is in progress', code: null}])).toHaveLength(1);
    expect(toIdempotentMessages([])).toEqual([]);
  });
});
