import {z} from 'zod';
import {UNDO_SECONDS} from '~/admin/frame/undo-seconds';
import type {Backend} from '~/platform/supabase/backend.server';
import {parseOrderReference} from '~/orders/model/order-reference';
import {ROW_STATES, SENDABLE, VERDICTS, type RowState, type Verdict} from './import-verdict';
import type {ImportRow} from './parse-import';

/** Calls the database as an admin. */
interface ImportStaff {
  readonly backend: Pick<Backend, 'call'>;
  readonly userId: string;
}

/** Rows of one database call, few enough to be far from its deadline. */
const ROWS_PER_CALL = 1_000;

/** Two verdicts have other names in the database. */
function toStoredVerdict(verdict: Verdict) {
  if (verdict === 'guessed-carrier') return 'guessed';
  return verdict === 'number-in-use' ? 'elsewhere' : verdict;
}

function toVerdict(stored: unknown): unknown {
  if (stored === 'guessed') return 'guessed-carrier';
  return stored === 'elsewhere' ? 'number-in-use' : stored;
}

const VerdictSchema = z.preprocess(toVerdict, z.enum(VERDICTS));

const ImportSchema = z.object({
  due_in_seconds: z.number().nullable(),
  counts: z.array(z.object({verdict: VerdictSchema, state: z.enum(ROW_STATES), count: z.int()})),
  rows: z.array(
    z.object({
      line: z.int(),
      reference: z.string(),
      carrier: z.string().nullable(),
      number: z.string(),
      order_id: z.string().nullable(),
      verdict: VerdictSchema,
      other_order: z.string().nullable(),
      state: z.enum(ROW_STATES),
      problem: z.string().nullable(),
    }),
  ),
});

/** A stored import with a page of its rows. */
export type StoredImport = z.infer<typeof ImportSchema>;

/** Which rows of an import to return; null for all verdicts or states. */
interface RowFilter {
  readonly verdict: Verdict | null;
  readonly state: RowState | null;
  /** The page starts after this line. */
  readonly after: number;
  readonly limit: number;
}

/** Stores an import with its dry run. Repeated with the same id, it changes nothing. @throws BackendUnavailable */
export async function addTrackingRows({backend, userId}: ImportStaff, id: string, rows: readonly ImportRow[]) {
  for (let at = 0; at < rows.length; at += ROWS_PER_CALL)
    await backend.call('add_tracking_rows', {
      p_actor_id: userId,
      p_import_id: id,
      p_rows: rows.slice(at, at + ROWS_PER_CALL).map(toPayload),
    });
}

function toPayload({line, reference, orderId, carrier, number, verdict}: ImportRow) {
  const order = parseOrderReference(reference);
  const ids =
    order?.kind === 'id'
      ? {id: order.id}
      : order && {
          ...('shopifyOrderId' in order && {shopify_order_id: order.shopifyOrderId}),
          ...('orderNumber' in order && {order_number: order.orderNumber}),
        };
  return {
    line,
    reference,
    carrier,
    number,
    verdict: verdict && toStoredVerdict(verdict),
    ...(orderId ? {id: orderId} : ids),
  };
}

/** Stores which batch an import ships, so that the page of the batch leads to it. @throws BackendUnavailable */
export async function linkTrackingImport({backend, userId}: ImportStaff, id: string, batchId: string): Promise<void> {
  await backend.call('link_tracking_import', {p_actor_id: userId, p_import_id: id, p_batch_id: batchId});
}

/** Finds an import with a page of its rows; null if there is none. @throws BackendUnavailable */
export async function findTrackingImport(
  {backend, userId}: ImportStaff,
  id: string,
  {verdict, state, after, limit}: RowFilter,
): Promise<StoredImport | null> {
  const found = await backend.call('find_tracking_import', {
    p_actor_id: userId,
    p_import_id: id,
    p_after: after,
    p_limit: limit,
    ...(verdict && {p_verdict: toStoredVerdict(verdict)}),
    ...(state && {p_state: state}),
  });
  return ImportSchema.nullable().parse(found);
}

/** Approves the waiting rows of these verdicts, to be sent after some seconds; others cannot be sent. @throws BackendUnavailable */
export async function approveTrackingRows(
  {backend, userId}: ImportStaff,
  id: string,
  {verdicts, isNotifying}: {readonly verdicts: readonly string[]; readonly isNotifying: boolean},
) {
  await backend.call('approve_tracking_rows', {
    p_actor_id: userId,
    p_import_id: id,
    p_verdicts: SENDABLE.filter((verdict) => verdicts.includes(verdict)).map(toStoredVerdict),
    p_is_notifying: isNotifying,
    p_delay_seconds: UNDO_SECONDS,
  });
}

/** Takes back approved rows that are not being sent; they wait for an approval again. @throws BackendUnavailable */
export async function withdrawTrackingRows({backend, userId}: ImportStaff, id: string): Promise<void> {
  await backend.call('withdraw_tracking_rows', {p_actor_id: userId, p_import_id: id});
}

/** Lets approved rows be sent without the rest of their delay. @throws BackendUnavailable */
export async function hastenTrackingRows({backend, userId}: ImportStaff, id: string): Promise<void> {
  await backend.call('hasten_tracking_rows', {p_actor_id: userId, p_import_id: id});
}
