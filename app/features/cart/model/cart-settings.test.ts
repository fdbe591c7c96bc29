import {describe, expect, it} from 'vitest';
import {DEFAULT_CART_SETTINGS, parseCartSettings} from './cart-settings';

const value = (text: string) => ({value: text});

describe('the settings of the cart', () => {
  it('are those the merchant filled in', () => {
    const settings = parseCartSettings({
      seasonalTitle: value('Your Diwali basket'),
      seasonalFrom: value('2025-10-15'),
      seasonalUntil: value('2025-10-25'),
      freeShippingMinor: value('3500'),
    });
    expect(settings).toEqual({
      season: {title: 'Your Diwali basket', from: '2025-10-15', until: '2025-10-25'},
      freeShippingMinor: 3500,
    });
  });

  it.each([null, undefined, {}, {seasonalTitle: null, freeShippingMinor: {value: null}}])(
    'fall back when %j was set',
    (raw) => {
      expect(parseCartSettings(raw)).toEqual(DEFAULT_CART_SETTINGS);
    },
  );

  it('know no season without both of its days, and no threshold that is no amount', () => {
    expect(parseCartSettings({seasonalTitle: value('Your basket of spring')}).season).toBeNull();
    expect(parseCartSettings({freeShippingMinor: value('free')}).freeShippingMinor).toBe(2500);
    expect(parseCartSettings({freeShippingMinor: value('-1')}).freeShippingMinor).toBe(2500);
    expect(parseCartSettings({freeShippingMinor: value('')}).freeShippingMinor).toBe(2500);
  });
});
