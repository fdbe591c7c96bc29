import {expect, it} from 'vitest';
import {POLICY} from '../../app/core/policy';
import {POLICY_FACTS} from '../../local/seed/policy-facts';

it('the storefront promises what the policies of the local shop promise', () => {
  const {processingBusinessDays, doorToDoorBusinessDays, freeShippingMinor} = POLICY_FACTS;
  const span = ([least, most]: readonly [number, number]) => ({least, most});
  expect(POLICY).toEqual({
    processingBusinessDays: span(processingBusinessDays),
    doorToDoorBusinessDays: span(doorToDoorBusinessDays),
    freeShippingMinor,
  });
});
