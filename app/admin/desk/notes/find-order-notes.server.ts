import {z} from 'zod';
import {toMomentView} from '~/core/moments';
import type {DeskReader} from '../find-desk-orders.server';
import type {OrderNoteView} from './order-note-view';

const NoteSchema = z.object({
  id: z.uuid(),
  text: z.string(),
  created_at: z.string(),
  author_name: z.string().nullable(),
});

/** Finds the notes of staff about an order, the newest first. @throws BackendUnavailable */
export async function findOrderNotes(
  {backend, userId}: DeskReader,
  orderId: string,
): Promise<readonly OrderNoteView[]> {
  const rows = await backend.call('find_order_notes', {p_actor_id: userId, p_order_id: orderId});
  return z
    .array(NoteSchema)
    .parse(rows)
    .map(({id, text, created_at: at, author_name: author}) => ({id, text, author, at: toMomentView(at, 'short')}));
}
