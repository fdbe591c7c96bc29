import {z} from 'zod';
import {batchPath} from '~/admin/frame/chosen-orders';
import {toMomentView} from '~/core/moments';
import {orderLabel} from '~/orders/model/order-names';
import type {Backend} from '~/platform/supabase/backend.server';
import {BATCH_ACTIONS, BATCH_STATES, toBatchDetails, toUndo, type BatchChange, type BatchState} from './batch-change';
import type {BatchView} from './batch-view';
import {parseBatchChange} from './parse-batch-change.server';

/** Calls the database as an admin. */
export interface BatchStaff {
  readonly backend: Pick<Backend, 'call'>;
  readonly userId: string;
}

const BatchSchema = z.object({
  action: z.enum(BATCH_ACTIONS).nullable(),
  details: z.record(z.string(), z.unknown()),
  undo_of: z.uuid().nullable(),
  undone_by: z.uuid().nullable(),
  imports: z.array(z.object({id: z.uuid(), created_at: z.string(), rows: z.int()})),
  due_in_seconds: z.number().nullable(),
  counts: z.partialRecord(z.enum(BATCH_STATES), z.int()),
  rows: z.array(
    z
      .object({
        place: z.int(),
        order_id: z.uuid().nullable(),
        order_number: z.string().nullable(),
        state: z.enum(BATCH_STATES),
        problem: z.string().nullable(),
        customer: z.string().nullable(),
      })
      .transform(({order_id: id, order_number: number, ...row}) => ({
        ...row,
        id,
        name: id && orderLabel(number, id),
      })),
  ),
});

/** Which orders of a batch to return. */
interface BatchPage {
  readonly state: BatchState | null;
  /** The page starts after this place. */
  readonly after: number;
  readonly limit: number;
}

type FoundBatch = Pick<BatchView, 'change' | 'rows' | 'counts' | 'dueInSeconds' | 'undoOf' | 'undoneBy' | 'imports'>;

/** Finds a batch with a page of its orders; null if there is none. @throws BackendUnavailable */
export async function findBatch(
  {backend, userId}: BatchStaff,
  id: string,
  {state, after, limit}: BatchPage,
): Promise<FoundBatch | null> {
  const found = BatchSchema.nullable().parse(
    await backend.call('find_order_batch', {
      p_actor_id: userId,
      p_batch_id: id,
      p_after: after,
      p_limit: limit,
      ...(state && {p_state: state}),
    }),
  );
  if (!found) return null;
  const {action, details, counts, rows, due_in_seconds: dueInSeconds, undo_of: undoOf, undone_by: undoneBy} = found;
  return {
    change: action && parseBatchChange(action, details),
    counts: {waiting: 0, checking: 0, done: 0, skipped: 0, failed: 0, ...counts},
    rows,
    dueInSeconds: action && dueInSeconds,
    undoOf: undoOf && batchPath(undoOf),
    undoneBy: undoneBy && batchPath(undoneBy),
    imports: found.imports.map(({id: importId, created_at: at, rows: count}) => ({
      path: `/admin/tracking/import/${importId}`,
      createdAt: toMomentView(at),
      rows: count,
    })),
  };
}

/** Stores chosen orders. Repeated with the same id, it changes nothing. @throws BackendUnavailable */
export async function addBatch({backend, userId}: BatchStaff, id: string, orderIds: readonly string[]): Promise<void> {
  await backend.call('add_order_batch', {p_actor_id: userId, p_batch_id: id, p_order_ids: [...orderIds]});
}

/** Starts the change of a batch. @returns false if another one was started before @throws BackendUnavailable */
export const startBatch = ({backend, userId}: BatchStaff, id: string, change: BatchChange): Promise<boolean> =>
  backend.call('start_order_batch', {
    p_actor_id: userId,
    p_batch_id: id,
    p_action: change.kind,
    p_details: toBatchDetails(change),
  });

/**
 * Starts a batch that takes another one back.
 * @param id the id of the new batch
 * @returns false if there is nothing to undo, or if it is undone already
 * @throws BackendUnavailable
 */
export async function undoBatch({backend, userId}: BatchStaff, id: string, undone: string, change: BatchChange) {
  const undo = toUndo(change);
  if (!undo) return false;
  return backend.call('add_undo_batch', {
    p_actor_id: userId,
    p_batch_id: id,
    p_undo_of: undone,
    p_action: undo.kind,
    p_details: toBatchDetails(undo),
  });
}
