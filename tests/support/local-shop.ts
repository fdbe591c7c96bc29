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
import type {ShopState} from '../../local/shop/state';
import {STORE_PROFILES, type StoreProfile, type StoreProfileName} from '../../local/shop/store-profile';

/** The seeded shop on its first day: what tests count and number begins with them. */
export const SEED_WITHOUT_ORDERS: Seed = {...SEED, orders: []};

/** How a test's shop differs from the seeded one. */
export interface LocalShopOptions {
  readonly seed?: Seed;
  /** Stands still at the seed's date when absent. */
  readonly clock?: Clock;
  readonly storefrontOrigin?: string;
  /** Sends webhooks to the storefront as things happen; otherwise they wait until they are replayed. */
  readonly deliversWebhooks?: boolean;
  /** Which store it is; `friendly` when absent. */
  readonly profile?: StoreProfileName;
  /** What the storefront may read; what the profile says when absent. */
  readonly storefrontScopes?: readonly StorefrontScope[];
  /** How long the tokens of customer accounts are; what the profile says when absent. */
  readonly accountTokens?: StoreProfile['accountTokens'];
  /** Who confirms an order by mail; what the profile says when absent. */
  readonly orderConfirmation?: StoreProfile['orderConfirmation'];
}

/** A mail as the outbox shows it to programs. */
export interface SentMail extends Mail {
  readonly links: readonly string[];
}

/** A shop of its own for one test file, listening on a free port. */
export interface LocalShop {
  readonly origin: string;
  readonly shop: Shop;
  readonly state: ShopState;
  /** What a storefront must be told to be this shop's. */
  readonly settings: Readonly<Record<string, string>>;
  /** The mails to an address, the newest first; all without one. */
  mails(to?: string): Promise<readonly SentMail[]>;
  /** Plans a fault; throws when the shop refuses the plan. */
  fault(plan: FaultInput): Promise<void>;
  log(): Promise<LogReport>;
  /** Back to fresh data, without faults and with an empty log. */
  reset(): Promise<void>;
  close(): Promise<void>;
}

/**
 * Starts a local shop in memory.
 *
 * @param options - what differs from the seeded shop
 * @returns once it listens; close it after the tests
 */
export async function startLocalShop(options: LocalShopOptions = {}): Promise<LocalShop> {
  const profile: StoreProfile = STORE_PROFILES[options.profile ?? 'friendly'];
  const {shop, config, close} = await openShop({
    profile: {
      ...profile,
      storefrontScopes: options.storefrontScopes ?? profile.storefrontScopes,
      accountTokens: options.accountTokens ?? profile.accountTokens,
      orderConfirmation: options.orderConfirmation ?? profile.orderConfirmation,
    },
    port: 0,
    accountsPort: 0,
    storefrontOrigin: options.storefrontOrigin ?? 'http://localhost:3000',
    seed: options.seed ?? SEED_WITHOUT_ORDERS,
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
    state: shop.state,
    settings: storefrontSettings({state: shop.state, config}),
    mails: async (to = '') =>
      (await control(`/__outbox.json?to=${encodeURIComponent(to)}`)).json() as Promise<readonly SentMail[]>,
    fault: async (plan) => void (await control('/__fault', {method: 'POST', body: JSON.stringify(plan)})),
    log: async () => (await control('/__log')).json() as Promise<LogReport>,
    reset: async () => void (await control('/__reset', {method: 'POST'})),
    async close() {
      await shop.close();
      await close();
    },
  };
}
