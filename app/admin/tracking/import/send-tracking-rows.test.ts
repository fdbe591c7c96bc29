import {expect, it} from 'vitest';
import {toRowOutcome} from './send-tracking-rows.server';

it('ends a row that was sent, and one that cannot be sent', () => {
  expect(toRowOutcome(null)).toEqual({state: 'done'});
  expect(toRowOutcome({kind: 'refused'})).toEqual({state: 'not-done'});
});

it('tries a row again as a new attempt only if nothing was changed', () => {
  expect(toRowOutcome({kind: 'shop-down'})).toMatchObject({state: 'approved', isNewAttempt: true});
  expect(toRowOutcome({kind: 'unclear'})).toEqual({state: 'checking', retrySeconds: 65});
  expect(toRowOutcome({kind: 'busy'})).toEqual({state: 'checking', retrySeconds: 65});
});
