import type {AppContext} from '~/platform/context.server';
import {executeStaffOperation, type StaffOperation} from '~/platform/staff-operation.server';

/** A note of staff about an order, which neither the customer nor Shopify sees. */
interface OrderNote {
  /** The idempotency key of the form, a UUID. It becomes the id of the note. */
  readonly id: string;
  /** Our id of the order. */
  readonly orderId: string;
  readonly authorId: string;
  readonly text: string;
}

interface NoteState {
  readonly isStored: boolean;
}

/** Adds a note to an order, once, for admins only. The audit log names the order and the note, not its text. */
export function addOrderNote(
  context: Pick<AppContext, 'backend' | 'report' | 'reference'>,
  {id, orderId, authorId, text}: OrderNote,
) {
  const {backend} = context;
  const operation: StaffOperation<NoteState> = {
    async read() {
      const [row] = await backend.call('find_order_note', {p_id: id, p_order_id: orderId});
      return row ? {isStored: row.is_stored} : null;
    },
    isDone: ({isStored}) => isStored,
    isPossible: () => true,
    async send() {
      await backend.call('add_order_note', {p_id: id, p_order_id: orderId, p_author_id: authorId, p_text: text});
      return [];
    },
    toAuditState: ({isStored}) => ({stored: isStored}),
  };
  const claim = {actorId: authorId, key: id, action: 'order.note', target: id, details: {order: orderId}} as const;
  return executeStaffOperation(context, claim, operation);
}
