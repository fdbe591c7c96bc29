import {expect, it} from 'vitest';
import {POLICY} from '../../app/core/policy';
import {DISCOUNTS} from '../../local/seed/discounts';
import {POLICY_FACTS} from '../../local/seed/policy-facts';

it('the storefront states the same promises as the policies of the local shop', () => {
  const {processingBusinessDays, doorToDoorBusinessDays, freeShippingMinor, prepMinutes, cookMinutes} = POLICY_FACTS;
  const span = ([least, most]: readonly [number, number]) => ({least, most});
  expect(POLICY).toEqual({
    processingBusinessDays: span(processingBusinessDays),
    doorToDoorBusinessDays: span(doorToDoorBusinessDays),
    freeShippingMinor,
    cooking: {prepMinutes, cookMinutes},
    shippingCode: {code: 'FREESHIP', upToMinor: shippingDiscount('FREESHIP')},
  });
});

function shippingDiscount(code: string): number | null {
  const takes = DISCOUNTS.find((discount) => discount.code === code)?.takes;
  return takes?.kind === 'shipping' ? takes.upToMinor : null;
}
