/** A field of `Shop` with a policy. */
export type PolicyField = 'shippingPolicy' | 'refundPolicy' | 'privacyPolicy' | 'termsOfService';

type PolicyHandle = 'shipping-policy' | 'refund-policy' | 'privacy-policy' | 'terms-of-service';

export type ContentSource =
  | {
      readonly kind: 'page';
      readonly handle: string;
      readonly layout: 'text' | 'questions';
      /** The title of a page with parts of this storefront, which is shown without the merchant's text if the store denies it. */
      readonly title?: string;
    }
  | {
      readonly kind: 'policies';
      readonly name: string;
      readonly title: string;
      readonly policies: readonly PolicyField[];
    }
  | {readonly kind: 'policy-list'; readonly title: string};

const page = (handle: string, title: string, layout: 'text' | 'questions' = 'text'): Screen => ({
  kind: 'page',
  handle,
  title,
  layout,
});

const policies = (name: string, title: string, fields: readonly PolicyField[]): Screen => ({
  kind: 'policies',
  name,
  title,
  policies: fields,
});

export type Screen = ContentSource & {readonly title: string};

/** All content pages by their path without the leading slash. */
const SCREENS: Readonly<Record<string, Screen>> = {
  about: page('about', 'About'),
  contact: page('contact', 'Contact'),
  faqs: page('faqs', 'FAQs', 'questions'),
  'shipping-returns': policies('shipping-returns', 'Shipping & Returns', ['shippingPolicy', 'refundPolicy']),
  'privacy-policy': policies('privacy-policy', 'Privacy Policy', ['privacyPolicy']),
  'terms-of-service': policies('terms-of-service', 'Terms of Service', ['termsOfService']),
  // Shopify's path for all policies.
  policies: {kind: 'policy-list', title: 'Policies'},
};

/** Short paths for links in mails. */
const SHORT_PATHS: Readonly<Record<string, string>> = {terms: '/terms-of-service', privacy: '/privacy-policy'};

const POLICY_PATHS: Readonly<Record<PolicyHandle, string>> = {
  'shipping-policy': '/shipping-returns',
  'refund-policy': '/shipping-returns',
  'privacy-policy': '/privacy-policy',
  'terms-of-service': '/terms-of-service',
};

/** Pages of a route of their own, which Shopify's menus and texts may link as pages. */
const OWN_PAGES: Readonly<Record<string, string>> = {recipes: '/recipes'};

const getOwn = <Value>(table: Readonly<Record<string, Value>>, key: string): Value | null =>
  Object.hasOwn(table, key) ? (table[key] ?? null) : null;

/** @returns the content page at `/{name}`; null if there is none */
export const getScreen = (name: string): Screen | null => getOwn(SCREENS, name);

/** @returns the full path of a short one such as `terms`; null if there is none */
export const fullPathOf = (name: string): string | null => getOwn(SHORT_PATHS, name);

/** @returns the path of a Shopify page in this storefront; null if it has none */
export const toPagePath = (handle: string): string | null => {
  const screen = getScreen(handle);
  return screen?.kind === 'page' && screen.handle === handle ? `/${handle}` : getOwn(OWN_PAGES, handle);
};

/** @returns the path of a policy in this storefront; null if it has none */
export const toPolicyPath = (handle: string): string | null => getOwn(POLICY_PATHS, handle);
