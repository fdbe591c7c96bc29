import type {z} from 'zod';
import {isSecretShaped} from './key-shapes';

/** Settings that need each other. */
export function together(keys: readonly string[], others: readonly string[] = []) {
  return (given: Readonly<Record<string, unknown>>, context: z.RefinementCtx): void => {
    if (keys.every((key) => given[key] === undefined)) return;
    const isMissing = (value: unknown) => value === undefined || (Array.isArray(value) && value.length === 0);
    const missing = [...keys, ...others].filter((key) => isMissing(given[key]));
    for (const key of missing) context.addIssue({code: 'custom', path: [key], message: 'given when the others are'});
  };
}

/** The settings that pages contain. */
const SENT_TO_BROWSERS = [
  'PUBLIC_ORIGIN',
  'PUBLIC_CHECKOUT_DOMAIN',
  'PUBLIC_STOREFRONT_API_TOKEN',
  'PUBLIC_STOREFRONT_ID',
  'PUBLIC_CUSTOMER_ACCOUNT_API_CLIENT_ID',
  'GOOGLE_CLIENT_ID',
  'SHOP_ID',
  'REVIEWS_COMPANY_ID',
] as const;

/** Rejects a secret where a public value belongs, such as two keys that were swapped. */
export function refuseSecretsForBrowsers(given: Readonly<Record<string, unknown>>, context: z.RefinementCtx): void {
  for (const key of SENT_TO_BROWSERS) {
    const value = given[key];
    if (typeof value === 'string' && isSecretShaped(value))
      context.addIssue({code: 'custom', path: [key], message: 'a public value, since browsers receive it'});
  }
}

/** Rejects two kinds of tokens, because it would be unclear which one is used. */
export function refuseTwoAdminTokens(given: Readonly<Record<string, unknown>>, context: z.RefinementCtx): void {
  if (given.PRIVATE_ADMIN_API_TOKEN === undefined || given.SHOPIFY_ADMIN_CLIENT_ID === undefined) return;
  const message = 'absent when SHOPIFY_ADMIN_CLIENT_ID is given';
  context.addIssue({code: 'custom', path: ['PRIVATE_ADMIN_API_TOKEN'], message});
}

/** Requires the store's id, without which Shopify could not assign a visit to it. */
export function refuseAnalyticsOfUnknownShop(
  given: {SHOPIFY_ANALYTICS: string; SHOP_ID?: string},
  context: z.RefinementCtx,
): void {
  if (given.SHOPIFY_ANALYTICS === 'off' || given.SHOP_ID !== undefined) return;
  context.addIssue({code: 'custom', path: ['SHOP_ID'], message: 'given when SHOPIFY_ANALYTICS is on'});
}
