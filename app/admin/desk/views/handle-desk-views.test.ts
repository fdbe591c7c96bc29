import {beforeEach, expect, it, vi} from 'vitest';
import type {AppContext} from '~/platform/context.server';
import {createStaffAttempt} from '~/platform/create-staff-attempt';
import {handleDeskViews} from './handle-desk-views.server';

const KEY = 'eeeeeeee-0000-4000-8000-000000000001';
const VIEW = 'eeeeeeee-0000-4000-8000-000000000002';

const call = vi.fn<(name: string, args: object) => Promise<unknown>>();
const setFlash = vi.fn();
const argsOf = (name: string) => call.mock.calls.filter(([called]) => called === name).map(([, args]) => args);

beforeEach(() => void vi.clearAllMocks());

/** Posts a form as an admin. @param view the name of the view before; null if there is none */
function post(fields: Readonly<Record<string, string>>, view: string | null = null, access = 'granted') {
  call.mockImplementation((name) => {
    if (name === 'touch_admin_session')
      return Promise.resolve([{access, user_id: 'gita', first_name: null, is_enrolled: true, role: 'owner'}]);
    if (name === 'claim_staff_action') return Promise.resolve([{outcome: 'claimed', audit_id: 1}]);
    if (name === 'find_desk_view') return Promise.resolve([{name: view, is_name_taken: false, is_full: false}]);
    return Promise.resolve(null);
  });
  const context = {
    session: {claims: () => Promise.resolve({sessionId: 's', userId: 'gita'})},
    flash: {set: setFlash},
    backend: {call},
    report: vi.fn(),
    reference: 'r',
    staffAttempt: createStaffAttempt(),
  } as unknown as AppContext;
  const request = new Request('https://shop.example/admin/orders?index', {
    method: 'POST',
    body: new URLSearchParams(fields),
  });
  return handleDeskViews({context, request, params: {}});
}

it('saves search and filters without the rest of the address, and shows the view', async () => {
  const query = 'q=ana&tag=gift&after=x&utm=1&status=nonsense';
  const response = await post({intent: 'save-view', idempotencyKey: KEY, name: ' Gifts ', query});
  expect(argsOf('save_desk_view')).toEqual([{p_id: KEY, p_name: 'Gifts', p_query: 'q=ana&tag=gift'}]);
  expect(response).toMatchObject({status: 303});
  expect((response as Response).headers.get('Location')).toBe('/admin/orders?q=ana&tag=gift');
  expect(setFlash).toHaveBeenCalledWith('desk-view-saved');
});

it('saves, renames and removes a view of one person as that person’s own', async () => {
  const own = {idempotencyKey: KEY, name: 'Gifts', query: 'tag=gift', personal: 'yes'};
  await post({...own, intent: 'save-view'});
  await post({...own, intent: 'rename-view', view: VIEW, name: 'New'}, 'Old');
  expect(argsOf('save_desk_view')).toMatchObject([
    {p_id: KEY, p_owner_id: 'gita'},
    {p_id: VIEW, p_owner_id: 'gita'},
  ]);
  await post({...own, intent: 'remove-view', view: VIEW}, 'New');
  expect(argsOf('remove_desk_view')).toEqual([{p_id: VIEW, p_owner_id: 'gita'}]);
  expect(argsOf('find_desk_view').every((args) => 'p_owner_id' in args)).toBe(true);
  expect(await post({...own, intent: 'save-view', name: ''})).toMatchObject({data: {isPersonal: true}});
});

it('renames and removes a view by its id', async () => {
  await post({intent: 'rename-view', idempotencyKey: KEY, view: VIEW, name: 'New', query: 'tag=gift'}, 'Old');
  expect(argsOf('save_desk_view')).toMatchObject([{p_id: VIEW, p_name: 'New'}]);
  await post({intent: 'remove-view', idempotencyKey: KEY, view: VIEW, name: '', query: 'tag=gift'}, 'New');
  expect(argsOf('remove_desk_view')).toEqual([{p_id: VIEW}]);
  expect(setFlash).toHaveBeenLastCalledWith('desk-view-removed');
});

it.each([
  [{intent: 'save-view', idempotencyKey: KEY, name: ' ', query: 'tag=gift'}, 'Please enter a name.'],
  [
    {intent: 'save-view', idempotencyKey: KEY, name: 'x'.repeat(41), query: 'tag=gift'},
    'A name has at most 40 characters.',
  ],
  [
    {intent: 'save-view', idempotencyKey: 'x', name: 'Gifts', query: 'tag=gift'},
    'The form could not be read. Please try again.',
  ],
  [{intent: 'save-view', idempotencyKey: KEY, name: 'Gifts', query: 'view=late'}, 'Search or filter the orders first.'],
  [
    {intent: 'save-view', idempotencyKey: KEY, name: 'Gifts', query: `q=${'é'.repeat(700)}`},
    'This search is too long for a view.',
  ],
])('changes nothing for %o and keeps what was typed', async (fields, problem) => {
  expect(await post(fields)).toMatchObject({data: {problem, name: fields.name}, init: {status: 400}});
  expect(argsOf('claim_staff_action')).toEqual([]);
});

it('refuses a person without the role', async () => {
  const refused = post({intent: 'save-view', idempotencyKey: KEY, name: 'Gifts', query: 'tag=gift'}, null, 'no-role');
  await expect(refused).rejects.toMatchObject({status: 403});
  expect(argsOf('save_desk_view')).toEqual([]);
});
