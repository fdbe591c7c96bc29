import {formatCount} from '~/core/format-count';
import type {Notice} from '~/core/notice';
import {staffProblemStatus, toStaffOutcome, type StaffOperationProblem} from '~/platform/staff-operation-problem';
import {MAX_STAFF_NOTE_LENGTH} from './order-note-view';

export const ORDER_NOTE_COPY = {
  title: 'Staff notes',
  hint: 'Customers do not see these.',
  label: 'New note',
  add: 'Add note',
  adding: 'Adding...',
  empty: 'Please write a note.',
  tooLong: `A note has at most ${formatCount(MAX_STAFF_NOTE_LENGTH)} characters.`,
  formerStaff: 'Former staff',
} as const;

/** Returns the notice for a note that was not added, or may not have been. */
export function orderNoteProblem(problem: StaffOperationProblem<unknown>): {
  readonly notice: Notice;
  readonly status: number;
} {
  const isChecking = toStaffOutcome(problem) === 'checking';
  const notice: Notice = {
    tone: isChecking ? 'warning' : 'error',
    title: isChecking ? 'The outcome is still being checked' : 'Failed to add the note',
    body: isChecking
      ? 'Refresh in a moment to see whether the note is there.'
      : 'Nothing was changed. Please try again in a few minutes.',
    id: 'note-problem',
  };
  return {notice, status: staffProblemStatus(problem)};
}
