import {data, redirect, type ActionFunctionArgs} from '@shopify/remix-oxygen';
import {z} from 'zod';
import {formTexts} from '~/core/form-texts';
import {IDEMPOTENCY_KEY} from '~/core/idempotency-key';
import {INTENT} from '~/core/intent';
import {fail, succeed, type Result} from '~/core/result';
import {can} from '~/core/staff-permissions';
import type {AppContext} from '~/platform/context.server';
import {fieldOf, readStorableForm} from '~/platform/form.server';
import {nullIfUnavailable} from '~/platform/supabase/null-if-unavailable.server';
import {requireAdmin, type AdminViewer} from '~/admin/frame/access/require-admin.server';
import {batchPath} from '~/admin/frame/chosen-orders';
import {SENT_BY_PAGE} from '~/admin/frame/continued-progress';
import {BATCH_PERMISSIONS, type BatchChange} from './batch-change';
import type {BatchProblem} from './batch-copy';
import {CONTINUE_BATCH, RETRY, UNDO} from './batch-fields';
import type {BatchResult} from './batch-view';
import {executeBatch} from './execute/execute-batch.server';
import {findBatch, startBatch, undoBatch} from './order-batch.server';
import {parseBatchForm} from './parse-batch-form.server';

const NO_ROWS = {state: null, after: 0, limit: 0};

const STATUSES: Readonly<Partial<Record<BatchProblem, number>>> = {'started-otherwise': 409, 'not-undone': 409};

/**
 * Starts the change of a batch, continues or repeats it, or takes it back. Each request changes a few orders.
 * @throws Response 404 for a batch that does not exist; 403 for a change that the role may not make
 */
export async function handleBatch({context, request, params}: ActionFunctionArgs) {
  const viewer = await requireAdmin(context, request, 'packing');
  const id = z.uuid().safeParse(params.batch).data;
  if (!id) throw new Response(null, {status: 404});
  const form = await readStorableForm(request);
  const respond = (problem: BatchProblem, status: number) =>
    data<BatchResult>({problem, values: form ? formTexts(form) : {}}, {status});
  if (!form) return respond('unreadable', 400);
  const done = await nullIfUnavailable(context, () => handleForm(context, viewer, id, form));
  if (!done) return respond('failed', 503);
  if (!done.ok) return respond(done.error, STATUSES[done.error] ?? 400);
  return form.has(SENT_BY_PAGE) ? data<BatchResult>({problem: null}) : redirect(batchPath(done.value), 303);
}

/** Returns the id of the batch to show. */
async function handleForm(
  context: AppContext,
  {userId, role}: AdminViewer,
  id: string,
  form: FormData,
): Promise<Result<string, BatchProblem>> {
  const staff = {backend: context.backend, userId};
  const batch = await findBatch(staff, id, NO_ROWS);
  if (!batch) throw new Response(null, {status: 404});
  const requirePermission = ({kind}: BatchChange) => {
    if (!can(role, BATCH_PERMISSIONS[kind])) throw new Response(null, {status: 403});
  };
  // Whoever continues a batch changes its orders: without the permission each of them would end as failed.
  if (batch.change) requirePermission(batch.change);
  const intent = fieldOf(form, INTENT);
  if (intent === UNDO) return undo(context, userId, id, batch.change, form);
  if (intent === RETRY) await context.backend.call('retry_order_batch', {p_actor_id: userId, p_batch_id: id});
  if (intent === RETRY || intent === CONTINUE_BATCH) {
    if (batch.change) await executeBatch(context, userId, id, batch.change);
    return succeed(id);
  }
  const change = parseBatchForm(form);
  if (!change.ok) return change;
  requirePermission(change.value);
  if (!(await startBatch(staff, id, change.value))) return fail('started-otherwise');
  await executeBatch(context, userId, id, change.value);
  return succeed(id);
}

async function undo(
  context: AppContext,
  userId: string,
  id: string,
  change: BatchChange | null,
  form: FormData,
): Promise<Result<string, BatchProblem>> {
  const undoId = z.uuid().safeParse(fieldOf(form, IDEMPOTENCY_KEY)).data;
  if (!undoId) return fail('unreadable');
  const isStarted = change !== null && (await undoBatch({backend: context.backend, userId}, undoId, id, change));
  return isStarted ? succeed(undoId) : fail('not-undone');
}
