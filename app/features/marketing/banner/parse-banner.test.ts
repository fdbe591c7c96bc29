import {describe, expect, it} from 'vitest';
import {BUILT_IN_MESSAGES, PROMO_CODE} from './banner-copy';
import {parseBanner} from './parse-banner.server';

const parse = (fields: Record<string, string>, page: 'home' | 'products' = 'products') =>
  parseBanner(new Map(Object.entries(fields)), page);

describe('which banner a page carries', () => {
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
  ] as const)('on %s, set to %s, is %s', (page, setting, variant) => {
    expect(parse(setting ? {banner_variant: setting} : {}, page).variant).toBe(variant);
  });
});

describe('what a banner says', () => {
  it('is what the merchant wrote for it', () => {
    const fields = {
      banner_code: 'DIWALI20',
      banner_a_messages: '["Diwali: 20% off with DIWALI20"," New: Malai Kofta "]',
      banner_b_messages: '["20% off your first order"]',
    };
    expect(parse(fields)).toEqual({
      variant: 'a',
      messages: ['Diwali: 20% off with DIWALI20', 'New: Malai Kofta'],
      promoCode: 'DIWALI20',
    });
    expect(parse(fields, 'home').messages).toEqual(['20% off your first order']);
  });

  it('is ours where nothing was written', () => {
    expect(parse({})).toEqual({variant: 'a', messages: BUILT_IN_MESSAGES.a, promoCode: PROMO_CODE});
    expect(parse({}, 'home').messages).toEqual(BUILT_IN_MESSAGES.b);
  });

  it.each([
    ['no list', 'Diwali!'],
    ['half a list', '["Diwali'],
    ['no text', '[1, null]'],
    ['nothing', '[]'],
    ['an empty message', '["Diwali", " "]'],
    ['too many', JSON.stringify(Array(7).fill('Diwali'))],
    ['an essay', JSON.stringify(['Diwali '.repeat(20)])],
  ])('is ours where they wrote %s', (_what, text) => {
    expect(parse({banner_a_messages: text}).messages).toEqual(BUILT_IN_MESSAGES.a);
  });
});

describe('our own messages', () => {
  it('are three a banner', () => {
    expect({a: BUILT_IN_MESSAGES.a.length, b: BUILT_IN_MESSAGES.b.length}).toEqual({a: 3, b: 3});
  });

  it('say in every message of B what the code takes off a first order', () => {
    for (const message of BUILT_IN_MESSAGES.b) {
      expect(message).toContain(PROMO_CODE);
      expect(message).toContain('15% off your first order');
    }
  });
});
