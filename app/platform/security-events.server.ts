import {truncatedNetwork} from './client-address.server';
import type {AppConfig} from './env.server';
import {backendOf} from './env.server';
import {createBackend} from './supabase/backend.server';

const FLUSH_MS = 60_000;
/** An attack from many networks fills no memory: above the limit they are counted together. */
const MAX_KINDS = 200;
const MAX_KINDS_OF_OTHERS = 2 * MAX_KINDS;
const UNKNOWN = 'unknown';
const OTHERS = 'others';

/** Responses of one route and status to one network. Declared as a type, since interfaces are not assignable to Json. */
export type SecurityEvents = {
  readonly route: string;
  readonly status: number;
  readonly network: string;
  readonly requests: number;
};

/** The error responses of one isolate since they were stored last. */
export interface SecurityEventLog {
  add(route: string, status: number, network: string): void;
  /** Returns the events and forgets them; null if there are none, or too few milliseconds have passed. */
  take(minimumAgeMs: number): readonly SecurityEvents[] | null;
}

/** Creates an empty log. @param now the clock, in milliseconds */
export function createSecurityEventLog(now: () => number = Date.now): SecurityEventLog {
  let kinds = new Map<string, SecurityEvents>();
  let firstMs = 0;
  const count = (event: Omit<SecurityEvents, 'requests'>): boolean => {
    const key = JSON.stringify(event);
    const known = kinds.get(key);
    if (!known && kinds.size >= (event.network === OTHERS ? MAX_KINDS_OF_OTHERS : MAX_KINDS)) return false;
    if (kinds.size === 0) firstMs = now();
    kinds.set(key, {...event, requests: (known?.requests ?? 0) + 1});
    return true;
  };
  return {
    add(route, status, network) {
      if (!count({route, status, network})) count({route, status, network: OTHERS});
    },
    take(minimumAgeMs) {
      if (kinds.size === 0 || now() - firstMs < minimumAgeMs) return null;
      const events = [...kinds.values()];
      kinds = new Map();
      return events;
    },
  };
}

const log = createSecurityEventLog();

interface Recorder {
  readonly config: AppConfig;
  readonly waitUntil: (work: Promise<unknown>) => void;
  /** Returns the pattern of a URL's route. */
  readonly getRoutePattern: (url: string) => string;
}

/**
 * Counts a response with an error status in memory, and stores the counts at most once a minute, after the response. A page
 * that does not exist is no event: crawlers and old links ask for many.
 */
export function recordResponse(request: Request, status: number, {config, waitUntil, getRoutePattern}: Recorder): void {
  if (!backendOf(config)) return;
  const isPageNotFound = status === 404 && (request.method === 'GET' || request.method === 'HEAD');
  if (status >= 400 && !isPageNotFound)
    log.add(getRoutePattern(request.url), status, truncatedNetwork(request, config) ?? UNKNOWN);
  const events = log.take(FLUSH_MS);
  if (events) waitUntil(store(config, events));
}

/** Stores the events of this isolate that are not stored yet. Never rejects. */
export async function flushSecurityEvents(config: AppConfig): Promise<void> {
  const events = log.take(0);
  if (events) await store(config, events);
}

/** While the database is down the counts are dropped: they must not grow, nor be retried. */
async function store(config: AppConfig, events: readonly SecurityEvents[]): Promise<void> {
  await createBackend(backendOf(config), 'monitor')
    .call('record_security_events', {p_events: [...events]})
    .catch(() => undefined);
}
