import type {StaffRole} from '~/core/staff-permissions';
import type {StaffOperation} from '~/platform/staff-operation.server';
import type {Backend} from '~/platform/supabase/backend.server';
import type {Database} from '~/platform/supabase/database.types';

type StaffChange = Database['public']['Enums']['staff_change'];

interface MemberState {
  /** Null for somebody who is not staff. */
  readonly role: StaffRole | null;
  readonly hasSecondFactor: boolean;
}

/** Returns what every operation on a person has in common; the last owner is kept by the database. */
function onMember(
  backend: Backend,
  personId: string,
  change: {readonly isDone: (state: MemberState) => boolean; readonly send: () => Promise<StaffChange>},
): StaffOperation<MemberState> {
  return {
    async read() {
      const [row] = await backend.call('find_staff_member', {p_user_id: personId});
      // An outer join may find no role, which the generated types do not tell.
      return row ? {role: row.role as StaffRole | null, hasSecondFactor: row.has_second_factor} : null;
    },
    isDone: change.isDone,
    isPossible: () => true,
    async send() {
      const result = await change.send();
      return result === 'done' ? [] : [result];
    },
    toAuditState: ({role, hasSecondFactor}) => ({role, second_factor: hasSecondFactor}),
  };
}

export const changeRole = (
  backend: Backend,
  actorId: string,
  {person, role}: {readonly person: string; readonly role: StaffRole},
): StaffOperation<MemberState> =>
  onMember(backend, person, {
    isDone: (state) => state.role === role,
    send: () => backend.call('change_staff_role', {p_actor_id: actorId, p_user_id: person, p_role: role}),
  });

export const removeMember = (backend: Backend, actorId: string, person: string): StaffOperation<MemberState> =>
  onMember(backend, person, {
    isDone: ({role}) => role === null,
    send: () => backend.call('remove_staff', {p_actor_id: actorId, p_user_id: person}),
  });

export const resetSecondFactor = (backend: Backend, actorId: string, person: string): StaffOperation<MemberState> =>
  onMember(backend, person, {
    isDone: ({role, hasSecondFactor}) => role !== null && !hasSecondFactor,
    send: () => backend.call('reset_second_factor', {p_actor_id: actorId, p_user_id: person}),
  });

interface StoredInvitation {
  /** Whether it can still be accepted. */
  readonly waits: boolean;
}

/** Returns what every operation on an invitation has in common. */
export const onInvitation = (
  backend: Backend,
  id: string,
  change: Pick<StaffOperation<StoredInvitation>, 'isDone' | 'send'>,
): StaffOperation<StoredInvitation> => ({
  read: async () => ({waits: await backend.call('has_staff_invitation', {p_id: id})}),
  isPossible: () => true,
  toAuditState: ({waits}) => ({waits}),
  ...change,
});

export const withdrawInvitation = (backend: Backend, actorId: string, id: string): StaffOperation<StoredInvitation> =>
  onInvitation(backend, id, {
    isDone: ({waits}) => !waits,
    async send() {
      await backend.call('withdraw_staff_invitation', {p_actor_id: actorId, p_id: id});
      return [];
    },
  });

interface SessionState {
  readonly isActive: boolean;
}

export const endSession = (backend: Backend, handle: string): StaffOperation<SessionState> => ({
  async read() {
    const [row] = await backend.call('find_admin_session', {p_handle: handle});
    return row ? {isActive: row.is_active} : null;
  },
  isDone: ({isActive}) => !isActive,
  isPossible: () => true,
  async send() {
    await backend.call('end_admin_session', {p_handle: handle});
    return [];
  },
  toAuditState: ({isActive}) => ({active: isActive}),
});
