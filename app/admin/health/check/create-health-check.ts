import type {Connection, Health} from '~/core/health';

/** Pings a service; rejects if it fails. */
export type Probe = () => Promise<unknown>;

/** The probe of each service. A service that is not configured has none. */
export interface HealthProbes {
  readonly shopifyStorefront: Probe;
  readonly supabase?: Probe;
}

const CACHE_MS = 5_000;

/**
 * Creates a check that probes each service at most once in 5 seconds, because the route is public and must not flood them.
 * @param now the clock, in milliseconds
 * @returns the check, which never rejects
 */
export function createHealthCheck(now: () => number = Date.now): (probes: HealthProbes) => Promise<Health> {
  let cached: {readonly checkedAtMs: number; readonly health: Promise<Health>} | null = null;
  return (probes) => {
    if (!cached || now() - cached.checkedAtMs >= CACHE_MS) cached = {checkedAtMs: now(), health: runProbes(probes)};
    return cached.health;
  };
}

async function runProbes(probes: HealthProbes): Promise<Health> {
  const [supabase, shopifyStorefront] = await Promise.all([
    connection(probes.supabase),
    connection(probes.shopifyStorefront),
  ]);
  const isWell = supabase !== 'disconnected' && shopifyStorefront !== 'disconnected';
  return {overall: isWell ? 'ok' : 'degraded', supabase, shopifyStorefront};
}

async function connection(probe: Probe | undefined): Promise<Connection> {
  if (!probe) return 'not-configured';
  return probe().then(
    () => 'connected',
    () => 'disconnected',
  );
}
