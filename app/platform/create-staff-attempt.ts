import type {Backend} from './supabase/backend.server';
import type {Database} from './supabase/database.types';

/** What a request of staff attempts to change, until its response shows whether the audit log has a row of it. */
export interface StaffAttempt {
  /** Null until the role and the second factor of the sender are checked. */
  permitted: {readonly actorId: string; readonly target: string} | null;
  isRecorded: boolean;
}

export const createStaffAttempt = (): StaffAttempt => ({permitted: null, isRecorded: false});

/** The database functions that write a row for the request that calls them. */
const RECORDING: ReadonlySet<keyof Database['public']['Functions']> = new Set([
  'begin_audit',
  'claim_staff_action',
  'read_dead_letter',
]);

/** Returns a backend that notes whether the audit log has a row of the attempt. */
export function noteAudits(backend: Backend, attempt: StaffAttempt): Backend {
  return {
    async call(name, args) {
      const result = await backend.call(name, args);
      if (RECORDING.has(name)) attempt.isRecorded = true;
      return result;
    },
  };
}
