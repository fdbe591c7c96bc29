import {formatCount} from '~/core/format-count';
import type {Notice} from '~/core/notice';
import {staffProblemStatus, toStaffOutcome, type StaffOperationProblem} from '~/platform/staff-operation-problem';
import {MAX_ANNOUNCEMENT_LENGTH, type AnnouncementType, type Audience} from './announcement';

const people = (count: number): string => (count === 1 ? '1 person' : `${formatCount(count)} people`);

export const ANNOUNCEMENT_COPY = {
  title: 'Notifications',
  form: 'New notification',
  type: 'Type',
  message: 'Message',
  messageHint: 'Plain text. Customers see it in the shop only: it is not mailed, and marketing consent does not apply.',
  audience: 'Send to',
  search: 'Find the person',
  searchHint: 'Name, email address or order number',
  find: 'Find',
  found: 'Person',
  unnamed: 'No name',
  noEmail: 'no email address',
  preview: 'Preview',
  previewButton: 'Update preview',
  previewText: 'What the customer’s bell shows',
  previewEmpty: 'Your message',
  send: 'Send',
  sending: 'Sending...',
  reaches: (count: number) => `Reaches ${people(count)} now`,
  size: (count: number) => people(count),
  history: 'Sent notifications',
  historyEmpty: 'No notification has been sent yet',
  historyEmptyText: 'What you send appears here, with how many people it reached and how many opened it.',
  when: 'Sent',
  to: 'To',
  text: 'Notification',
  reached: 'Reached',
  read: 'Read',
  formerStaff: 'Former staff',
  stopped: 'Not sent to everyone yet',
  resume: 'Continue sending',
  next: 'Older notifications',
  first: 'Newest notifications',
  pages: 'Pages of notifications',
  failed: 'The notifications cannot be loaded at the moment.',
  failedText: 'You can still write a message; sending needs the database. Please try again in a minute.',
  empty: 'Please enter a notification message',
  tooLong: `A message has at most ${formatCount(MAX_ANNOUNCEMENT_LENGTH)} characters.`,
  typeMissing: 'Please choose a type.',
  audienceMissing: 'Please choose who gets the notification.',
  noRecipients: 'There is no one in this audience now, so nothing was sent.',
  personMissing: 'Please find and choose the person.',
  noPerson: (search: string) => `No one matches “${search}”.`,
  manyPeople: 'There may be more people: search for a longer part of the name.',
} as const;

export const TYPE_LABELS: Readonly<Record<AnnouncementType, string>> = {
  info: 'Info',
  warning: 'Warning',
  success: 'Success',
};

export const AUDIENCE_LABELS: Readonly<Record<Audience, string>> = {
  everyone: 'Everyone',
  'open-order': 'Customers with an open order',
  person: 'One person',
};

/** Returns the notice for an announcement that was not sent, or may not have been. */
export function announcementProblem(problem: StaffOperationProblem<unknown>): {
  readonly notice: Notice;
  readonly status: number;
} {
  return {notice: {...toNotice(problem), id: 'announcement-problem'}, status: staffProblemStatus(problem)};
}

function toNotice(problem: StaffOperationProblem<unknown>): Notice {
  if (toStaffOutcome(problem) === 'checking')
    return {
      tone: 'warning',
      title: 'The notification is still being sent',
      body: 'Refresh in a moment to see how many people it has reached.',
    };
  return {tone: 'error', title: 'Failed to send notification', body: reasonOf(problem)};
}

function reasonOf(problem: StaffOperationProblem<unknown>): string {
  const {kind} = problem;
  if (kind === 'not-possible' && problem.state === 'edited')
    return 'It was started as it was before you changed it: see below. Press Send again only if the changed one should go out as well.';
  if (kind === 'not-possible' || kind === 'refused')
    return 'The same message went to the same people less than ten minutes ago.';
  if (kind === 'missing') return 'This person no longer exists.';
  return 'No one was notified. Please try again in a few minutes.';
}
