import {describe, expect, it} from 'vitest';
import {PROMO_CODE} from './banner-copy';
import {BANNERS, bannerVariant} from './banner-variant';

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
  ] as const)('on %s, set to %s, is %s', (page, setting, variant) => {
    expect(bannerVariant(page, setting)).toBe(variant);
  });
});

describe('the banners', () => {
  it('turn through three messages every 5 and every 8 seconds', () => {
    expect(BANNERS.a).toMatchObject({periodMs: 5_000, isDismissible: false});
    expect(BANNERS.b).toMatchObject({periodMs: 8_000, isDismissible: true});
    expect([BANNERS.a.messages.length, BANNERS.b.messages.length]).toEqual([3, 3]);
  });

  it('say in every message of B what the code takes off a first order', () => {
    for (const message of BANNERS.b.messages) {
      expect(message).toContain(PROMO_CODE);
      expect(message).toContain('15% off your first order');
    }
  });
});
