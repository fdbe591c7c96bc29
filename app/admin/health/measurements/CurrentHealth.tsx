import type {Health} from '~/core/health';
import {CONNECTION_COPY} from '~/admin/frame/connection-copy';
import {HEALTH_COPY} from './health-copy';
import {StateLabel} from '~/admin/frame/StateLabel';

export function CurrentHealth({health: {overall, supabase, shopifyStorefront}}: {readonly health: Health}) {
  const isWell = overall === 'ok';
  return (
    <section
      aria-label={HEALTH_COPY.now}
      className="flex flex-wrap items-center gap-x-4 gap-y-1 rounded-card border border-line bg-surface-raised px-4 py-3"
    >
      <span className="text-sm text-ink-soft">{HEALTH_COPY.now}</span>
      <StateLabel state={isWell ? 'normal' : 'critical'}>
        {isWell ? CONNECTION_COPY.healthy : CONNECTION_COPY.unhealthy}
      </StateLabel>
      <StateLabel state={supabase === 'connected' ? 'normal' : 'critical'}>
        {CONNECTION_COPY.database(supabase)}
      </StateLabel>
      <StateLabel state={shopifyStorefront === 'connected' ? 'normal' : 'critical'}>
        {CONNECTION_COPY.shopify(shopifyStorefront)}
      </StateLabel>
    </section>
  );
}
