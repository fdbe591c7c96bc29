import {z} from 'zod';
import type {AppContext} from '~/platform/context.server';
import {createAdmin, type Admin} from '~/platform/shopify/admin.server';
import {quoteSearchTerm} from '~/platform/shopify/search-term';
import {UpstreamError} from '~/platform/shopify/upstream-problem';
import {BackendRefused} from '~/platform/supabase/backend.server';
import {CHANGED_ORDERS_QUERY} from '../admin/order-lookups.admin.gql';
import {UnreadableOrder} from '../admin/read-order.server';
import {paced} from './pace';
import {recordReading} from './record-reading.server';
import {removeGone} from './remove-gone.server';

/** How long one run goes on; what is left is for the next one. */
const RUN_MS = 20_000;

/** The shop's search may be this much behind: what changed since is read again by the next run. */
const SEARCH_LAG_MS = 5 * 60_000;

const PageSchema = z.object({
  orders: z.object({
    nodes: z.array(z.object({id: z.string(), updatedAt: z.string()})),
    pageInfo: z.object({hasNextPage: z.boolean(), endCursor: z.string().nullish()}),
  }),
});

/** What one run did. */
export interface ReconcileReport {
  readonly read: number;
  /** How many of them the mirror did not have like this. */
  readonly mended: number;
  /** How many make no sense; they are logged and passed over, so that they stop no other. */
  readonly unreadable: number;
  /** How many the shop no longer had. */
  readonly removed: number;
  /** False when time ran out: the next run goes on from there. */
  readonly isDone: boolean;
}

type Context = Pick<AppContext, 'config' | 'backend' | 'storefront' | 'report'>;

/**
 * Makes the mirror equal the shop: reads every order that changed since the last run, in the order in which they changed,
 * and records what it finds; then looks some orders up by their ids, since one that is gone is on no list. May be stopped at
 * any moment, and run as often as one likes.
 * @throws UpstreamError or BackendUnavailable when shop or database do not answer
 */
export async function reconcile(context: Context, startMs = Date.now()): Promise<ReconcileReport> {
  const admin = createAdmin(context.config);
  if (!admin) throw new UpstreamError('unreachable', 'admin');
  const since = await context.backend.call('order_watermark', undefined as never);
  const query = since && `updated_at:>=${quoteSearchTerm(new Date(since).toISOString())}`;
  const total = {read: 0, mended: 0, unreadable: 0};
  const hasTime = () => Date.now() < startMs + RUN_MS;
  let after: string | null = null;
  do {
    const {orders} = await readPage(admin, query, after);
    let reached: string | null = null;
    for (const {id, updatedAt} of orders.nodes) {
      if (!hasTime()) break;
      const became = await readAndRecord(context, admin, id);
      total.read += 1;
      if (became) total[became] += 1;
      reached = updatedAt;
    }
    if (reached) await noteReached(context, reached, startMs);
    after = orders.pageInfo.hasNextPage ? (orders.pageInfo.endCursor ?? null) : null;
  } while (after && hasTime());
  const isDone = !after && hasTime();
  return {...total, removed: isDone ? await removeGone(context.backend, admin) : 0, isDone};
}

const readPage = (admin: Admin, query: string | null, after: string | null) =>
  paced(admin, () => admin.ask(CHANGED_ORDERS_QUERY, {query, after}, PageSchema));

async function readAndRecord(context: Context, admin: Admin, id: string): Promise<'mended' | 'unreadable' | null> {
  try {
    return (await recordReading(context, admin, id)) ? 'mended' : null;
  } catch (error) {
    const isItsOwnFault = error instanceof UnreadableOrder || (error instanceof BackendRefused && error.isForTheValues);
    if (!isItsOwnFault) throw error;
    context.report(error);
    return 'unreadable';
  }
}

async function noteReached({backend}: Context, updatedAt: string, startMs: number): Promise<void> {
  const until = Math.min(Date.parse(updatedAt), startMs - SEARCH_LAG_MS);
  await backend.call('note_reconciled', {p_until: new Date(until).toISOString()});
}
