/** The one setting for the version of the shop's APIs; older ones are answered by a version nobody tested. */
export const SHOPIFY_API_VERSION = '2026-04';
