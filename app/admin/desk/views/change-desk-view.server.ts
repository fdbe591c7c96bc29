import type {AppContext} from '~/platform/context.server';
import {executeStaffOperation, type StaffOperation} from '~/platform/staff-operation.server';
import type {ViewIntent} from './desk-view';

export interface DeskViewChange {
  readonly intent: ViewIntent;
  /** The idempotency key of the form, a UUID. */
  readonly key: string;
  readonly actorId: string;
  /** Whether it is a view of this person only; else of all staff. */
  readonly isPersonal: boolean;
  /** The id of the view; a new view has the key as its id. */
  readonly id: string;
  /** The new name; not used to remove a view. */
  readonly name: string;
  /** The query of the desk; used for a new view only. */
  readonly query: string;
}

/** The saved views as far as a change needs to know them. */
export interface DeskViewState {
  /** The current name; null if there is no such view. */
  readonly name: string | null;
  /** Whether another view has the new name. */
  readonly isNameTaken: boolean;
  /** Whether there are as many views as there can be. */
  readonly isFull: boolean;
}

const ACTIONS = {
  'save-view': 'desk-view.saved',
  'rename-view': 'desk-view.renamed',
  'remove-view': 'desk-view.removed',
} as const;

/** Saves, renames or removes a view, once, for admins only. One change at a time, so that names stay unique. */
export function changeDeskView(context: Pick<AppContext, 'backend' | 'report' | 'reference'>, change: DeskViewChange) {
  const {intent, key, actorId, isPersonal, id, name, query} = change;
  const owner = isPersonal ? {p_owner_id: actorId} : {};
  const {backend} = context;
  const operation: StaffOperation<DeskViewState> = {
    async read() {
      const [row] = await backend.call('find_desk_view', {p_id: id, p_name: name, ...owner});
      return row ? {name: row.name, isNameTaken: row.is_name_taken, isFull: row.is_full} : null;
    },
    isDone: (state) => state.name === (intent === 'remove-view' ? null : name),
    isPossible(state) {
      if (intent === 'remove-view') return true;
      return !state.isNameTaken && (intent === 'save-view' ? !state.isFull : state.name !== null);
    },
    async send() {
      if (intent === 'remove-view') await backend.call('remove_desk_view', {p_id: id, ...owner});
      else await backend.call('save_desk_view', {p_id: id, p_name: name, p_query: query, ...owner});
      return [];
    },
    toAuditState: (state) => ({exists: state.name !== null}),
  };
  const claim = {actorId, key, action: ACTIONS[intent], target: 'desk-views', details: {view: id}};
  return executeStaffOperation(context, claim, operation);
}
