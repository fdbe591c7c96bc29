import {z} from 'zod';
import {DEFAULT_SETTINGS, type StorefrontSettings} from './shop-frame';

const webAddress = z.url({protocol: /^https$/});

const fields = {
  aboutText: z.string().trim().min(1).max(600),
  instagramUrl: webAddress,
  facebookUrl: webAddress,
};

/**
 * Reads the merchant's settings.
 * @param served fields of the shop's `storefront_settings` entry, by key; none when the shop has no entry
 * @returns the settings, with the default in place of each that is absent or makes no sense
 */
export function parseStorefrontSettings(served: ReadonlyMap<string, string>): StorefrontSettings {
  const read = <Value>(key: string, schema: z.ZodType<Value>, fallback: Value): Value => {
    const parsed = schema.safeParse(served.get(key));
    return parsed.success ? parsed.data : fallback;
  };
  return {
    aboutText: read('about_text', fields.aboutText, DEFAULT_SETTINGS.aboutText),
    instagramUrl: read<string | null>('instagram_url', fields.instagramUrl, DEFAULT_SETTINGS.instagramUrl),
    facebookUrl: read<string | null>('facebook_url', fields.facebookUrl, DEFAULT_SETTINGS.facebookUrl),
  };
}
