import {EMPTY_SEED} from '../seed/empty-seed';
import {addSpiceMarket} from '../seed/spice-market/add-spice-market';
import type {Seed} from '../seed/types';
import {ADMIN_SCOPES, SETUP_SCOPES, type AdminScope} from './admin/admin-scopes';
import {STOREFRONT_SCOPES, type StorefrontScope} from './graphql/access-scopes';
import {LOCAL_TIME_ZONE} from './time-zone';

/** The rate limit of an Admin API app: the maximum of points, and the points restored per second. */
interface AdminPlan {
  readonly maximum: number;
  readonly restorePerSecond: number;
}

/** What differs between Shopify stores. */
export interface StoreProfile {
  readonly name: string;
  /** `one` serves everything at the host of the APIs; `separate` has the checkout and the accounts on other hosts. */
  readonly hosts: 'one' | 'separate';
  /** Stores opened since 2026 have only new customer accounts: customers have no password. */
  readonly customerAccounts: 'classic' | 'new';
  /** The length of Customer Account API tokens: the usual one, or Shopify's maximum of 1.5 kB. */
  readonly accountTokens: 'usual' | 'long';
  /** Whether the fixed token of an older custom app is valid beside client credentials, or only client credentials are. */
  readonly adminAccess: 'fixed-token' | 'client-credentials';
  readonly adminScopes: readonly AdminScope[];
  readonly storefrontScopes: readonly StorefrontScope[];
  /** Whether the app may read names, addresses, phone numbers and emails of customers. */
  readonly protectedCustomerData: 'granted' | 'denied';
  readonly adminPlan: AdminPlan;
  readonly ianaTimezone: string;
  /** Who mails order confirmations: the shop, or the storefront with the shop's own mail turned off. */
  readonly orderConfirmation: 'shop' | 'storefront';
  /** Whether the storefront may read and change the subscriptions of customers. */
  readonly subscriptionContracts: 'granted' | 'denied';
  /** Whether the shop sells the products of the spice market too, which have options. */
  readonly hasSpiceMarket: boolean;
  /** Whether the store holds nothing yet, as on the day on which it is opened. */
  readonly isEmpty: boolean;
  /** Whether the Online Store is a sales channel beside the storefront's. */
  readonly hasOnlineStore: boolean;
  /** What the Online Store shows: a theme that redirects to the storefront, another theme, or the password page of a closed store. */
  readonly onlineStore: 'password' | 'redirect' | 'theme';
}

/** Everything granted on one host: the easiest store to develop against. */
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
  ianaTimezone: LOCAL_TIME_ZONE,
  orderConfirmation: 'storefront',
  subscriptionContracts: 'granted',
  hasSpiceMarket: false,
  isEmpty: false,
  hasOnlineStore: false,
  onlineStore: 'redirect',
};

/** The strictest settings of a real store: apps mostly read, and the storefront cannot fulfill orders. */
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
  ianaTimezone: LOCAL_TIME_ZONE,
  orderConfirmation: 'shop',
  subscriptionContracts: 'denied',
  hasSpiceMarket: false,
  isEmpty: false,
  hasOnlineStore: false,
  onlineStore: 'redirect',
};

/** The friendly store with products that have options, gift cards, subscriptions and pre-orders. */
const MARKET: StoreProfile = {...FRIENDLY, name: 'market', hasSpiceMarket: true};

/** The friendly store before anything is entered, with the scopes that its setup needs. */
const EMPTY: StoreProfile = {
  ...FRIENDLY,
  name: 'empty',
  adminScopes: [...ADMIN_SCOPES, ...SETUP_SCOPES],
  // The rate limit of the highest plan, so that the setup takes seconds.
  adminPlan: {maximum: 20_000, restorePerSecond: 1_000},
  isEmpty: true,
  hasOnlineStore: true,
};

export const STORE_PROFILES = {friendly: FRIENDLY, strict: STRICT, market: MARKET, empty: EMPTY} as const;

export type StoreProfileName = keyof typeof STORE_PROFILES;

/** Returns the seed of a store: the given one, with the products of the spice market if the store sells them, or none. */
export function toStoreSeed(seed: Seed, {hasSpiceMarket, isEmpty}: StoreProfile): Seed {
  if (isEmpty) return EMPTY_SEED;
  return hasSpiceMarket ? addSpiceMarket(seed) : seed;
}
