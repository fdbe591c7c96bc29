import {isLocalStore, type AppConfig} from './env.server';

type Store = Pick<AppConfig, 'PUBLIC_ORIGIN' | 'PUBLIC_STORE_DOMAIN' | 'PUBLIC_CHECKOUT_DOMAIN'>;

/** The origins that each store has reported to this isolate. */
const primaries = new Map<string, string>();
const accounts = new Map<string, readonly string[]>();
const NONE: readonly string[] = [];
/** Whether the merchants of stores use Google Tag Manager. */
const tagManagers = new Map<string, boolean>();

/** Returns the origin of a real store's https URL, or null for any other. */
export function toStoreOrigin(
  address: string,
  {PUBLIC_STORE_DOMAIN}: Pick<Store, 'PUBLIC_STORE_DOMAIN'>,
): string | null {
  if (!URL.canParse(address)) return null;
  const {origin, protocol, hostname} = new URL(address);
  const isHere = isLocalStore(PUBLIC_STORE_DOMAIN) && /^(localhost|127\.0\.0\.1)$/.test(hostname);
  return protocol === 'https:' || isHere ? origin : null;
}

/** Returns the store's primary domain as an origin, if it is known and not this storefront's own. */
export function getPrimaryOrigin({PUBLIC_ORIGIN, PUBLIC_STORE_DOMAIN}: Store): string | null {
  const primary = primaries.get(PUBLIC_STORE_DOMAIN) ?? null;
  return primary === PUBLIC_ORIGIN ? null : primary;
}

/** Returns the origins of the store's customer accounts, as far as they are known. */
export const getAccountOrigins = ({PUBLIC_STORE_DOMAIN}: Pick<Store, 'PUBLIC_STORE_DOMAIN'>): readonly string[] =>
  accounts.get(PUBLIC_STORE_DOMAIN) ?? NONE;

/**
 * Stores the primary domain that the Storefront API returned, and logs a mismatch with the settings once.
 * @param address the `url` of `shop.primaryDomain`
 */
export function setPrimaryDomain(config: Store, address: string): void {
  if (primaries.get(config.PUBLIC_STORE_DOMAIN) === address) return;
  const origin = toStoreOrigin(address, config);
  if (!origin || primaries.get(config.PUBLIC_STORE_DOMAIN) === origin) return;
  primaries.set(config.PUBLIC_STORE_DOMAIN, origin);
  const mismatch = getHostMismatch(config);
  if (mismatch) console.warn(`settings: ${mismatch}`);
}

/** Stores the origins in the discovery documents of customer accounts. */
export const setAccountOrigins = (
  {PUBLIC_STORE_DOMAIN}: Pick<Store, 'PUBLIC_STORE_DOMAIN'>,
  origins: readonly string[],
) => void accounts.set(PUBLIC_STORE_DOMAIN, [...new Set(origins)]);

/** Returns how the store's primary domain differs from the settings, or null if it does not or is unknown. */
export function getHostMismatch(config: Store): string | null {
  const primary = getPrimaryOrigin(config);
  const host = primary && new URL(primary).host;
  const {PUBLIC_STORE_DOMAIN, PUBLIC_CHECKOUT_DOMAIN} = config;
  if (!host || [PUBLIC_CHECKOUT_DOMAIN, PUBLIC_STORE_DOMAIN.replace(/^http:\/\//, '')].includes(host)) return null;
  return `PUBLIC_CHECKOUT_DOMAIN: ${PUBLIC_CHECKOUT_DOMAIN}, but the store's primary domain is ${host}`;
}

export function setTagManager({PUBLIC_STORE_DOMAIN}: Pick<Store, 'PUBLIC_STORE_DOMAIN'>, isUsed: boolean): void {
  tagManagers.set(PUBLIC_STORE_DOMAIN, isUsed);
}

/** Returns whether the store uses Google Tag Manager, as far as it is known. */
export const hasTagManager = ({PUBLIC_STORE_DOMAIN}: Pick<Store, 'PUBLIC_STORE_DOMAIN'>): boolean =>
  tagManagers.get(PUBLIC_STORE_DOMAIN) ?? false;

interface DiscoveredOrigins {
  readonly primary?: string;
  readonly accounts?: readonly string[];
  readonly usesTagManager?: boolean;
}

/** Returns what this isolate has discovered of the store, as JSON. It is stored beside a page, whose policy needs it. */
export function exportDiscoveredOrigins({PUBLIC_STORE_DOMAIN: store}: Pick<Store, 'PUBLIC_STORE_DOMAIN'>): string {
  const discovered: DiscoveredOrigins = {
    primary: primaries.get(store),
    accounts: accounts.get(store),
    usesTagManager: tagManagers.get(store),
  };
  return JSON.stringify(discovered);
}

/**
 * Adds what the isolate had discovered that rendered a page. What this isolate has discovered itself stays.
 * @param text of {@link exportDiscoveredOrigins}
 */
export function importDiscoveredOrigins(
  {PUBLIC_STORE_DOMAIN: store}: Pick<Store, 'PUBLIC_STORE_DOMAIN'>,
  text: string,
): void {
  const {primary, accounts: origins, usesTagManager} = JSON.parse(text) as DiscoveredOrigins;
  if (primary !== undefined && !primaries.has(store)) primaries.set(store, primary);
  if (origins !== undefined && !accounts.has(store)) accounts.set(store, origins);
  if (usesTagManager !== undefined && !tagManagers.has(store)) tagManagers.set(store, usesTagManager);
}
