import {z} from 'zod';
import {toMomentView} from '~/core/moments';
import {dataOrThrow} from '~/orders/model/order-context.server';
import type {ViewerClient} from '~/platform/supabase/viewer-client.server';
import type {OrderNoteView} from './order-note-view';

const NoteSchema = z.object({
  id: z.uuid(),
  text: z.string(),
  created_at: z.string(),
  author: z.object({first_name: z.string().nullable()}).nullable(),
});

/** Finds the notes of staff about an order, the newest first. @throws BackendUnavailable */
export async function findOrderNotes(database: ViewerClient, orderId: string): Promise<readonly OrderNoteView[]> {
  const query = database
    .from('order_notes')
    .select('id, text, created_at, author:profiles(first_name)')
    .eq('order_id', orderId)
    .order('created_at', {ascending: false});
  return z
    .array(NoteSchema)
    .parse(dataOrThrow(await query))
    .map(({id, text, created_at: at, author}) => ({
      id,
      text,
      author: author?.first_name ?? null,
      at: toMomentView(at, 'short'),
    }));
}
