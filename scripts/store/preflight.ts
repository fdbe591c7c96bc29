import {z} from 'zod';
import {SHOPIFY_API_VERSION} from '~/platform/shopify/api-version';
import type {AdminClient} from './admin-client';
import {listAll} from './list-all';
import {PREFLIGHT_QUERY} from './preflight.admin.gql';
import type {Channel} from './setup-context';
import {PUBLICATIONS_QUERY} from './steps/collections.admin.gql';
import {StoreError} from './store-error';

const PreflightSchema = z.object({
  shop: z.object({
    name: z.string(),
    currencyCode: z.string(),
    myshopifyDomain: z.string(),
    plan: z.object({publicDisplayName: z.string(), partnerDevelopment: z.boolean()}),
    primaryDomain: z.object({host: z.string(), url: z.string()}),
  }),
  publicApiVersions: z.array(z.object({handle: z.string(), supported: z.boolean()})),
  currentAppInstallation: z.object({accessScopes: z.array(z.object({handle: z.string()}))}),
});
const ChannelSchema = z.object({id: z.string(), name: z.string()});

/** What the store is, and what the app may do in it. */
export interface StoreFacts {
  readonly name: string;
  readonly currencyCode: string;
  readonly myshopifyDomain: string;
  readonly plan: string;
  readonly primaryHost: string;
  /** The address of the Online Store and its checkout. */
  readonly primaryUrl: string;
  readonly isVersionSupported: boolean;
  readonly scopes: readonly string[];
}

export async function readStoreFacts(admin: AdminClient): Promise<StoreFacts> {
  const {shop, publicApiVersions, currentAppInstallation} = await admin.request(PREFLIGHT_QUERY, {}, PreflightSchema);
  return {
    name: shop.name,
    currencyCode: shop.currencyCode,
    myshopifyDomain: shop.myshopifyDomain,
    plan: shop.plan.publicDisplayName,
    primaryHost: shop.primaryDomain.host,
    primaryUrl: shop.primaryDomain.url,
    isVersionSupported: publicApiVersions.some(({handle, supported}) => supported && handle === SHOPIFY_API_VERSION),
    scopes: currentAppInstallation.accessScopes.map(({handle}) => handle),
  };
}

/** Returns the scopes that are not granted. A scope to write includes the one to read. */
export const missingScopes = (granted: readonly string[], needed: readonly string[]): string[] =>
  [...new Set(needed)]
    .filter((scope) => !granted.includes(scope) && !granted.includes(scope.replace(/^read_/, 'write_')))
    .sort();

/** Sales channels of Shopify itself, which show no product to this storefront. */
const OTHER_CHANNELS = ['Online Store', 'Point of Sale', 'Shop', 'Buy Button', 'Inbox', 'Google & YouTube'];
const ONLINE_STORE = 'Online Store';

/**
 * Returns the channels to publish to: that of the storefront's tokens, and the Online Store if the store has it.
 * @param name the channel's name, if the store has several that could be the storefront's
 * @throws StoreError if it cannot be told which one it is
 */
export async function findChannels(admin: AdminClient, name: string | undefined): Promise<readonly Channel[]> {
  const all = await listAll(admin, PUBLICATIONS_QUERY, ChannelSchema);
  const own = all.filter((each) => (name === undefined ? !OTHER_CHANNELS.includes(each.name) : each.name === name));
  const names = all.map((each) => each.name).join(', ');
  if (own.length === 0)
    throw new StoreError(
      name === undefined ? 'The store has no channel for this storefront.' : `The store has no channel ${name}.`,
      `Install Shopify's Headless channel and create a storefront in it. The channels are: ${names}.`,
    );
  if (own.length > 1)
    throw new StoreError(
      'The store has several channels that could be that of PUBLIC_STOREFRONT_API_TOKEN.',
      `Name it with --channel: ${own.map((each) => each.name).join(', ')}.`,
    );
  return [...own, ...all.filter((each) => each.name === ONLINE_STORE && !own.includes(each))];
}
