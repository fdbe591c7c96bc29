const SUFFIX = '.myshopify.com';

/**
 * Returns the address of a page of the Shopify admin; null for a store at another host, such as the local one.
 * @param storeDomain the store's `myshopify.com` host
 */
export function shopifyAdminUrl(storeDomain: string, path: string): string | null {
  const host = storeDomain.replace(/^https?:\/\//, '');
  return host.endsWith(SUFFIX) ? `https://admin.shopify.com/store/${host.slice(0, -SUFFIX.length)}/${path}` : null;
}
