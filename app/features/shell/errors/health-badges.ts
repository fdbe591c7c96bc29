import type {Connection, Health} from '~/core/health';
import {ERROR_COPY} from './error-copy';

/** One word about the state of the shop. */
export interface HealthBadge {
  readonly words: string;
  readonly isWell: boolean;
}

const {ok, degraded, database, shopify} = ERROR_COPY.health;

/**
 * Puts the state of the shop into words. A service that the shop does not have is not mentioned.
 * @param answer what `/health` said; anything else counts as no answer, which is an issue of its own
 */
export function healthBadges(answer: unknown): readonly HealthBadge[] {
  const health = typeof answer === 'object' && answer !== null ? (answer as Partial<Health>) : {};
  const isWell = health.overall === 'ok';
  return [
    {words: isWell ? ok : degraded, isWell},
    ...connectionBadge(database, health.supabase),
    ...connectionBadge(shopify, health.shopifyStorefront),
  ];
}

function connectionBadge(
  words: {readonly connected: string; readonly disconnected: string},
  connection: Connection | undefined,
): readonly HealthBadge[] {
  if (connection !== 'connected' && connection !== 'disconnected') return [];
  return [{words: words[connection], isWell: connection === 'connected'}];
}
