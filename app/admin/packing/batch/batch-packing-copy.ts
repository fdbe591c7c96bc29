import {orderCount} from '~/admin/frame/order-count';
import {formatCount} from '~/core/format-count';
import type {LeftOutReason} from './batch-parcels';

export const BATCH_PACKING_COPY = {
  pickList: 'Pick list',
  slips: 'Packing slips',
  print: 'Print',
  batch: 'All actions for these orders',
  desk: 'Back to the orders',
  summary: (items: number, count: number) =>
    `${items === 1 ? '1 item' : `${formatCount(items)} items`} for ${orderCount(count)}`,
  slipCount: (count: number) => (count === 1 ? '1 packing slip' : `${formatCount(count)} packing slips`),
  page: (page: number, of: number) => `Page ${page} of ${of}`,
  quantity: (quantity: number) => `${formatCount(quantity)} ×`,
  picked: (count: number, of: number) => `${count} of ${of} lines picked`,
  uncheck: 'Start over',
  empty: 'None of these orders waits to be packed',
  emptyText: 'The reasons are below.',
  leftOut: (count: number) => `${orderCount(count)} ${count === 1 ? 'is' : 'are'} left out`,
  unknownOrder: 'An order that does not exist any more',
  missing: 'Batch not found',
  missingText: 'Chosen orders are kept for a week. Choose them again in the desk.',
  failed: 'The database does not respond. Nothing is lost; please try again in a minute.',
} as const;

export const LEFT_OUT_TEXTS: Readonly<Record<LeftOutReason, string>> = {
  missing: 'Deleted',
  canceled: 'Canceled',
  sent: 'Nothing left to send',
  'on-hold': 'On hold',
  'no-parcel': 'Needs no parcel',
  unknown: 'Partly sent, contents of the parcel unknown: see its packing page',
  'several-parcels': 'Several parcels: print each slip from its packing page',
};
