/** Shopify's source names for point of sale and draft orders. Other sales channels have a name or a number. */
const OFFLINE_SOURCES = new Set(['pos', 'shopify_draft_order', 'iphone', 'android']);

/** Returns whether the order was placed on a website, so that the customer expects a confirmation. */
export const isOnlineOrder = (sourceName: string | null, isTest: boolean): boolean =>
  !isTest && !OFFLINE_SOURCES.has(sourceName?.toLowerCase() ?? '');
