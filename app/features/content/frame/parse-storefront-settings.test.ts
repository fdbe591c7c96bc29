import {describe, expect, it} from 'vitest';
import {parseStorefrontSettings} from './parse-storefront-settings.server';
import {DEFAULT_SETTINGS} from './shop-frame';

describe("the merchant's settings", () => {
  it('are read from the fields of their entry', () => {
    const served = [
      {key: 'about_text', value: 'Kits for home cooks.'},
      {key: 'instagram_url', value: 'https://www.instagram.com/shop.example/'},
      {key: 'facebook_url', value: 'https://www.facebook.com/shop.example'},
      {key: 'banner_variant', value: 'a'},
      {key: 'free_shipping_minor', value: '2500'},
    ];
    expect(parseStorefrontSettings(served)).toEqual({
      aboutText: 'Kits for home cooks.',
      instagramUrl: 'https://www.instagram.com/shop.example/',
      facebookUrl: 'https://www.facebook.com/shop.example',
      bannerVariant: 'a',
    });
  });

  it('have a default each', () => expect(parseStorefrontSettings([])).toEqual(DEFAULT_SETTINGS));

  it.each([
    ['instagram_url', 'javascript:alert(1)'],
    ['instagram_url', 'http://www.instagram.com/shop.example/'],
    ['facebook_url', 'facebook'],
    ['banner_variant', 'c'],
    ['about_text', '   '],
    ['about_text', null],
  ])('fall back alone where %s is %j', (key, value) => {
    expect(parseStorefrontSettings([{key, value}])).toEqual(DEFAULT_SETTINGS);
  });
});
