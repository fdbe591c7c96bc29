/** A policy's field on the shop. */
export type PolicyField = 'shippingPolicy' | 'refundPolicy' | 'privacyPolicy' | 'termsOfService';

/** The platform's name for it in addresses. */
type PolicyHandle = 'shipping-policy' | 'refund-policy' | 'privacy-policy' | 'terms-of-service';

/** The texts of the shop that a page shows. */
export type ContentSource =
  | {readonly kind: 'page'; readonly handle: string; readonly layout: 'text' | 'questions'}
  | {readonly kind: 'policies'; readonly title: string; readonly policies: readonly PolicyField[]}
  | {readonly kind: 'policy-list'; readonly title: string};

const page = (handle: string, title: string, layout: 'text' | 'questions' = 'text'): Screen => ({
  kind: 'page',
  ...{handle, title, layout},
});

/** The content of a page, and its title. */
export type Screen = ContentSource & {readonly title: string};

/** Every address that shows a text of the shop's, without the slash it begins with. */
const SCREENS: Readonly<Record<string, Screen>> = {
  about: page('about', 'About'),
  contact: page('contact', 'Contact'),
  faqs: page('faqs', 'FAQs', 'questions'),
  recipes: page('recipes', 'Recipes'),
  'shipping-returns': {kind: 'policies', title: 'Shipping & Returns', policies: ['shippingPolicy', 'refundPolicy']},
  'privacy-policy': {kind: 'policies', title: 'Privacy Policy', policies: ['privacyPolicy']},
  'terms-of-service': {kind: 'policies', title: 'Terms of Service', policies: ['termsOfService']},
  // The platform's own address of all policies.
  policies: {kind: 'policy-list', title: 'Policies'},
};

/** Short addresses that people and mails use. */
const SHORT_ADDRESSES: Readonly<Record<string, string>> = {terms: '/terms-of-service', privacy: '/privacy-policy'};

/** Handles of the platform's policy pages. */
const POLICY_PATHS: Readonly<Record<PolicyHandle, string>> = {
  'shipping-policy': '/shipping-returns',
  'refund-policy': '/shipping-returns',
  'privacy-policy': '/privacy-policy',
  'terms-of-service': '/terms-of-service',
};

const own = <Value>(table: Readonly<Record<string, Value>>, key: string): Value | null =>
  Object.hasOwn(table, key) ? (table[key] ?? null) : null;

/** @returns what is shown at `/{name}`; null when nothing is */
export const findScreen = (name: string): Screen | null => own(SCREENS, name);

/** @returns the full path of a short one, `terms` for instance; null when there is none */
export const fullPathOf = (name: string): string | null => own(SHORT_ADDRESSES, name);

/** @returns where this storefront shows the shop's page of that handle; null when it has no address of its own */
export const ownPathOfPage = (handle: string): string | null => {
  const screen = findScreen(handle);
  return screen?.kind === 'page' && screen.handle === handle ? `/${handle}` : null;
};

/** @returns where this storefront shows the policy of that handle; null when there is none */
export const ownPathOfPolicy = (handle: string): string | null => own(POLICY_PATHS, handle);
