import {data} from '@shopify/remix-oxygen';
import type {LoaderFunctionArgs} from '@shopify/remix-oxygen';
import {nullIfUnavailable} from '~/platform/supabase/null-if-unavailable.server';
import {requireAdmin} from '../access/require-admin.server';
import {nextPageQuery, parseDeskRequest, type DeskRequest} from './desk-request';
import type {DeskPageView} from './desk-row-view';
import {countDeskOrders, findDeskOrders, type DeskCounts, type DeskReader} from './find-desk-orders.server';
import {toDeskRow} from './to-desk-row.server';

/** The data of the order desk; the page is null while the database is unavailable. */
export interface LoadedDesk {
  readonly request: DeskRequest;
  readonly page: DeskPageView | null;
  readonly counts: DeskCounts | null;
}

/** Loads one page of the order desk. @throws Response for everyone but admins */
export async function loadDesk({context, request}: LoaderFunctionArgs) {
  const {userId} = await requireAdmin(context, request);
  const wanted = parseDeskRequest(new URL(request.url).searchParams);
  const found = await nullIfUnavailable(context, () => findPage({backend: context.backend, userId}, wanted));
  const loaded: LoadedDesk = {request: wanted, page: found?.page ?? null, counts: found?.counts ?? null};
  return data(loaded, {status: found ? 200 : 503});
}

async function findPage(reader: DeskReader, request: DeskRequest) {
  const now = new Date();
  const [{rows, hasMore}, counts] = await Promise.all([
    findDeskOrders(reader, request, now),
    countDeskOrders(reader, now),
  ]);
  const last = rows.at(-1);
  const next = hasMore && last ? nextPageQuery(request, {shipBy: last.ship_by, id: last.id}) : null;
  const page: DeskPageView = {rows: rows.map((row) => toDeskRow(row, now)), next, isFirst: request.after === null};
  return {page, counts};
}
