import {describe, expect, it} from 'vitest';
import {BUILT_IN_MESSAGES, OFFER_NOTE, PROMO_CODE} from './banner-messages';
import {parseBanner} from './parse-banner.server';

const parse = (fields: Record<string, string>, page: 'home' | 'products' = 'products') =>
  parseBanner(new Map(Object.entries(fields)), page);

describe('the variant of the banner', () => {
  it.each([
    ['home', undefined, 'b'],
    ['products', undefined, 'a'],
    ['home', 'by-page', 'b'],
    ['products', 'by-page', 'a'],
    ['home', 'a', 'a'],
    ['products', 'a', 'a'],
    ['home', 'b', 'b'],
    ['products', 'b', 'b'],
    ['products', 'c', 'a'],
  ] as const)('on %s with the setting %s is %s', (page, setting, variant) => {
    expect(parse(setting ? {banner_variant: setting} : {}, page).variant).toBe(variant);
  });
});

describe('the messages of a banner', () => {
  it("are the merchant's texts", () => {
    const fields = {
      banner_code: 'DIWALI20',
      banner_a_messages: '["Diwali: 20% off with DIWALI20"," New: Malai Kofta "]',
      banner_b_messages: '["20% off your first order"]',
    };
    expect(parse(fields)).toEqual({
      variant: 'a',
      messages: ['Diwali: 20% off with DIWALI20', 'New: Malai Kofta'],
      promoCode: 'DIWALI20',
      note: OFFER_NOTE,
    });
    expect(parse(fields, 'home').messages).toEqual(['20% off your first order']);
  });

  it('are the built-in ones if the merchant wrote none', () => {
    expect(parse({})).toEqual({variant: 'a', messages: BUILT_IN_MESSAGES.a, promoCode: PROMO_CODE, note: OFFER_NOTE});
    expect(parse({}, 'home').messages).toEqual(BUILT_IN_MESSAGES.b);
  });

  it.each([
    ['plain text', 'Diwali!'],
    ['an incomplete list', '["Diwali'],
    ['values that are not texts', '[1, null]'],
    ['an empty list', '[]'],
    ['an empty message', '["Diwali", " "]'],
    ['too many messages', JSON.stringify(Array(7).fill('Diwali'))],
    ['a message that is too long', JSON.stringify(['Diwali '.repeat(20)])],
  ])('are the built-in ones if the merchant wrote %s', (_what, text) => {
    expect(parse({banner_a_messages: text}).messages).toEqual(BUILT_IN_MESSAGES.a);
  });
});

describe('the built-in messages', () => {
  it('are three for each banner', () => {
    expect({a: BUILT_IN_MESSAGES.a.length, b: BUILT_IN_MESSAGES.b.length}).toEqual({a: 3, b: 3});
  });

  it('name the code and its discount in every message of variant B', () => {
    for (const message of BUILT_IN_MESSAGES.b) {
      expect(message).toContain(PROMO_CODE);
      expect(message).toContain('15% off your first order');
    }
  });
});
