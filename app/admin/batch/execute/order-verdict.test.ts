import {expect, it} from 'vitest';
import {toOrderVerdict, type StepOutcome} from './order-verdict';

type ProblemKind = 'not-possible' | 'missing' | 'shop-down' | 'used-up' | 'unclear';

const DONE: StepOutcome = {kind: 'done'};
const SKIPPED: StepOutcome = {kind: 'skipped', reason: 'not-held'};
const problem = (kind: ProblemKind): StepOutcome => ({
  kind: 'problem',
  problem: kind === 'not-possible' ? {kind, state: null} : {kind},
});

it.each<[string, readonly StepOutcome[]]>([
  ['done', [DONE]],
  ['skipped', [SKIPPED]],
  ['skipped', [problem('not-possible')]],
  ['done', [problem('not-possible'), DONE]],
  ['failed', [DONE, problem('missing')]],
  ['failed', [problem('not-possible'), problem('missing')]],
  ['waiting', [problem('missing'), problem('shop-down')]],
  ['checking', [problem('shop-down'), problem('unclear')]],
])('is %s for the steps %j', (state, steps) => {
  expect(toOrderVerdict(steps).state).toBe(state);
});

it('needs a new idempotency key only after an attempt that changed nothing', () => {
  expect(toOrderVerdict([problem('shop-down')]).isNewAttempt).toBe(true);
  expect(toOrderVerdict([problem('used-up')]).isNewAttempt).toBe(true);
  expect(toOrderVerdict([problem('shop-down'), problem('unclear')]).isNewAttempt).toBeUndefined();
});

it('shows the message of Shopify for a change that Shopify rejects', () => {
  expect(toOrderVerdict([{kind: 'problem', problem: {kind: 'refused', message: 'Tag limit reached'}}])).toEqual({
    state: 'failed',
    text: 'Tag limit reached',
  });
});
