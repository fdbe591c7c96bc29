import type {Notice} from '~/core/notice';
import {toStaffOutcome, type StaffOperationProblem} from '~/platform/staff-operation-problem';
import type {ShopSettingKey} from './shop-setting-keys';

export const SETTINGS_COPY = {
  title: 'System Settings',
  configuration: 'Configuration',
  configurationText: 'What this storefront was started with. Values are never shown here.',
  configured: 'Configured',
  missing: 'Missing',
  warnings: 'Check these settings',
  names: 'Settings',
  content: 'Testimonials and stories',
  contentText:
    'Testimonials, reels, founders and recipes are edited in the Shopify admin, under Content → Metaobjects. Testimonials with “is_sample” are samples: only the local shop shows them. Replace them by what real customers wrote, without “is_sample”.',
} as const;

/** Copy of the form of the texts that the shop stores. */
export const SHOP_SETTINGS_COPY = {
  title: 'Texts of the storefront',
  text: 'These are stored in the shop, in its metaobject “storefront_settings”. The storefront reads them again after five minutes: the first visitor after that still sees the old text, everyone else the new one.',
  save: 'Save',
  saving: 'Saving...',
  preview: 'Preview of the banner',
  previewEmpty: 'The built-in messages are shown.',
  conflict: (current: string) =>
    `Somebody changed this meanwhile. It is now: ${current === '' ? 'empty' : `“${current}”`}. Save again to replace it.`,
  noToken: 'Missing Shopify Admin API access token',
  noTokenText: 'Set SHOPIFY_ADMIN_CLIENT_ID and SHOPIFY_ADMIN_CLIENT_SECRET to edit these texts here.',
  unavailable: 'The texts cannot be loaded at the moment.',
  unavailableText: 'Shopify does not respond. Please try again in a minute.',
  missing: 'The shop has no storefront settings yet',
  missingText:
    'In the Shopify admin, open Content → Metaobjects and add a definition of the type “storefront_settings” with the fields below: lists of single-line texts for the messages, dates for the two days, URLs for the addresses of pages, a multi-line text for the footer, and single-line texts otherwise. Allow storefront access, and add one entry with the handle “main”.',
  noScope: 'The store does not give this app access to these texts.',
  noScopeText: 'Grant the app the access scopes read_metaobjects and write_metaobjects, then reload this page.',
  undefinedFields: (keys: readonly string[]) =>
    `The definition in the Shopify admin has no ${keys.join(', ')}: add what you want to edit here.`,
  tooLong: (max: number) => `Please write at most ${max} characters.`,
  badLink: 'Please enter an address that begins with https://',
  badDay: 'Please enter a date.',
  badChoice: 'Please choose one of the list.',
  badTagManagerId: 'Please enter an id such as GTM-ABC123.',
  badEmail: 'Please enter an email address.',
  missingDay: 'The seasonal title needs a first and a last day.',
  untilBeforeFrom: 'The last day is before the first one.',
  tooManyMessages: (max: number) => `Please write at most ${max} messages.`,
  longMessage: (max: number) => `Each message has at most ${max} characters.`,
} as const;

export const FIELD_TEXTS: Readonly<Record<ShopSettingKey, {readonly label: string; readonly hint?: string}>> = {
  banner_variant: {
    label: 'Banner',
    hint: 'Banner A is for all visitors. Banner B is for new ones and can be dismissed.',
  },
  banner_code: {
    label: 'Promo code',
    hint: 'Highlighted in messages that contain it. The code itself is made in Shopify’s discounts.',
  },
  banner_a_messages: {label: 'Messages of banner A', hint: 'One a line, up to six. Empty shows the built-in ones.'},
  banner_b_messages: {label: 'Messages of banner B', hint: 'One a line, up to six. Empty shows the built-in ones.'},
  seasonal_title: {label: 'Seasonal title of the cart', hint: 'Instead of “Your basket”, between the two dates.'},
  seasonal_from: {label: 'First day'},
  seasonal_until: {label: 'Last day'},
  about_text: {label: 'Text in the footer'},
  support_email: {label: 'Support address', hint: 'Also the contact in security.txt.'},
  instagram_url: {label: 'Instagram'},
  facebook_url: {label: 'Facebook'},
  portal_url: {
    label: 'Customer portal',
    hint: 'The page with a customer’s orders at Shopify, linked from their orders.',
  },
  tag_manager_id: {
    label: 'Google Tag Manager',
    hint: 'The id of a container. It loads for visitors who accepted being measured; the question then mentions other services.',
  },
};

/** The banners to choose from. */
export const BANNER_TITLES = {
  'by-page': 'B on the home page, A on the product list',
  a: 'Banner A everywhere',
  b: 'Banner B everywhere',
} as const;

export const BANNER_NAMES = {a: 'Banner A', b: 'Banner B'} as const;

/** Returns the notice for settings that were not saved, or may not have been. */
export function settingsProblem(problem: StaffOperationProblem<unknown>): Notice {
  const notice = (tone: Notice['tone'], title: string, body: string): Notice => ({
    tone,
    title,
    body,
    id: 'settings-problem',
  });
  if (toStaffOutcome(problem) === 'checking')
    return notice('warning', 'The outcome is still being checked', 'Refresh in a moment to see whether it was saved.');
  switch (problem.kind) {
    case 'not-possible':
      return notice(
        'error',
        'Nothing was saved',
        'Somebody else changed some of these texts meanwhile. See the marked fields.',
      );
    case 'refused':
      return notice('error', 'Shopify rejected the change', problem.message);
    case 'no-token':
      return notice('error', SHOP_SETTINGS_COPY.noToken, SHOP_SETTINGS_COPY.noTokenText);
    case 'no-scope':
      return notice('error', SHOP_SETTINGS_COPY.noScope, SHOP_SETTINGS_COPY.noScopeText);
    case 'missing':
      return notice('error', SHOP_SETTINGS_COPY.missing, 'Refresh the page to see how to add them.');
    default:
      return notice('error', 'Failed to save the settings', 'Nothing was changed. Please try again in a few minutes.');
  }
}
