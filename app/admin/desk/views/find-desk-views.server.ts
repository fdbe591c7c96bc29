import {z} from 'zod';
import type {DeskReader} from '../find-desk-orders.server';
import {toDeskFilter} from '../queue/desk-filter';
import {selectionPath, type DeskSelection} from '../queue/desk-request';
import {parseDeskRequest} from '../queue/parse-desk-request';
import type {SavedDeskView} from './desk-view';

const MAX_COUNT = 100;

const ViewsSchema = z.array(z.object({id: z.uuid(), name: z.string(), query: z.string(), is_personal: z.boolean()}));

/** Returns what a stored query lists. */
const toSelection = (query: string): DeskSelection => parseDeskRequest(new URLSearchParams(query));

/** Finds the saved views with the number of their orders, counted up to 99 so that it stays fast. @throws BackendUnavailable */
export async function findDeskViews({backend, userId}: DeskReader, now: Date): Promise<readonly SavedDeskView[]> {
  const views = ViewsSchema.parse(await backend.call('list_desk_views', {p_actor_id: userId}));
  if (views.length === 0) return [];
  const filters = views.map(({query}) => toDeskFilter(toSelection(query), now));
  const counts = await backend.call('count_desk_orders', {p_actor_id: userId, p_filters: filters, p_limit: MAX_COUNT});
  return views.map(({id, name, query, is_personal: isPersonal}, position) => {
    const count = counts[position] ?? 0;
    return {
      id,
      name,
      isPersonal,
      path: selectionPath(toSelection(query)),
      count: count < MAX_COUNT ? `${count}` : `${MAX_COUNT - 1}+`,
    };
  });
}
