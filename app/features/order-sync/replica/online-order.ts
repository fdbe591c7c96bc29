/** Names by which Shopify calls tills, and orders that staff create. Sales channels have names, or numbers, of their own. */
const OFFLINE_SOURCES = new Set(['pos', 'shopify_draft_order', 'iphone', 'android']);

/** @returns whether somebody ordered on a website, and waits for a mail of ours about it */
export const isOnlineOrder = (sourceName: string | null, isTest: boolean): boolean =>
  !isTest && !OFFLINE_SOURCES.has(sourceName?.toLowerCase() ?? '');
