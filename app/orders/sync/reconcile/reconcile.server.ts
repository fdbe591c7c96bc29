import {z} from 'zod';
import type {AppContext} from '~/platform/context.server';
import {createAdmin, type Admin} from '~/platform/shopify/admin.server';
import {quoteSearchTerm} from '~/platform/shopify/search-term';
import {UpstreamError} from '~/platform/shopify/upstream-problem';
import {BackendRefused} from '~/platform/supabase/backend.server';
import {CHANGED_ORDERS_QUERY} from '../admin/order-lookups.admin.gql';
import {InvalidOrderError} from '../admin/find-order-snapshot.server';
import {withAdminRateLimit} from '~/platform/limits/admin-rate-limit';
import {recordOrder} from './record-order.server';
import {removeDeletedOrders} from './remove-deleted-orders.server';

/** The time limit of one run; the next run continues where it stopped. */
const RUN_MS = 20_000;

/** Shopify's search index may lag this far behind, so the next run reads the orders of this period again. */
const SEARCH_LAG_MS = 5 * 60_000;

/**
 * The first run starts with what must not be packed: reading every order takes minutes, and no webhook reports a hold that
 * was there before. A part of the time, so that each run advances.
 */
const HELD = 'fulfillment_status:on_hold';
const HELD_MS = RUN_MS / 2;

const ChangedOrderSchema = z.object({id: z.string(), updatedAt: z.string()});

type ChangedOrder = z.infer<typeof ChangedOrderSchema>;

const PageSchema = z.object({
  orders: z.object({
    nodes: z.array(ChangedOrderSchema),
    pageInfo: z.object({hasNextPage: z.boolean(), endCursor: z.string().nullish()}),
  }),
});

export interface ReconcileReport {
  readonly read: number;
  /** The number of orders that differed from the replica. */
  readonly corrected: number;
  /** The number of orders with invalid data; they are logged and skipped, so that they block no others. */
  readonly unreadable: number;
  /** The number of orders that Shopify no longer had. */
  readonly removed: number;
  /** False if the time limit was reached. */
  readonly isDone: boolean;
}

type Context = Pick<AppContext, 'config' | 'backend' | 'storefront' | 'report'>;

/**
 * Synchronizes the order replica: records every order that changed since the last run, least recently changed first, and
 * then checks some orders by id, because deleted ones are on no list. Idempotent, and may be interrupted at any time.
 * @throws UpstreamError or BackendUnavailable if Shopify or the database fails
 */
export async function reconcile(context: Context, startMs = Date.now()): Promise<ReconcileReport> {
  const admin = createAdmin(context.config);
  if (!admin) throw new UpstreamError('unreachable', 'admin');
  const since = await context.backend.call('find_order_watermark', undefined as never);
  const query = since && `updated_at:>=${quoteSearchTerm(new Date(since).toISOString())}`;
  const total = {read: 0, corrected: 0, unreadable: 0};
  const hasTime = (untilMs = RUN_MS) => Date.now() < startMs + untilMs;
  const record = async (nodes: readonly ChangedOrder[], untilMs?: number) => {
    let reached: string | null = null;
    for (const {id, updatedAt} of nodes) {
      if (!hasTime(untilMs)) break;
      const change = await recordOrSkip(context, admin, id);
      total.read += 1;
      if (change) total[change] += 1;
      reached = updatedAt;
    }
    return reached;
  };
  if (!since) await record((await findChangedOrders(admin, HELD, null)).orders.nodes, HELD_MS);
  let after: string | null = null;
  do {
    const {orders} = await findChangedOrders(admin, query, after);
    const reached = await record(orders.nodes);
    if (reached) await saveProgress(context, reached, startMs);
    after = orders.pageInfo.hasNextPage ? (orders.pageInfo.endCursor ?? null) : null;
  } while (after && hasTime());
  const isDone = !after && hasTime();
  const report = {...total, removed: isDone ? await removeDeletedOrders(context.backend, admin) : 0, isDone};
  await context.backend.call('record_reconciliation', {p_report: report});
  return report;
}

const findChangedOrders = (admin: Admin, query: string | null, after: string | null) =>
  withAdminRateLimit(admin, () => admin.query(CHANGED_ORDERS_QUERY, {query, after}, PageSchema));

async function recordOrSkip(context: Context, admin: Admin, id: string): Promise<'corrected' | 'unreadable' | null> {
  try {
    return (await recordOrder(context, admin, id)) ? 'corrected' : null;
  } catch (error) {
    const isInvalid = error instanceof InvalidOrderError || (error instanceof BackendRefused && error.isInvalidInput);
    if (!isInvalid) throw error;
    context.report(error);
    return 'unreadable';
  }
}

async function saveProgress({backend}: Context, updatedAt: string, startMs: number): Promise<void> {
  const until = Math.min(Date.parse(updatedAt), startMs - SEARCH_LAG_MS);
  await backend.call('advance_order_watermark', {p_until: new Date(until).toISOString()});
}
