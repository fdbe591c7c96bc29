import type {ShopSettingKey} from './shop-setting-keys';

/** The name of the hidden field with the value that the form showed. */
export const shownName = (key: ShopSettingKey): string => `shown.${key}`;

export const BANNER_CHOICES = ['by-page', 'a', 'b'] as const;

/** Returns the messages of a text with one message a line. */
export const toMessageList = (lines: string): readonly string[] =>
  lines
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);
