import {describe, expect, it} from 'vitest';
import {DEFAULT_CART_SETTINGS, parseCartSettings} from './cart-settings';

const parse = (fields: Record<string, string>) => parseCartSettings(new Map(Object.entries(fields)));

describe('parseCartSettings', () => {
  it('parses the settings of the merchant', () => {
    const settings = parse({
      seasonal_title: 'Your Diwali basket',
      seasonal_from: '2025-10-15',
      seasonal_until: '2025-10-25',
      free_shipping_minor: '3500',
    });
    expect(settings).toEqual({
      season: {title: 'Your Diwali basket', from: '2025-10-15', until: '2025-10-25'},
      freeShippingMinor: 3500,
    });
  });

  it('returns defaults for missing settings', () => {
    expect(parse({})).toEqual(DEFAULT_CART_SETTINGS);
  });

  it('ignores a season without both dates and an invalid threshold', () => {
    expect(parse({seasonal_title: 'Your basket of spring'}).season).toBeNull();
    expect(parse({free_shipping_minor: 'free'}).freeShippingMinor).toBe(2500);
    expect(parse({free_shipping_minor: '-1'}).freeShippingMinor).toBe(2500);
  });
});
