import {isbot} from 'isbot';
import {truncatedNetwork} from '~/platform/client-address.server';
import type {AppContext} from '~/platform/context.server';
import {backendOf} from '~/platform/env.server';
import {MEMORY_LIMITS} from '~/platform/limits/limits';
import {createMemoryLimit} from '~/platform/limits/memory-limit';
import {readBody} from '~/platform/read-body.server';
import {createBackend} from '~/platform/supabase/backend.server';
import {BEACON_LIMITS} from '~/core/beacon';
import {createEntryBuffer} from './entry-buffer';
import type {DropReason} from '~/core/drop-counts';
import {findCatalogPrices} from './find-catalog-prices.server';
import {parseBeacon, type StoredEntry} from './parse-beacon';
import {needCatalog, verifyEntries} from './verify-entries';
import {writeBeacons} from './write-beacons.server';

type Context = Pick<AppContext, 'config' | 'session' | 'storefront' | 'waitUntil' | 'report'>;

const networks = createMemoryLimit();
const all = createMemoryLimit(1);
const buffer = createEntryBuffer();

const respond = (status: number, headers?: HeadersInit) =>
  new Response(null, {status, headers: {'Cache-Control': 'no-store', ...headers}});

/**
 * Handles a beacon of a browser. Always responds with 204, before anything is stored: a page must not wait for its
 * statistics, and a browser can do nothing about a refusal.
 */
export async function handleBeacon(context: Context, request: Request): Promise<Response> {
  if (request.method !== 'POST') return respond(405, {Allow: 'POST'});
  const backendConfig = backendOf(context.config);
  if (!backendConfig || context.config.ANALYTICS === 'off') return respond(204);
  const entries = await receive(context, request);
  const store = async () => {
    if (entries.length > 0) await bufferVerified(context, entries);
    await writeBeacons(buffer, createBackend(backendConfig, 'beacon'), context.report);
  };
  context.waitUntil(store());
  return respond(204);
}

/** Returns the well-formed entries of a beacon, and counts what else it has. */
async function receive({config}: Context, request: Request): Promise<readonly StoredEntry[]> {
  const drop = (reason: DropReason) => {
    buffer.drop({[reason]: 1});
    return [];
  };
  const refusal = checkRequest(request, truncatedNetwork(request, config));
  if (refusal) return drop(refusal);
  // The browser may disconnect during the body.
  const body = await readBody(request, BEACON_LIMITS.bytes).catch(() => new Uint8Array());
  if (!body) return drop('too-large');
  const {entries, drops} = parseBeacon(new TextDecoder().decode(body), Date.now());
  buffer.drop(drops);
  return entries;
}

async function bufferVerified({session, storefront}: Context, entries: readonly StoredEntry[]): Promise<void> {
  const prices = needCatalog(entries) ? await findCatalogPrices(storefront).catch(() => null) : null;
  const verified = verifyEntries(entries, prices);
  buffer.drop(verified.drops);
  buffer.add(verified.entries, (await session.claims())?.userId ?? null);
}

function checkRequest({headers}: Request, network: string | null): DropReason | null {
  // The network first, so that what it sends above its limit takes nothing from the limit of all.
  const {client, everyone} = MEMORY_LIMITS.beacon;
  const isAllowed =
    (network === null || networks.consume(network, client).isAllowed) && all.consume('all', everyone).isAllowed;
  if (!isAllowed) return 'rate-limit';
  if (isbot(headers.get('User-Agent'))) return 'bot';
  return headers.get('Sec-Purpose')?.includes('prefetch') ? 'prefetch' : null;
}
