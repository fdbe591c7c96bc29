import {orderCount} from '~/admin/frame/order-count';
import {formatCount} from '~/core/format-count';
import type {Notice} from '~/core/notice';
import {importNotice} from '../import/import-copy';
import type {BatchNumbersProblem} from './parse-batch-numbers';

export const BATCH_NUMBERS_COPY = {
  title: 'Ship with tracking numbers',
  intro:
    'One tracking number per line, in the order of the packing slips: paste them, or scan one label after the other. Nothing is sent before you have seen what would happen and approved it.',
  paste: 'Tracking numbers',
  pasteHint: 'An empty line or a hyphen leaves an order out. Rows with an order number work too.',
  file: 'Or a CSV file',
  check: 'Check the numbers',
  checking: 'Checking...',
  orders: 'In the order of the slips',
  next: (name: string) => `Next: ${name}`,
  complete: 'Each order has a number.',
  tooMany: (count: number) => `${formatCount(count)} more than orders`,
  entered: (count: number, of: number) => `${formatCount(count)} of ${formatCount(of)} lines entered`,
  none: '—',
  batch: 'All actions for these orders',
  slips: 'Packing slips',
  empty: 'None of these orders waits to be sent',
  emptyText: 'The reasons are below.',
} as const;

/** Says why the numbers of a batch were not taken. */
export function batchNumbersNotice(problem: BatchNumbersProblem): Notice {
  const common = {tone: 'error', id: 'import-problem'} as const;
  switch (problem.kind) {
    case 'count':
      return {
        ...common,
        title: `${problem.numbers === 1 ? '1 line' : `${formatCount(problem.numbers)} lines`} for ${orderCount(problem.orders)}`,
        body: 'One is missing or too many, and which one cannot be known. Leave an order out with an empty line or a hyphen.',
      };
    case 'not-in-batch':
      return {
        ...common,
        title: `Line ${formatCount(problem.line)} names an order that is not in this batch: ${problem.reference}`,
        body: 'Nothing was taken. Remove the row, or use the import of tracking numbers.',
      };
    case 'none-left':
      return {...common, title: BATCH_NUMBERS_COPY.empty};
    default:
      return importNotice(problem);
  }
}
