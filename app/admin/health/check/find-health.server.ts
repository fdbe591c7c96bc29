import type {Health} from '~/core/health';
import type {AppContext} from '~/platform/context.server';
import {backendOf} from '~/platform/env.server';
import {getHostMismatch, setPrimaryDomain} from '~/platform/store-origins.server';
import {createHealthCheck} from './create-health-check';
import {HEALTH_PROBE_QUERY} from './health.gql';

type HealthContext = Pick<AppContext, 'config' | 'storefront' | 'backend' | 'waitUntil'>;

const checkHealth = createHealthCheck();

/** Returns the health of the storefront, cached per isolate for up to 5 seconds; never rejects. */
export async function findHealth({config, storefront, backend, waitUntil}: HealthContext): Promise<Health> {
  const health = checkHealth({
    shopifyStorefront: async () => {
      // A cached response would hide an outage.
      const options = {cache: 'none', priority: 'probe'} as const;
      const {shop} = await storefront.query(HEALTH_PROBE_QUERY, options);
      setPrimaryDomain(config, shop.primaryDomain.url);
    },
    ...(backendOf(config) && {supabase: () => backend.call('ping', {})}),
  });
  // Other requests share this check, so it must complete even if the first client disconnects.
  waitUntil(health);
  const response = await health;
  const mismatch = getHostMismatch(config);
  return {...response, ...(mismatch && {mismatch})};
}
