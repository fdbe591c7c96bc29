import {data, type LoaderFunctionArgs} from '@shopify/remix-oxygen';
import {z} from 'zod';
import {toMomentView} from '~/core/moments';
import {nullIfUnavailable} from '~/platform/supabase/null-if-unavailable.server';
import {requireAdmin} from '~/admin/frame/access/require-admin.server';
import {batchPath} from '~/admin/frame/chosen-orders';
import {BATCH_ACTIONS, BATCH_STATES} from './batch-change';
import type {BatchView, LatestBatch} from './batch-view';
import {findBatch} from './order-batch.server';

const ROWS_PER_PAGE = 100;

const QuerySchema = z.object({
  state: z.enum(BATCH_STATES).nullable().catch(null),
  after: z.coerce.number().int().min(0).max(1_000_000).catch(0),
});

/**
 * Loads a batch with a page of its orders; null while the database is unavailable.
 * @throws Response 404 for a batch that does not exist or was deleted
 */
export async function loadBatch({context, request, params}: LoaderFunctionArgs) {
  const {userId} = await requireAdmin(context, request, 'orders');
  const id = z.uuid().safeParse(params.batch).data;
  if (!id) throw new Response(null, {status: 404});
  const {searchParams} = new URL(request.url);
  const {state, after} = QuerySchema.parse({state: searchParams.get('state'), after: searchParams.get('after')});
  const found = await nullIfUnavailable(context, async () => ({
    batch: await findBatch({backend: context.backend, userId}, id, {state, after, limit: ROWS_PER_PAGE + 1}),
  }));
  if (!found) return data(null, {status: 503});
  if (!found.batch) throw new Response(null, {status: 404});
  const rows = found.batch.rows.slice(0, ROWS_PER_PAGE);
  const query = new URLSearchParams({...(state && {state}), after: String(rows.at(-1)?.place ?? 0)});
  const view: BatchView = {
    ...found.batch,
    path: batchPath(id),
    rows,
    state,
    isFirstPage: after === 0,
    next: found.batch.rows.length > ROWS_PER_PAGE ? `?${query.toString()}` : null,
    idempotencyKey: crypto.randomUUID(),
  };
  return data(view);
}

const ActionSchema = z.enum(BATCH_ACTIONS).nullable();

/** Loads the latest batches; null while the database is unavailable. */
export async function loadBatches({context, request}: LoaderFunctionArgs) {
  const {userId} = await requireAdmin(context, request, 'orders');
  const latest = await nullIfUnavailable(context, async () => {
    const rows = await context.backend.call('find_order_batches', {p_actor_id: userId});
    return rows.map(
      ({id, created_at: at, action, orders, open_orders: openOrders, staff_name: staffName}): LatestBatch => ({
        id,
        path: batchPath(id),
        createdAt: toMomentView(at),
        action: ActionSchema.parse(action),
        orders,
        openOrders,
        staffName,
      }),
    );
  });
  return data({latest}, {status: latest ? 200 : 503});
}
