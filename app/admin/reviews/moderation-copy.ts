import {formatCount} from '~/core/format-count';
import type {Notice} from '~/core/notice';
import {staffProblemStatus, toStaffOutcome, type StaffOperationProblem} from '~/platform/staff-operation-problem';
import {MODERATION_LIMITS, type ReviewState} from './moderation-view';

export const MODERATION_COPY = {
  title: 'Reviews',
  states: 'Reviews by state',
  state: 'State',
  count: formatCount,
  search: 'Search reviews',
  searchHint: 'Text, name, product or order number',
  clear: 'Clear search',
  list: 'Reviews',
  review: (title: string) => `Review “${title}”`,
  by: (name: string) => `by ${name}`,
  changed: (changes: string) => `Changed: ${changes}`,
  pictures: 'Pictures',
  picture: (place: number, count: number, name: string) => `Picture ${place} of ${count} by ${name}`,
  remove: 'Remove',
  removePicture: (place: number, title: string) => `Remove picture ${place} of “${title}”`,
  pictureWaits: 'Shopify is processing it',
  pictureFailed: 'Shopify cannot process it. Please remove it.',
  waitsForPictures: 'This can be published once all of its pictures are here.',
  noOrder: 'The order was deleted',
  rejectedBecause: (reason: string) => `Not published: ${reason}`,
  reply: 'Reply',
  replyHint: 'Published below the review. Leave it empty for none.',
  reason: 'Reason',
  reasonHint: 'Only the author reads it.',
  publish: 'Publish',
  saveReply: 'Save reply',
  reject: 'Reject',
  rejectTitle: 'Do not publish',
  hide: 'Take down',
  saving: 'Saving...',
  nextReview: 'Next review',
  previousReview: 'Previous review',
  publishThis: 'Publish this review',
  keys: 'Keys: j and k move between reviews, p publishes the one that has the focus.',
  none: {
    pending: 'No review is waiting',
    published: 'No review is published yet',
    rejected: 'No review was rejected',
  } satisfies Record<ReviewState, string>,
  noneText: 'Customers can review what they received. New reviews appear here.',
  noMatch: (search: string) => `No review matches “${search}”`,
  failed: 'The reviews cannot be loaded at the moment.',
  failedText: 'They are stored in the database. Please try again in a minute.',
  reasonMissing: 'Tell the author why.',
  reasonLong: `A reason has at most ${MODERATION_LIMITS.reason} characters.`,
  replyLong: `A reply has at most ${formatCount(MODERATION_LIMITS.reply)} characters.`,
  pages: 'Pages of reviews',
  first: 'First page',
  next: 'Next page',
} as const;

export const REVIEW_STATE_TITLES: Readonly<Record<ReviewState, string>> = {
  pending: 'Waiting',
  published: 'Published',
  rejected: 'Rejected',
};

/** Returns the notice for a decision that was not stored, or may not have been. */
export function moderationProblem(problem: StaffOperationProblem<unknown>): {
  readonly notice: Notice;
  readonly status: number;
} {
  const isChecking = toStaffOutcome(problem) === 'checking';
  const notice: Notice = isChecking
    ? {tone: 'warning', title: 'The outcome is still being checked', body: 'Refresh in a moment to see it.'}
    : {tone: 'error', title: 'The review was not changed', body: reasonOf(problem)};
  return {notice: {...notice, id: 'moderation-problem'}, status: staffProblemStatus(problem)};
}

function reasonOf({kind}: StaffOperationProblem<unknown>): string {
  if (kind === 'not-possible' || kind === 'refused' || kind === 'used-up')
    return 'Its author or somebody else has changed it since this page was loaded. Please read it again.';
  if (kind === 'missing') return 'It was deleted by its author.';
  return 'Please try again in a few minutes.';
}
