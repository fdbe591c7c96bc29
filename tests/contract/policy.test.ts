import {describe, expect, it} from 'vitest';
import {ACCOUNT_POLICY, POLICY} from '../../app/core/policy';
import {DISCOUNTS} from '../../local/seed/discounts';
import {POLICY_FACTS} from '../../local/seed/policy-facts';

const span = ([least, most]: readonly [number, number]) => ({least, most});
const method = ({priceMinor, businessDays}: (typeof POLICY_FACTS)['standardShipping' | 'expressShipping']) => ({
  priceMinor,
  businessDays: span(businessDays),
});

describe('the storefront states the same promises as the texts and the checkout of the local shop', () => {
  const facts = POLICY_FACTS;

  it('on shipping, returns and support', () => {
    expect(POLICY).toMatchObject({
      processingBusinessDays: span(facts.processingBusinessDays),
      doorToDoorBusinessDays: span(facts.doorToDoorBusinessDays),
      standardShipping: method(facts.standardShipping),
      expressShipping: method(facts.expressShipping),
      freeShippingMinor: facts.freeShippingMinor,
      returnDays: facts.returnDays,
      refundBusinessDays: span(facts.refundBusinessDays),
      damageReportHours: facts.damageReportHours,
      replyBusinessDays: span(facts.replyBusinessDays),
    });
  });

  it('on cooking', () => {
    const {listMinutes, ...cooking} = POLICY.cooking;
    expect(cooking).toEqual({
      prepMinutes: facts.prepMinutes,
      cookMinutes: facts.cookMinutes,
      handsOnMinutes: facts.handsOnMinutes,
      sauteMinutes: span(facts.sauteMinutes),
      simmerMinutes: facts.simmerMinutes,
      paste: facts.paste,
      servingsPerPack: facts.servingsPerPack,
    });
    expect(listMinutes).toEqual({least: facts.handsOnMinutes, most: facts.cookMinutes});
  });

  it('on the food', () => {
    const {nutrientsKeptPercent, vegetarianPercent, freezeCelsius, shelfLifeMonths} = facts;
    const {generalShelfLifeYears, openedMixDays} = facts;
    expect(POLICY.food).toEqual({
      nutrientsKeptPercent,
      vegetarianPercent,
      freezeCelsius,
      shelfLifeMonths,
      generalShelfLifeYears,
      openedMixDays,
    });
  });

  it('on promo codes', () => {
    expect(POLICY.promo).toMatchObject({
      banner: facts.bannerCode,
      shippingCode: {code: 'FREESHIP', upToMinor: shippingDiscount('FREESHIP')},
      bannerFreeShippingMinor: facts.bannerFreeShippingMinor,
    });
  });
});

it('the lower of the two thresholds of free shipping applies, so that both texts are true', () => {
  expect(POLICY.freeShippingMinor).toBeLessThan(POLICY.promo.bannerFreeShippingMinor);
});

it('the steps of a recipe add up to the times that every page states', () => {
  const {sauteMinutes, simmerMinutes, cookMinutes} = POLICY.cooking;
  expect(sauteMinutes.most + simmerMinutes).toBe(cookMinutes);
});

it('passwords are as long as Shopify requires at least', () => {
  expect(ACCOUNT_POLICY.passwordMinLength).toBeGreaterThanOrEqual(5);
});

function shippingDiscount(code: string): number | null {
  const takes = DISCOUNTS.find((discount) => discount.code === code)?.takes;
  return takes?.kind === 'shipping' ? takes.upToMinor : null;
}
