import {addDays, shopDay} from '~/core/dates';
import {READY, viewFilter} from './queue/desk-filter';
import type {DeskReader} from './find-desk-orders.server';

/** How many orders wait for staff. */
export interface DeskWork {
  /** Past the promised ship date. */
  readonly late: number;
  /** To be shipped today to keep the promise. */
  readonly today: number;
  readonly onHold: number;
}

/** Counts the orders that wait for staff. @throws BackendUnavailable */
export async function findDeskWork({backend, userId}: DeskReader, now: Date): Promise<DeskWork> {
  const filters = [
    viewFilter('late', now),
    {...READY, ship_by_before: addDays(shopDay(now), 1)},
    viewFilter('on-hold', now),
  ];
  const [late = 0, untilToday = 0, onHold = 0] = await backend.call('count_desk_orders', {
    p_actor_id: userId,
    p_filters: filters,
  });
  return {late, today: untilToday - late, onHold};
}
