import {data} from '@shopify/remix-oxygen';
import type {LoaderFunctionArgs} from '@shopify/remix-oxygen';
import {nullIfUnavailable} from '~/platform/supabase/null-if-unavailable.server';
import {requireAdmin} from '~/admin/frame/access/require-admin.server';
import {MAX_CHOSEN_ORDERS} from '~/admin/frame/chosen-orders';
import {nextPageQuery, type DeskRequest} from './desk-request';
import {findMissingNumbers} from './find-missing-numbers.server';
import {parseDeskRequest} from './parse-desk-request';
import type {DeskPageView} from '../desk-row-view';
import {
  countDeskOrders,
  countSelectedOrders,
  findDeskOrders,
  findShippingMethods,
  toDeskPosition,
  type DeskCounts,
  type DeskReader,
} from '../find-desk-orders.server';
import {findDeskViews} from '../views/find-desk-views.server';
import type {SavedDeskView} from '../views/desk-view';
import {toDeskRow} from '../to-desk-row.server';

/** One more than can be chosen at once. */
const COUNT_LIMIT = MAX_CHOSEN_ORDERS + 1;

/** The data of the order desk; the page is null while the database is unavailable. */
export interface LoadedDesk {
  readonly request: DeskRequest;
  readonly page: DeskPageView | null;
  readonly counts: DeskCounts | null;
  /** How many orders are listed on all pages, counted up to a limit; null if they are all on this page. */
  readonly listedCount: number | null;
  /** The searched order numbers without an order. */
  readonly missingNumbers: readonly string[];
  /** The shipping methods to choose from. */
  readonly methods: readonly string[];
  readonly views: readonly SavedDeskView[];
  /** The idempotency key of the form for views. */
  readonly idempotencyKey: string;
}

/** Loads one page of the order desk. @throws Response for everyone but admins */
export async function loadDesk({context, request}: LoaderFunctionArgs) {
  const {userId} = await requireAdmin(context, request, 'orders');
  const wanted = parseDeskRequest(new URL(request.url).searchParams);
  const found = await nullIfUnavailable(context, () => findPage({backend: context.backend, userId}, wanted));
  const loaded: LoadedDesk = {
    request: wanted,
    ...(found ?? {page: null, counts: null, listedCount: null, missingNumbers: [], methods: [], views: []}),
    idempotencyKey: crypto.randomUUID(),
  };
  return data(loaded, {status: found ? 200 : 503});
}

async function findPage(reader: DeskReader, request: DeskRequest) {
  const now = new Date();
  const [{rows, hasMore}, missingNumbers, counts, methods, views] = await Promise.all([
    findDeskOrders(reader, request, now),
    findMissingNumbers(reader, request.search, now),
    countDeskOrders(reader, now),
    findShippingMethods(reader),
    findDeskViews(reader, now),
  ]);
  const last = rows.at(-1);
  const next = hasMore && last ? nextPageQuery(request, toDeskPosition(last, request)) : null;
  const page: DeskPageView = {rows: rows.map((row) => toDeskRow(row, now)), next, isFirst: request.after === null};
  const isWhole = page.isFirst && page.next === null;
  const listedCount = isWhole ? null : await countSelectedOrders(reader, request, now, COUNT_LIMIT);
  return {page, counts, methods, views, listedCount, missingNumbers};
}
