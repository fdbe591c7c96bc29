import {z} from 'zod';
import type {AppContext} from '../../context.server';
import {setAccountOrigins, toStoreOrigin} from '../../store-origins.server';
import {shopOrigins} from '../../shop-addresses.server';

/** Only sign-in pages wait; if accounts are at shopify.com, they work without a response. */
const TIMEOUT_MS = 2_000;
const FRESH_MS = 3_600_000;
const RETRY_MS = 30_000;

const OpenIdSchema = z.object({authorization_endpoint: z.string(), end_session_endpoint: z.string()});
const ApiSchema = z.object({graphql_api: z.string()});

/** The latest read of each store's documents, and when it expires. */
const reads = new Map<string, {readonly untilMs: number; readonly read: Promise<void>}>();

type Tools = Pick<AppContext, 'config' | 'report' | 'waitUntil'>;

/**
 * Reads the hosts of customer accounts from the store's two discovery documents, at most once an hour, and every half minute
 * after failures. A failure keeps what was read before.
 * @returns resolves after the attempt; never rejects
 */
export function discoverAccountHosts({config, report, waitUntil}: Tools, nowMs = Date.now()): Promise<void> {
  const store = config.PUBLIC_STORE_DOMAIN;
  const latest = reads.get(store);
  if (latest && nowMs < latest.untilMs) return latest.read;
  const read = readDiscovery(config).catch((error: unknown) => {
    reads.set(store, {untilMs: nowMs + RETRY_MS, read});
    report(error);
  });
  reads.set(store, {untilMs: nowMs + FRESH_MS, read});
  // Other requests may wait for it, so it must end even if the first visitor has left.
  waitUntil(read);
  return read;
}

async function readDiscovery(config: Tools['config']): Promise<void> {
  const [store = ''] = shopOrigins(config);
  const find = async <Document>(path: string, schema: z.ZodType<Document>): Promise<Document> => {
    const response = await fetch(`${store}/.well-known/${path}`, {signal: AbortSignal.timeout(TIMEOUT_MS)});
    if (!response.ok) throw new Error(`${store}/.well-known/${path}: ${response.status}`);
    return schema.parse(await response.json());
  };
  const [openId, api] = await Promise.all([
    find('openid-configuration', OpenIdSchema),
    find('customer-account-api', ApiSchema),
  ]);
  const addresses = [openId.authorization_endpoint, openId.end_session_endpoint, api.graphql_api];
  const origins = addresses.map((address) => toStoreOrigin(address, config));
  setAccountOrigins(
    config,
    origins.filter((origin) => origin !== null),
  );
}
