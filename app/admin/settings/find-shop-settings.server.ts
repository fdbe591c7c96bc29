import {z} from 'zod';
import type {Admin} from '~/platform/shopify/admin.server';
import {toFieldText} from './shop-setting-rules.server';
import {SHOP_SETTING_KEYS, type ShopSettings} from './shop-setting-keys';
import {SHOP_SETTINGS_QUERY} from './shop-settings.admin.gql';

const SettingsSchema = z.object({
  metaobjectByHandle: z
    .object({id: z.string(), fields: z.array(z.object({key: z.string(), value: z.string().nullable()}))})
    .nullable(),
});

/** The storefront settings as they are now. */
export interface StoredSettings {
  readonly id: string;
  readonly values: ShopSettings;
}

/** Finds the storefront settings, uncached; null if the shop has none. @throws UpstreamError */
export async function findShopSettings(admin: Admin): Promise<StoredSettings | null> {
  const {metaobjectByHandle: found} = await admin.query(SHOP_SETTINGS_QUERY, {}, SettingsSchema);
  if (!found) return null;
  const stored = new Map(found.fields.map(({key, value}) => [key, value]));
  const values = SHOP_SETTING_KEYS.flatMap((key) =>
    stored.has(key) ? [[key, toFieldText(key, stored.get(key) ?? null)] as const] : [],
  );
  return {id: found.id, values: Object.fromEntries(values)};
}
