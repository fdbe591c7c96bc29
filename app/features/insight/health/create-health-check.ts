import type {Connection, Health} from '~/core/health';

/** Asks one service for a sign of life; rejects when there is none. */
export type Probe = () => Promise<unknown>;

/** How to ask each service. One that this shop does not have is absent, and is never said to be connected. */
export interface HealthProbes {
  readonly shopifyStorefront: Probe;
  readonly supabase?: Probe;
}

const KEPT_MS = 5_000;

/**
 * Makes a check that asks each service at most once in 5 seconds, however many want to know: it is open to everyone
 * and must not become a way to flood what it watches.
 * @param now milliseconds of a clock
 * @returns the check; its answers never reject
 */
export function createHealthCheck(now: () => number = Date.now): (probes: HealthProbes) => Promise<Health> {
  let known: {readonly askedAtMs: number; readonly health: Promise<Health>} | null = null;
  return (probes) => {
    if (!known || now() - known.askedAtMs >= KEPT_MS) known = {askedAtMs: now(), health: ask(probes)};
    return known.health;
  };
}

async function ask(probes: HealthProbes): Promise<Health> {
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
