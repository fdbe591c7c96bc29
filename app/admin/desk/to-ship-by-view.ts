import {formatDay, shopDay} from '~/core/dates';
import type {ShipByView} from './desk-row-view';

const DAY_MS = 86_400_000;

const toDays = (day: string): number => Date.parse(`${day}T00:00:00Z`) / DAY_MS;

/**
 * Compares an order that waits to be shipped with its promised ship date.
 * @param shipBy an ISO day in the shop's time zone
 */
export function toShipByView(shipBy: string, now: Date): ShipByView {
  const daysLate = toDays(shopDay(now)) - toDays(shipBy);
  if (daysLate === 1) return {kind: 'late', label: '1 day late'};
  if (daysLate > 1) return {kind: 'late', label: `${daysLate} days late`};
  if (daysLate === 0) return {kind: 'today', label: 'Ship today'};
  return {kind: 'later', label: `Ship by ${formatDay(shipBy)}`};
}
