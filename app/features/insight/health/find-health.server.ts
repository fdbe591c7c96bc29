import type {Health} from '~/core/health';
import type {AppContext} from '~/platform/context.server';
import {PROBE_READ} from '~/platform/shopify/upstream-fetch.server';
import {createHealthCheck} from './create-health-check';
import {HEALTH_PROBE_QUERY} from './health.gql';

const checkHealth = createHealthCheck();

/** @returns how this shop is, known to this isolate for up to 5 seconds; never rejects */
export function findHealth({storefront, waitUntil}: Pick<AppContext, 'storefront' | 'waitUntil'>): Promise<Health> {
  const health = checkHealth({
    // A copy from the cache would say that all is well long after it is not.
    shopify: () => storefront.query(HEALTH_PROBE_QUERY, {cache: storefront.CacheNone(), ...PROBE_READ}),
  });
  // Others may wait for this answer, so it must arrive even when the visitor who asked first has left.
  waitUntil(health);
  return health;
}
