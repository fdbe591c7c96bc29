import {describe, expect, it} from 'vitest';
import {parseStorefrontSettings} from './parse-storefront-settings.server';
import {DEFAULT_SETTINGS} from './shop-frame';

const parse = (fields: Record<string, string>) => parseStorefrontSettings(new Map(Object.entries(fields)));

describe('parseStorefrontSettings', () => {
  it('reads the fields of the entry', () => {
    const served = {
      about_text: 'Kits for home cooks.',
      instagram_url: 'https://www.instagram.com/shop.example/',
      facebook_url: 'https://www.facebook.com/shop.example',
      tag_manager_id: 'GTM-ABC123',
      free_shipping_minor: '2500',
    };
    expect(parse(served)).toEqual({
      aboutText: 'Kits for home cooks.',
      instagramUrl: 'https://www.instagram.com/shop.example/',
      facebookUrl: 'https://www.facebook.com/shop.example',
      tagManagerId: 'GTM-ABC123',
    });
  });

  it('returns a default for each missing field', () => expect(parse({})).toEqual(DEFAULT_SETTINGS));

  it.each([
    ['instagram_url', 'javascript:alert(1)'],
    ['instagram_url', 'http://www.instagram.com/shop.example/'],
    ['facebook_url', 'facebook'],
    ['about_text', '   '],
    ['tag_manager_id', 'GTM-1"><script>'],
  ])('uses the default of only %s if it is %j', (key, value) => {
    expect(parse({[key]: value})).toEqual(DEFAULT_SETTINGS);
  });
});
