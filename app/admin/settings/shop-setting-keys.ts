/** The fields of the metaobject `storefront_settings` that staff edit here, in the order of the form. */
export const SHOP_SETTING_KEYS = [
  'banner_variant',
  'banner_code',
  'banner_a_messages',
  'banner_b_messages',
  'seasonal_title',
  'seasonal_from',
  'seasonal_until',
  'about_text',
  'support_email',
  'instagram_url',
  'facebook_url',
  'portal_url',
  'tag_manager_id',
] as const;

export type ShopSettingKey = (typeof SHOP_SETTING_KEYS)[number];

/** Values by field, as a form shows them; a missing field is not defined in the shop. */
export type ShopSettings = Readonly<Partial<Record<ShopSettingKey, string>>>;
