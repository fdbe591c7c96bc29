import {ADMIN_SCOPES, type AdminScope} from './admin/admin-scopes';
import {STOREFRONT_SCOPES, type StorefrontScope} from './graphql/access-scopes';

/** Points that an app may spend on the Admin API: so many at once, and so many back each second. */
interface AdminPlan {
  readonly maximum: number;
  readonly restorePerSecond: number;
}

/** Which store the local shop is: what differs from one Shopify store to the next. */
export interface StoreProfile {
  readonly name: string;
  /** `one` answers everything at the host of the APIs; `separate` has the checkout and the accounts on hosts of their own. */
  readonly hosts: 'one' | 'separate';
  /** Stores opened since 2026 have new customer accounts alone: nobody has a password. */
  readonly customerAccounts: 'classic' | 'new';
  /** How long the tokens of new accounts are: as they usually are, or as long as the platform ever makes them, 1.5 kB. */
  readonly accountTokens: 'usual' | 'long';
  /** A fixed token of an older custom app works beside client credentials, or client credentials alone do. */
  readonly adminAccess: 'fixed-token' | 'client-credentials';
  readonly adminScopes: readonly AdminScope[];
  readonly storefrontScopes: readonly StorefrontScope[];
  /** Whether the app may read names, addresses, telephone numbers and emails of customers. */
  readonly protectedCustomerData: 'granted' | 'denied';
  readonly adminPlan: AdminPlan;
  /** Who confirms an order by mail: the shop itself, or the storefront with the shop's own mail turned off. */
  readonly orderConfirmation: 'shop' | 'storefront';
}

/** Everything granted, on one host: the store that is easiest to develop against. */
const FRIENDLY: StoreProfile = {
  name: 'friendly',
  hosts: 'one',
  customerAccounts: 'classic',
  accountTokens: 'usual',
  adminAccess: 'fixed-token',
  adminScopes: ADMIN_SCOPES,
  storefrontScopes: STOREFRONT_SCOPES,
  protectedCustomerData: 'granted',
  adminPlan: {maximum: 2000, restorePerSecond: 100},
  orderConfirmation: 'storefront',
};

/** Everything as a real store may have it at its strictest; apps read, and nobody fulfills orders through the storefront. */
const STRICT: StoreProfile = {
  name: 'strict',
  hosts: 'separate',
  customerAccounts: 'new',
  accountTokens: 'long',
  adminAccess: 'client-credentials',
  adminScopes: [
    'read_assigned_fulfillment_orders',
    'read_customers',
    'read_fulfillments',
    'read_merchant_managed_fulfillment_orders',
    'read_orders',
    'read_products',
    'write_customers',
  ],
  storefrontScopes: [],
  protectedCustomerData: 'denied',
  adminPlan: {maximum: 1000, restorePerSecond: 50},
  orderConfirmation: 'shop',
};

/** The stores that the local shop can be. */
export const STORE_PROFILES = {friendly: FRIENDLY, strict: STRICT} as const;

/** The name of one of them. */
export type StoreProfileName = keyof typeof STORE_PROFILES;
