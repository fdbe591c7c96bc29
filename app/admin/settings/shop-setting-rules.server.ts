import {z} from 'zod';
import {isEmailAddress} from '~/core/email-address';
import {TAG_MANAGER_ID} from '~/core/tag-manager-id';
import {SHOP_SETTINGS_COPY as COPY} from './settings-copy';
import {BANNER_CHOICES, toMessageList} from './shop-setting-fields';
import {SHOP_SETTING_KEYS, type ShopSettingKey, type ShopSettings} from './shop-setting-keys';

const MAX_MESSAGES = 6;
const MAX_MESSAGE_LENGTH = 90;
const LISTS: ReadonlySet<ShopSettingKey> = new Set(['banner_a_messages', 'banner_b_messages']);

const optional = (schema: z.ZodType<string>) => z.union([z.literal(''), schema]);
const text = (max: number) => z.string().max(max, COPY.tooLong(max));
const link = z.union([z.literal(''), z.url({protocol: /^https$/, error: COPY.badLink})]);
const day = z.union([z.literal(''), z.iso.date({error: COPY.badDay})]);

const messages = z
  .string()
  .refine((lines) => toMessageList(lines).length <= MAX_MESSAGES, COPY.tooManyMessages(MAX_MESSAGES))
  .refine(
    (lines) => toMessageList(lines).every(({length}) => length <= MAX_MESSAGE_LENGTH),
    COPY.longMessage(MAX_MESSAGE_LENGTH),
  );

// The storefront ignores what it cannot parse, so the rules are those of its parsers.
const RULES: Readonly<Record<ShopSettingKey, z.ZodType<string>>> = {
  banner_variant: z.union([z.literal(''), z.enum(BANNER_CHOICES)], {error: COPY.badChoice}),
  banner_code: text(30),
  banner_a_messages: messages,
  banner_b_messages: messages,
  seasonal_title: text(60),
  seasonal_from: day,
  seasonal_until: day,
  about_text: text(600),
  support_email: optional(z.string().refine(isEmailAddress, COPY.badEmail)),
  instagram_url: link,
  facebook_url: link,
  portal_url: link,
  tag_manager_id: optional(z.string().regex(TAG_MANAGER_ID, COPY.badTagManagerId)),
};

/** Converts a stored value to the text of its form field: lists have one entry a line. */
export function toFieldText(key: ShopSettingKey, stored: string | null): string {
  const normal = (stored ?? '').replaceAll('\r\n', '\n').trim();
  // The form has no empty choice, so that saving another field would change this one.
  if (key === 'banner_variant') return normal || 'by-page';
  if (!LISTS.has(key) || normal === '') return normal;
  const entries = z.array(z.string()).safeParse(parseJson(normal)).data ?? [];
  return toMessageList(entries.join('\n')).join('\n');
}

/** Converts the text of a form field to the value to store; empty clears it. */
export function toStoredValue(key: ShopSettingKey, entered: string): string {
  const entries = LISTS.has(key) ? toMessageList(entered) : [];
  return entries.length > 0 ? JSON.stringify(entries) : entered;
}

/** Returns what is wrong with entered values, by field. */
export function getFieldErrors(values: ShopSettings): ShopSettings {
  const errors: Partial<Record<ShopSettingKey, string>> = {};
  for (const key of SHOP_SETTING_KEYS) {
    const parsed = values[key] === undefined ? null : RULES[key].safeParse(values[key]);
    if (parsed && !parsed.success) errors[key] = parsed.error.issues[0]?.message ?? COPY.badChoice;
  }
  const {seasonal_title: title, seasonal_from: from = '', seasonal_until: until = ''} = values;
  if (title && !errors.seasonal_from && from === '') errors.seasonal_from = COPY.missingDay;
  if (title && !errors.seasonal_until && until === '') errors.seasonal_until = COPY.missingDay;
  if (from && until && !errors.seasonal_until && until < from) errors.seasonal_until = COPY.untilBeforeFrom;
  return errors;
}

function parseJson(stored: string): unknown {
  try {
    return JSON.parse(stored);
  } catch {
    return null;
  }
}
