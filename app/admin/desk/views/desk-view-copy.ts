import {toStaffOutcome, type StaffOperationProblem} from '~/platform/staff-operation-problem';
import type {DeskViewState} from './change-desk-view.server';
import {MAX_VIEW_NAME_LENGTH, MAX_VIEWS} from './desk-view';

export const DESK_VIEW_COPY = {
  save: 'Save as a view',
  saveHint: 'It stands beside the other views.',
  personal: 'Only for me',
  isPersonal: 'only for you',
  edit: 'Change this view',
  name: 'Name of the view',
  submit: 'Save view',
  rename: 'Rename',
  remove: 'Remove view',
  empty: 'Please enter a name.',
  nothing: 'Search or filter the orders first.',
  nameTooLong: `A name has at most ${MAX_VIEW_NAME_LENGTH} characters.`,
  searchTooLong: 'This search is too long for a view.',
  offline: 'The connection failed. Send it again once it is back: it is never done twice.',
  unreadable: 'The form could not be read. Please try again.',
} as const;

/** Says why a view was not changed, or may not have been. */
export function deskViewProblem(problem: StaffOperationProblem<DeskViewState>): string {
  if (toStaffOutcome(problem) === 'checking')
    return 'The outcome is still being checked. Refresh in a moment to see it.';
  if (problem.kind !== 'not-possible') return 'Nothing was changed. Please try again in a few minutes.';
  if (problem.state.isNameTaken) return 'Another view has this name already.';
  if (problem.state.isFull) return `There are ${MAX_VIEWS} views, which is the most. Remove one first.`;
  return 'This view was removed meanwhile.';
}
