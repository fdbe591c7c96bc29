import {expect, it, vi} from 'vitest';
import {BackendUnavailable, type Backend} from '~/platform/supabase/backend.server';
import {addOrderNote} from './add-order-note.server';

const NOTE = {id: 'note', orderId: 'order', authorId: 'gita', text: 'Called her'};

/** Creates a backend that stores the note, with the names and arguments of the received calls. */
function createTestBackend({isLost = false, hasOrder = true} = {}) {
  let isStored = false;
  const call = vi.fn<(name: string, args: object) => Promise<unknown>>((name) => {
    if (name === 'claim_staff_action') return Promise.resolve([{outcome: 'claimed', audit_id: 1}]);
    if (name === 'find_order_note') return Promise.resolve(hasOrder ? [{is_stored: isStored}] : []);
    if (name !== 'add_order_note') return Promise.resolve(null);
    isStored = true;
    return isLost ? Promise.reject(new BackendUnavailable('lost')) : Promise.resolve(null);
  });
  const context = {backend: {call} as unknown as Backend, report: vi.fn(), reference: 'r'};
  return {
    context,
    argsOf: (name: string) => call.mock.calls.filter(([called]) => called === name).map(([, args]) => args),
  };
}

it('stores a note, and the audit log names the order but not the text', async () => {
  const {context, argsOf} = createTestBackend();
  expect(await addOrderNote(context, NOTE)).toEqual({ok: true, value: null});
  expect(argsOf('add_order_note')).toEqual([
    {p_id: 'note', p_order_id: 'order', p_author_id: 'gita', p_text: 'Called her'},
  ]);
  expect(argsOf('claim_staff_action')).toMatchObject([{p_action: 'order.note', p_details: {order: 'order'}}]);
  expect(JSON.stringify([argsOf('claim_staff_action'), argsOf('end_audit')])).not.toContain('Called');
});

it('is stored once if the response is lost', async () => {
  const {context, argsOf} = createTestBackend({isLost: true});
  expect(await addOrderNote(context, NOTE)).toEqual({ok: true, value: null});
  expect(await addOrderNote(context, NOTE)).toEqual({ok: true, value: null});
  expect(argsOf('add_order_note')).toHaveLength(1);
});

it('is missing for an unknown order', async () => {
  const {context, argsOf} = createTestBackend({hasOrder: false});
  expect(await addOrderNote(context, NOTE)).toMatchObject({ok: false, error: {kind: 'missing'}});
  expect(argsOf('add_order_note')).toEqual([]);
});
