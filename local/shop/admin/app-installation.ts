import {gid} from '../graphql/gid';
import type {ResolverMap} from '../graphql/schema';

/** What staff let the storefront's app do: all that it asks a real store for. */
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
];

/** What an app is told about itself. */
export const installationResolvers: ResolverMap = {
  QueryRoot: {
    currentAppInstallation: () => ({
      id: gid('AppInstallation', 1),
      accessScopes: ADMIN_SCOPES.map((handle) => ({handle, description: handle.replaceAll('_', ' ')})),
    }),
  },
};
