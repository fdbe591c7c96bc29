import {z} from 'zod';
import {TAG_MANAGER_ID} from '~/core/tag-manager-id';
import {DEFAULT_SETTINGS, type StorefrontSettings} from './shop-frame';

const webAddress = z.url({protocol: /^https$/});

const fields = {
  aboutText: z.string().trim().min(1).max(600),
  instagramUrl: webAddress,
  facebookUrl: webAddress,
  tagManagerId: z.string().regex(TAG_MANAGER_ID),
};

/**
 * Parses the merchant's settings.
 * @param values fields of the `storefront_settings` metaobject by key
 * @returns the settings; each missing or invalid one has its default
 */
export function parseStorefrontSettings(values: ReadonlyMap<string, string>): StorefrontSettings {
  const read = <Value>(key: string, schema: z.ZodType<Value>, fallback: Value): Value => {
    const parsed = schema.safeParse(values.get(key));
    return parsed.success ? parsed.data : fallback;
  };
  return {
    aboutText: read('about_text', fields.aboutText, DEFAULT_SETTINGS.aboutText),
    instagramUrl: read<string | null>('instagram_url', fields.instagramUrl, DEFAULT_SETTINGS.instagramUrl),
    facebookUrl: read<string | null>('facebook_url', fields.facebookUrl, DEFAULT_SETTINGS.facebookUrl),
    tagManagerId: read<string | null>('tag_manager_id', fields.tagManagerId, DEFAULT_SETTINGS.tagManagerId),
  };
}
