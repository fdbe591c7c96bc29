import {formatCount} from '~/core/format-count';

export const ERROR_LIST_COPY = {
  title: 'Errors',
  hint: 'By name and place. The log has the rest under the reference, which visitors see on the error screen.',
  none: 'No errors in 30 days',
  noneText: 'Failures of visitors’ connections, and addresses that do not exist, are no errors.',
  name: 'Error',
  place: 'Place',
  count: 'Count',
  firstSeen: 'First seen',
  lastSeen: 'Last seen',
  reference: 'Last reference',
  expected: 'No defect of the storefront',
} as const;

/** Says that there are more kinds of errors than the list has. */
export const moreErrors = (count: number): string => `${formatCount(count)} more kinds occurred before these.`;
