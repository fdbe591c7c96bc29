import {expect, it, vi} from 'vitest';
import type {StaffRole} from '~/core/staff-permissions';
import type {AppContext} from '~/platform/context.server';
import {createStaffAttempt} from '~/platform/create-staff-attempt';
import {CONTINUE_BATCH, RETRY, UNDO} from './batch-fields';
import {handleBatch} from './handle-batch.server';

const BATCH = 'eeeeeeee-0000-4000-8000-000000000001';
const KEY = 'eeeeeeee-0000-4000-8000-000000000002';

const HOLD = {action: 'hold', details: {reason: 'OTHER', notes: ''}};
const TAG = {action: 'add-tag', details: {tag: 'vip'}};

/** Posts a form about a batch with this change. @returns the status, and the names of the database functions called */
async function post(role: StaffRole, intent: string, change: typeof HOLD | typeof TAG) {
  const call = vi.fn((name: string): Promise<unknown> => {
    switch (name) {
      case 'touch_admin_session':
        return Promise.resolve([{access: 'granted', user_id: 'pia', first_name: null, is_enrolled: true, role}]);
      case 'find_order_batch':
        return Promise.resolve({
          ...change,
          undo_of: null,
          undone_by: null,
          imports: [],
          due_in_seconds: 0,
          counts: {},
          rows: [],
        });
      case 'take_order_batch_rows':
        return Promise.resolve([]);
      default:
        return Promise.resolve(true);
    }
  });
  const context = {
    session: {claims: () => Promise.resolve({sessionId: 's', userId: 'pia'})},
    backend: {call},
    report: vi.fn(),
    reference: 'r',
    waitUntil: vi.fn(),
    staffAttempt: createStaffAttempt(),
  } as unknown as AppContext;
  const body = new URLSearchParams({intent, idempotencyKey: KEY});
  const request = new Request(`https://shop.example/admin/orders/batch/${BATCH}?index`, {method: 'POST', body});
  const response = await handleBatch({context, request, params: {batch: BATCH}}).catch((thrown: unknown) => thrown);
  return {status: (response as Response).status, called: call.mock.calls.map(([name]) => name)};
}

const CHANGING = ['take_order_batch_rows', 'retry_order_batch', 'add_undo_batch'];

it.each([CONTINUE_BATCH, RETRY, UNDO])(
  'denies packers %s on a batch of tags, and changes none of its orders',
  async (intent) => {
    const {status, called} = await post('packer', intent, TAG);
    expect(status).toBe(403);
    expect(called.filter((name) => CHANGING.includes(name))).toEqual([]);
  },
);

it.each([
  ['packer', HOLD],
  ['owner', TAG],
] as const)('lets a %s continue a batch of changes that the role includes', async (role, change) => {
  const {status, called} = await post(role, CONTINUE_BATCH, change);
  expect(status).toBe(303);
  expect(called).toContain('take_order_batch_rows');
});
