import type {Connection, Health} from '~/core/health';
import {ERROR_COPY} from './error-copy';

export interface HealthBadge {
  readonly label: string;
  readonly isHealthy: boolean;
}

const {ok, degraded, database, shopify} = ERROR_COPY.health;

/**
 * Converts the response of `/health` to badges. Services that are not configured have none.
 * @param response untrusted; anything invalid counts as an issue
 */
export function healthBadges(response: unknown): readonly HealthBadge[] {
  const health = typeof response === 'object' && response !== null ? (response as Partial<Health>) : {};
  const isHealthy = health.overall === 'ok';
  return [
    {label: isHealthy ? ok : degraded, isHealthy},
    ...connectionBadge(database, health.supabase),
    ...connectionBadge(shopify, health.shopifyStorefront),
  ];
}

function connectionBadge(
  label: {readonly connected: string; readonly disconnected: string},
  connection: Connection | undefined,
): readonly HealthBadge[] {
  if (connection !== 'connected' && connection !== 'disconnected') return [];
  return [{label: label[connection], isHealthy: connection === 'connected'}];
}
