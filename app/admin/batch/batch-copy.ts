import {formatCount} from '~/core/format-count';
import type {Notice} from '~/core/notice';
import {holdReasonText} from '~/orders/model/hold-reasons';
import {MAX_CHOSEN_ORDERS} from '~/admin/frame/chosen-orders';
import {orderCount} from '~/admin/frame/order-count';
import {MAX_HOLD_NOTES_LENGTH} from '~/orders/commands/fulfillment-fields';
import type {TagProblem} from '~/orders/commands/order-tag';
import {TAG_PROBLEMS} from '~/orders/commands/order-tag-copy';
import type {StaffOperationProblem} from '~/platform/staff-operation-problem';
import type {BatchAction, BatchChange, BatchState} from './batch-change';

/** Why there was nothing to do for an order. */
export type SkipReason =
  | 'deleted'
  | 'canceled'
  | 'nothing-left'
  | 'in-progress'
  | 'same-hold'
  | 'not-held'
  | 'other-hold'
  | 'has-tag'
  | 'has-no-tag';

const SKIPS: Readonly<Record<SkipReason, string>> = {
  deleted: 'The order does not exist any more.',
  canceled: 'The order is canceled.',
  'nothing-left': 'Nothing is left to send.',
  'in-progress': 'It is being fulfilled already.',
  'same-hold': 'It was on hold with this reason and note before.',
  'not-held': 'It is not on hold.',
  'other-hold': 'It has other holds than when it was chosen; they stay.',
  'has-tag': 'It had the tag before.',
  'has-no-tag': 'It did not have the tag.',
};

const PROBLEMS: Readonly<Record<Exclude<StaffOperationProblem<unknown>['kind'], 'refused'>, string>> = {
  denied: 'You may not do this.',
  throttled: 'Too many attempts were denied.',
  'no-token': 'The Admin API is not set up.',
  'no-scope': 'Shopify denies it: the app lacks an access scope.',
  busy: 'Somebody is changing it right now.',
  'used-up': 'It is tried again.',
  missing: 'Shopify has no such order.',
  'not-possible': 'It was changed meanwhile; nothing was done.',
  'shop-down': 'The shop does not answer; it is tried again.',
  unclear: 'The shop’s answer was lost; it is checked again.',
  'backend-down': 'The database does not respond; it is tried again.',
};

export const BATCH_COPY = {
  title: (count: number) => `Batch of ${orderCount(count)}`,
  listTitle: 'Batches',
  latest: 'Latest batches',
  listEmpty: 'Choose orders in the desk first. Batches stay here for a week.',
  desk: 'Back to the orders',
  pickList: 'Pick list',
  slips: 'Packing slips',
  ship: 'Ship',
  choose: 'What to do with these orders',
  chooseHint: 'Each order is checked again before it is changed, and recorded by itself.',
  hold: 'Put on hold',
  release: 'Release the holds',
  releaseHint: 'Holds that are placed from now on stay.',
  tag: 'Tag',
  addTag: 'Add the tag',
  removeTag: 'Remove the tag',
  starting: 'Starting...',
  progress: 'Progress',
  progressText: (finished: number, total: number) => `${formatCount(finished)} of ${orderCount(total)} finished`,
  continue: 'Continue',
  working: 'Working...',
  waiting: 'The orders that are left are tried again in a moment.',
  retry: 'Try the failed orders again',
  undo: (count: number) => `Undo for ${orderCount(count)}`,
  undone: 'This was undone',
  undoOf: 'This takes another batch back',
  openBatch: 'Open that batch',
  imports: 'Tracking numbers',
  importRows: (count: number) => (count === 1 ? '1 tracking number' : `${formatCount(count)} tracking numbers`),
  rows: 'Orders of the batch',
  order: 'Order',
  customer: 'Customer',
  outcome: 'Outcome',
  none: '—',
  unknownOrder: 'Deleted order',
  all: 'All orders',
  pages: 'Pages of orders',
  next: 'Next orders',
  first: 'First orders',
  emptyPage: 'There is no such order.',
  by: (name: string) => `by ${name}`,
  orderCount,
  open: (count: number) => `${formatCount(count)} not finished`,
  onlyChosen: 'Printed or chosen only',
  missing: 'Batch not found',
  missingText: 'Batches are deleted after a week. What was done is in the audit log.',
  failed: 'The database does not respond. Nothing is lost; please try again in a minute.',
  offline: 'The connection failed. Nothing is lost; please try again in a moment.',
  skips: SKIPS,
  problems: {...PROBLEMS, refused: ''},
} as const;

export const BATCH_STATE_LABELS: Readonly<Record<BatchState, string>> = {
  waiting: 'Waiting',
  checking: 'Checking',
  done: 'Done',
  skipped: 'Skipped',
  failed: 'Failed',
};

const ACTION_TITLES: Readonly<Record<BatchAction, string>> = {
  hold: 'Put on hold',
  release: 'Release holds',
  'add-tag': 'Add a tag',
  'remove-tag': 'Remove a tag',
};

/** Returns what a batch does, for lists; a batch without a change was printed or chosen only. */
export const batchActionTitle = (action: BatchAction | null): string =>
  action === null ? BATCH_COPY.onlyChosen : ACTION_TITLES[action];

/** Says what is done with each order. */
export function batchChangeText(change: BatchChange): string {
  switch (change.kind) {
    case 'hold':
      return `Put on hold: ${[holdReasonText(change.reason), change.notes].filter(Boolean).join(', ')}`;
    case 'release':
      return change.only ? `Release the hold: ${holdReasonText(change.only.reason)}` : 'Release the holds';
    case 'add-tag':
      return `Add the tag “${change.tag}”`;
    case 'remove-tag':
      return `Remove the tag “${change.tag}”`;
  }
}

/** Why chosen orders were not taken, or why a change was not started. */
export type BatchProblem =
  | 'none-chosen'
  | 'too-many'
  | 'unreadable'
  | 'started-otherwise'
  | 'not-undone'
  | TagProblem
  | 'no-reason'
  | 'long-notes'
  | 'failed'
  | 'offline';

const PROBLEM_TEXTS: Readonly<Record<BatchProblem, readonly [title: string, body?: string]>> = {
  'none-chosen': ['No order is chosen', 'Tick the orders first, or choose all of the view.'],
  'too-many': [
    `A batch has at most ${formatCount(MAX_CHOSEN_ORDERS)} orders`,
    'Nothing was done. Narrow the list by filters, such as a day or a shipping method.',
  ],
  unreadable: ['That could not be read', 'Please reload the page and choose the orders again.'],
  'started-otherwise': [
    'Something else was started for these orders',
    'Somebody was faster. This page shows what is being done.',
  ],
  'not-undone': ['There is nothing to undo', 'Nothing was changed, or somebody has undone it already.'],
  'no-tag': [TAG_PROBLEMS['no-tag']],
  'long-tag': [TAG_PROBLEMS['long-tag']],
  'comma-tag': [TAG_PROBLEMS['comma-tag']],
  'no-reason': ['Choose a reason'],
  'long-notes': [`A note has at most ${MAX_HOLD_NOTES_LENGTH} characters`],
  failed: [BATCH_COPY.failed],
  offline: [BATCH_COPY.offline],
};

export function batchNotice(problem: BatchProblem): Notice {
  const [title, body] = PROBLEM_TEXTS[problem];
  return {tone: problem === 'offline' ? 'warning' : 'error', id: 'batch-problem', title, ...(body && {body})};
}

/** Returns the field that a problem is about; null for one of the whole form. */
export function fieldOfProblem(problem: BatchProblem): 'tag' | 'reason' | 'notes' | null {
  if (problem === 'no-tag' || problem === 'long-tag' || problem === 'comma-tag') return 'tag';
  if (problem === 'no-reason') return 'reason';
  return problem === 'long-notes' ? 'notes' : null;
}
