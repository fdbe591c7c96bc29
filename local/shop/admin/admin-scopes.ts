/** All access scopes of the Admin API that the storefront requests. */
export const ADMIN_SCOPES = [
  'read_all_orders',
  'read_assigned_fulfillment_orders',
  'read_customers',
  'read_fulfillments',
  'read_merchant_managed_fulfillment_orders',
  'read_orders',
  'read_products',
  'write_customers',
  'write_fulfillments',
  'write_merchant_managed_fulfillment_orders',
  'write_orders',
] as const;

/** The name of an Admin API access scope. */
export type AdminScope = (typeof ADMIN_SCOPES)[number];
