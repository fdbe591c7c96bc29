import {HEALTH_PROBE_QUERY} from '../check/health.gql';
import type {AppContext} from '~/platform/context.server';
import {backendOf} from '~/platform/env.server';
import {flushErrors} from '~/platform/errors/error-log.server';
import {flushRequestTimings} from '~/platform/request-timings.server';
import {flushSecurityEvents} from '~/platform/security-events.server';
import {BackendUnavailable, createBackend} from '~/platform/supabase/backend.server';

/** One check as the database stores it; null for a service that did not respond. */
interface HealthCheck {
  readonly at: string;
  readonly database_ms: number | null;
  readonly shopify_ms: number | null;
}

/** An hour of checks that the database could not store. */
const MAX_WAITING = 60;

/** The checks that are not stored yet: an outage of the database becomes part of the history once it has ended. */
let waiting: readonly HealthCheck[] = [];

/** Measures the database and Shopify, and stores the result with the timings of recent requests. Never rejects. */
export async function recordHealthCheck({
  config,
  storefront,
  report,
}: Pick<AppContext, 'config' | 'storefront' | 'report'>): Promise<void> {
  const backendConfig = backendOf(config);
  if (!backendConfig) return;
  const backend = createBackend(backendConfig, 'monitor');
  const at = new Date().toISOString();
  const [databaseMs, shopifyMs] = await Promise.all([
    measureMs(() => backend.call('ping', {})),
    // A cached response would hide an outage.
    measureMs(() => storefront.query(HEALTH_PROBE_QUERY, {cache: 'none', priority: 'probe'})),
  ]);
  const checks = [...waiting, {at, database_ms: databaseMs, shopify_ms: shopifyMs}].slice(-MAX_WAITING);
  waiting = checks;
  try {
    await backend.call('record_health_checks', {p_checks: [...checks] as never});
    waiting = waiting.filter((check) => !checks.includes(check));
    await flushErrors(config);
    await flushRequestTimings(config);
    await flushSecurityEvents(config);
  } catch (error) {
    // While the database is down, the checks wait for the next one.
    if (!(error instanceof BackendUnavailable)) report(error);
  }
}

/** Returns how long a call took in milliseconds, or null if it failed. */
async function measureMs(call: () => Promise<unknown>): Promise<number | null> {
  const startMs = Date.now();
  try {
    await call();
    return Date.now() - startMs;
  } catch {
    return null;
  }
}
