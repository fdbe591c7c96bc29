import type {Mail} from '../../local/mail/mail';
import {SEED_DATE} from '../../local/seed/seed-date';
import {SEED} from '../../local/seed/seed';
import type {Seed} from '../../local/seed/types';
import type {FaultInput} from '../../local/kit/faults/fault-plan';
import type {LogReport} from '../../local/kit/request-log';
import type {Shop} from '../../local/shop/create-shop';
import type {StorefrontScope} from '../../local/shop/graphql/access-scopes';
import {openShop} from '../../local/shop/open-shop';
import {storefrontSettings} from '../../local/shop/storefront-settings';
import type {Clock} from '../../local/kit/clock';
import {STORE_PROFILES, toStoreSeed, type StoreProfile, type StoreProfileName} from '../../local/shop/store-profile';
import {createShopStateApi, type ShopStateApi} from './shop-state';

/** The seed without past orders, so that the first order of a test is #1001. */
export const SEED_WITHOUT_ORDERS: Seed = {...SEED, orders: []};

export interface LocalShopOptions {
  /** Without the products of the spice market, which the profile `market` adds. */
  readonly seed?: Seed;
  /** Fixed at the seed's date if absent. */
  readonly clock?: Clock;
  readonly storefrontOrigin?: string;
  /** Sends webhooks to the storefront; otherwise they wait until they are replayed. */
  readonly deliversWebhooks?: boolean;
  /** Store profile; `friendly` if absent. */
  readonly profile?: StoreProfileName;
  /** Storefront access scopes; those of the profile if absent. */
  readonly storefrontScopes?: readonly StorefrontScope[];
  /** Admin API access scopes; those of the profile if absent. */
  readonly adminScopes?: StoreProfile['adminScopes'];
  /** Length of customer account tokens; that of the profile if absent. */
  readonly accountTokens?: StoreProfile['accountTokens'];
  /** The shop's time zone; that of the profile if absent. */
  readonly ianaTimezone?: string;
  /** The rate limit of the Admin API; that of the profile if absent. */
  readonly adminPlan?: StoreProfile['adminPlan'];
  /** Who mails order confirmations; as in the profile if absent. */
  readonly orderConfirmation?: StoreProfile['orderConfirmation'];
  /** Whether subscriptions can be read and changed; as in the profile if absent. */
  readonly subscriptionContracts?: StoreProfile['subscriptionContracts'];
  /** What the Online Store shows; as in the profile if absent. */
  readonly onlineStore?: StoreProfile['onlineStore'];
  /** Whether the store holds nothing yet; as in the profile if absent. */
  readonly isEmpty?: boolean;
}

/** A mail in the JSON of the outbox. */
export interface SentMail extends Mail {
  readonly links: readonly string[];
}

/** The local shop of one test file, listening on a free port. */
export interface LocalShop extends ShopStateApi {
  readonly origin: string;
  readonly shop: Shop;
  readonly products: Seed['products'];
  /** The settings of a storefront of this shop. */
  readonly settings: Readonly<Record<string, string>>;
  /** Returns the mails to an address, or all mails, the newest first. */
  mails(to?: string): Promise<readonly SentMail[]>;
  /** Adds a fault; throws if its plan is invalid. */
  fault(plan: FaultInput): Promise<void>;
  clearFaults(): Promise<void>;
  log(): Promise<LogReport>;
  clearLog(): Promise<void>;
  /** Restores the seed data and clears faults and the log. */
  reset(): Promise<void>;
  close(): Promise<void>;
}

/**
 * Starts a local shop in memory; resolves once it listens. Close it after the tests.
 */
export async function startLocalShop(options: LocalShopOptions = {}): Promise<LocalShop> {
  const named: StoreProfile = STORE_PROFILES[options.profile ?? 'friendly'];
  const profile: StoreProfile = {...named, isEmpty: options.isEmpty ?? named.isEmpty};
  const {shop, config, close} = await openShop({
    profile: {
      ...profile,
      storefrontScopes: options.storefrontScopes ?? profile.storefrontScopes,
      adminScopes: options.adminScopes ?? profile.adminScopes,
      accountTokens: options.accountTokens ?? profile.accountTokens,
      ianaTimezone: options.ianaTimezone ?? profile.ianaTimezone,
      adminPlan: options.adminPlan ?? profile.adminPlan,
      orderConfirmation: options.orderConfirmation ?? profile.orderConfirmation,
      subscriptionContracts: options.subscriptionContracts ?? profile.subscriptionContracts,
      onlineStore: options.onlineStore ?? profile.onlineStore,
    },
    port: 0,
    accountsPort: 0,
    storefrontOrigin: options.storefrontOrigin ?? 'http://localhost:3000',
    seed: toStoreSeed(options.seed ?? SEED_WITHOUT_ORDERS, profile),
    clock: options.clock ?? (() => new Date(SEED_DATE)),
    deliversWebhooks: options.deliversWebhooks,
  });
  const {origin} = config;

  async function control(path: string, init?: RequestInit): Promise<Response> {
    const response = await fetch(origin + path, init);
    if (!response.ok) throw new Error(`${path} answered ${response.status}: ${await response.text()}`);
    return response;
  }

  return {
    origin,
    shop,
    products: shop.state.seed.products,
    settings: storefrontSettings({state: shop.state, config}),
    mails: async (to = '') =>
      (await control(`/__outbox.json?to=${encodeURIComponent(to)}`)).json<readonly SentMail[]>(),
    ...createShopStateApi(shop),
    fault: async (plan) => void (await control('/__fault', {method: 'POST', body: JSON.stringify(plan)})),
    clearFaults: async () => void (await control('/__fault', {method: 'DELETE'})),
    log: async () => (await control('/__log')).json<LogReport>(),
    clearLog: async () => void (await control('/__log', {method: 'DELETE'})),
    reset: async () => void (await control('/__reset', {method: 'POST'})),
    async close() {
      await shop.close();
      await close();
    },
  };
}
