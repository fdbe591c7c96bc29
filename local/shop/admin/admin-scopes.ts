/** The access scopes of the Admin API that only the setup of a store needs. */
export const SETUP_SCOPES = [
  'read_content',
  'read_legal_policies',
  'read_metaobject_definitions',
  'read_online_store_navigation',
  'read_shipping',
  'write_content',
  'write_legal_policies',
  'write_metaobject_definitions',
  'write_online_store_navigation',
  'write_shipping',
] as const;

/** All access scopes of the Admin API that the storefront requests. */
export const ADMIN_SCOPES = [
  'read_all_orders',
  'read_assigned_fulfillment_orders',
  'read_customers',
  'read_discounts',
  'read_files',
  'read_fulfillments',
  'read_inventory',
  'read_locations',
  'read_merchant_managed_fulfillment_orders',
  'read_metaobjects',
  'read_orders',
  'read_products',
  'read_publications',
  'write_customer_data_erasure',
  'write_customers',
  'write_discounts',
  'write_files',
  'write_fulfillments',
  'write_inventory',
  'write_merchant_managed_fulfillment_orders',
  'write_metaobjects',
  'write_orders',
  'write_products',
  'write_publications',
] as const;

export type AdminScope = (typeof ADMIN_SCOPES | typeof SETUP_SCOPES)[number];
