import {formatCount} from '~/core/format-count';
import type {Notice} from '~/core/notice';
import type {RowState, Verdict} from './import-verdict';
import {PASTED, type NewImportResult} from './import-view';
import {MAX_ROWS, type ImportProblem} from './parse-import';

export const IMPORT_COPY = {
  title: 'Import tracking numbers',
  intro:
    'One row per parcel: order, carrier, tracking number. Nothing is sent before you have seen what would happen and approved it.',
  paste: 'Rows',
  pasteHint: 'Paste them from a spreadsheet, or in CSV. The carrier may be left out.',
  file: 'Or a CSV file',
  check: 'Check the rows',
  checking: 'Checking...',
  back: 'Update one order',
  latest: 'Latest imports',
  latestEmpty: 'Imports stay here for a week.',
  rowCount: (count: number): string => (count === 1 ? '1 row' : `${formatCount(count)} rows`),
  open: (count: number) => `${formatCount(count)} to send`,
  unsent: (count: number) => `${IMPORT_COPY.rowCount(count)} checked, not sent`,
  unsentHint: 'Nothing of this import is sent before you approve it.',
  finished: 'Nothing left to send',
  approveTitle: 'What may be sent',
  approve: 'Send the checked rows',
  approving: 'Starting...',
  soon: (seconds: number) => `Sent in ${seconds} seconds`,
  soonText: 'The approved rows are sent soon. They can be taken back until then.',
  undo: 'Undo',
  sendNow: 'Send now',
  notify: 'Tell the customers by email',
  resultTitle: 'What the check found',
  progress: 'Progress',
  continue: 'Continue',
  sending: 'Sending...',
  waiting: 'The rows that are left are tried again in a moment.',
  progressText: (finished: number, total: number) =>
    `${formatCount(finished)} of ${formatCount(total)} approved rows are finished`,
  all: 'All rows',
  rows: 'Rows of the import',
  line: 'Line',
  order: 'Order',
  carrier: 'Carrier',
  number: 'Tracking number',
  verdict: 'Check',
  state: 'Outcome',
  none: '—',
  pages: 'Pages of rows',
  next: 'Next rows',
  first: 'First rows',
  emptyPage: 'There is no such row.',
  missing: 'Import not found',
  missingText: 'Imports are deleted after a week. What was sent is in the audit log.',
  startAnew: 'Import again',
  offline: 'The connection failed. Nothing is lost; please try again in a moment.',
  failed: 'The database does not respond. Nothing is lost; please try again in a minute.',
} as const;

export const VERDICT_LABELS: Readonly<Record<Verdict, string>> = {
  ready: 'Ready',
  'guessed-carrier': 'Ready, carrier guessed',
  'number-in-use': 'Another order has this number',
  replaces: 'Replaces the parcel’s number',
  shipped: 'Already shipped with this number',
  repeated: 'Order or number repeated in the file',
  'unknown-order': 'Order unknown',
  canceled: 'Order canceled',
  'on-hold': 'Order on hold',
  'several-parcels': 'Several parcels',
  'no-carrier': 'Carrier unknown',
  'bad-number': 'Bad tracking number',
  incomplete: 'Order or number missing',
};

export const STATE_LABELS: Readonly<Record<RowState, string>> = {
  waiting: 'Not approved',
  approved: 'To send',
  checking: 'Checking',
  done: 'Done',
  'not-done': 'Not done',
};

export function importNotice(problem: ImportProblem): Notice {
  const common = {tone: 'error', id: 'import-problem'} as const;
  switch (problem.kind) {
    case 'empty':
      return {...common, title: 'There are no rows', body: 'Paste rows or choose a file.'};
    case 'too-large':
      return {...common, title: 'This is too large', body: 'A file may have 1 MB. Split it, please.'};
    case 'not-text':
      return {...common, title: 'This is no CSV file', body: 'In a spreadsheet, choose Save as, then CSV.'};
    case 'wrong-encoding':
      return {...common, title: 'The encoding is not UTF-8', body: 'In a spreadsheet, choose Save as, then CSV UTF-8.'};
    case 'no-columns':
      return {
        ...common,
        title: 'The columns cannot be told apart',
        body: 'Expected order, carrier and tracking number, separated by commas, semicolons or tabs.',
      };
    case 'unclosed-quote':
      return {
        ...common,
        title: `A quotation mark in the row at line ${formatCount(problem.line)} is never closed`,
        body: 'Everything after it would be one cell. Close or remove it, and check the rows again.',
      };
    case 'too-many-rows':
      return {
        ...common,
        title: `These are ${formatCount(problem.count)} rows`,
        body: `An import may have ${formatCount(MAX_ROWS)}. Split the file, please.`,
      };
  }
}

/** Shown if the database does not respond. */
export const IMPORT_UNAVAILABLE: Notice = {tone: 'error', id: 'import-problem', title: IMPORT_COPY.failed};

/** Shown if the connection fails. */
export const IMPORT_OFFLINE: Notice = {...IMPORT_UNAVAILABLE, title: IMPORT_COPY.offline};

/** Returns the result of the form for a new import while the connection fails. */
export const toOfflineNewImport = (values: Readonly<Record<string, string>>): NewImportResult => ({
  failure: IMPORT_OFFLINE,
  pasted: values[PASTED] ?? '',
  id: values.id ?? null,
});
