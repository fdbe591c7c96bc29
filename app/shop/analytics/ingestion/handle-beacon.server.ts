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
import {parseBeacon} from './parse-beacon';
import {writeBeacons} from './write-beacons.server';

type Context = Pick<AppContext, 'config' | 'session' | 'waitUntil' | 'report'>;

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
  await receive(context, request);
  context.waitUntil(writeBeacons(buffer, createBackend(backendConfig, 'beacon'), context.report));
  return respond(204);
}

async function receive({config, session}: Context, request: Request): Promise<void> {
  const refusal = checkRequest(request, truncatedNetwork(request, config));
  if (refusal) return buffer.drop({[refusal]: 1});
  // The browser may disconnect during the body.
  const body = await readBody(request, BEACON_LIMITS.bytes).catch(() => new Uint8Array());
  if (!body) return buffer.drop({'too-large': 1});
  const {entries, drops} = parseBeacon(new TextDecoder().decode(body), Date.now());
  buffer.drop(drops);
  if (entries.length > 0) buffer.add(entries, (await session.claims())?.userId ?? null);
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
