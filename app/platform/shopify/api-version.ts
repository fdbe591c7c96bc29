/** The version of Shopify's APIs; Shopify serves expired versions with another, untested one. */
export const SHOPIFY_API_VERSION = '2026-04';
