import {MAX_SEARCH_HITS, type FindHits, type SearchHit} from '~/admin/frame/search-hit';
import {nullIfUnavailable} from '~/platform/supabase/null-if-unavailable.server';
import type {DeskRowView} from '../desk-row-view';
import {findMatchingOrders} from '../find-desk-orders.server';
import {toDeskRow} from '../to-desk-row.server';

/** Finds orders for the search of the admin: the one with exactly this number first, then the latest that match. */
export const findOrderHits: FindHits = (context, {userId, query}) =>
  nullIfUnavailable(context, async () => {
    const now = new Date();
    const rows = await findMatchingOrders({backend: context.backend, userId}, query, MAX_SEARCH_HITS);
    return rows.map((row) => toHit(toDeskRow(row, now)));
  });

const toHit = ({path, name, customer, items, shipBy}: DeskRowView): SearchHit => ({
  path,
  title: name,
  detail: [customer, ...items].filter(Boolean).join(' · ') || null,
  note: shipBy.label,
});
