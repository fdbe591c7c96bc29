import {describe, expect, it, vi} from 'vitest';
import type {Backend} from '~/platform/supabase/backend.server';
import {changeDeskView} from './change-desk-view.server';
import {deskViewProblem} from './desk-view-copy';

const CHANGE = {
  intent: 'save-view',
  key: 'key',
  actorId: 'gita',
  isPersonal: false,
  id: 'key',
  name: 'Gifts',
  query: 'tag=gift',
} as const;

/** Creates a backend with one view, and the names of the functions that changed it. */
function createTestBackend(view: {
  readonly name: string | null;
  readonly is_name_taken?: boolean;
  readonly is_full?: boolean;
}) {
  const call = vi.fn<(name: string, args: object) => Promise<unknown>>((name) => {
    if (name === 'claim_staff_action') return Promise.resolve([{outcome: 'claimed', audit_id: 1}]);
    if (name === 'find_desk_view') return Promise.resolve([{is_name_taken: false, is_full: false, ...view}]);
    return Promise.resolve(null);
  });
  const argsOf = (name: string) => call.mock.calls.filter(([called]) => called === name).map(([, args]) => args);
  return {context: {backend: {call} as unknown as Backend, report: vi.fn(), reference: 'r'}, argsOf};
}

describe('changeDeskView', () => {
  it('saves the query under a name, and logs who did it', async () => {
    const {context, argsOf} = createTestBackend({name: null});
    expect(await changeDeskView(context, CHANGE)).toEqual({ok: true, value: null});
    expect(argsOf('save_desk_view')).toEqual([{p_id: 'key', p_name: 'Gifts', p_query: 'tag=gift'}]);
    expect(argsOf('claim_staff_action')).toMatchObject([
      {p_actor_id: 'gita', p_action: 'desk-view.saved', p_target: 'desk-views', p_details: {view: 'key'}},
    ]);
  });

  it('saves nothing twice', async () => {
    const {context, argsOf} = createTestBackend({name: 'Gifts'});
    expect(await changeDeskView(context, CHANGE)).toEqual({ok: true, value: null});
    expect(argsOf('save_desk_view')).toEqual([]);
  });

  it('removes a view', async () => {
    const {context, argsOf} = createTestBackend({name: 'Gifts', is_full: true});
    await changeDeskView(context, {...CHANGE, intent: 'remove-view'});
    expect(argsOf('remove_desk_view')).toEqual([{p_id: 'key'}]);
  });

  it.each([
    ['save-view', {name: null, is_name_taken: true}, 'Another view has this name already.'],
    ['save-view', {name: null, is_full: true}, 'There are 20 views, which is the most. Remove one first.'],
    ['rename-view', {name: 'Old', is_name_taken: true, is_full: true}, 'Another view has this name already.'],
    ['rename-view', {name: null}, 'This view was removed meanwhile.'],
  ] as const)('does not %s with %o', async (intent, view, text) => {
    const {context, argsOf} = createTestBackend(view);
    const outcome = await changeDeskView(context, {...CHANGE, intent});
    expect(outcome.ok ? '' : deskViewProblem(outcome.error)).toBe(text);
    expect(argsOf('save_desk_view')).toEqual([]);
  });
});
