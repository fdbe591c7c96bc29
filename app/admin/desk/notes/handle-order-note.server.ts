import {z} from 'zod';
import {parseForm} from '~/platform/form.server';
import type {AppContext} from '~/platform/context.server';
import type {OrderActionResult} from '~/orders/commands/order-action-result';
import {addOrderNote} from './add-order-note.server';
import {ORDER_NOTE_COPY, orderNoteProblem} from './order-note-copy';
import {MAX_STAFF_NOTE_LENGTH, NOTE_FIELD} from './order-note-view';

/** The result of the form to render, or null if the note is stored. */
interface NoteOutcome {
  readonly result: Partial<OrderActionResult> | null;
  readonly status: number;
}

const NoteSchema = z.object({
  idempotencyKey: z.uuid(),
  [NOTE_FIELD]: z
    .string({error: ORDER_NOTE_COPY.empty})
    .trim()
    .min(1, ORDER_NOTE_COPY.empty)
    .max(MAX_STAFF_NOTE_LENGTH, ORDER_NOTE_COPY.tooLong),
});

export async function handleOrderNote(
  context: AppContext,
  form: FormData,
  {orderId, authorId}: {readonly orderId: string; readonly authorId: string},
): Promise<NoteOutcome> {
  const entered = form.get(NOTE_FIELD);
  const values = {[NOTE_FIELD]: typeof entered === 'string' ? entered : ''};
  const fields = parseForm(form, NoteSchema);
  if (fields.status !== 'success') {
    const message = fields.error?.[NOTE_FIELD]?.[0] ?? ORDER_NOTE_COPY.empty;
    return {result: {fieldErrors: {[NOTE_FIELD]: message}, values}, status: 400};
  }
  const {idempotencyKey: id, [NOTE_FIELD]: text} = fields.value;
  const outcome = await addOrderNote(context, {id, orderId, authorId, text});
  if (outcome.ok) return {result: null, status: 303};
  const {notice, status} = orderNoteProblem(outcome.error);
  return {result: {failure: notice, values}, status};
}
