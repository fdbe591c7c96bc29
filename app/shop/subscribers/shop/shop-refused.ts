/** Shopify refused a change with messages, which may quote what was sent: for staff, and not for the log. */
export class ShopRefused extends Error {
  override name = 'ShopRefused';
  constructor(readonly messages: readonly string[]) {
    super('Shopify refused to store a subscriber');
  }
}
