import {shopDay} from '~/core/dates';
import {isNarrowed, type DeskFilters, type DeskSelection, type DeskView, type StatusFilter} from './desk-request';

/** A filter of the order desk, as the database parses it. */
export type DeskFilter = Readonly<Record<string, string | boolean>>;

/** What can be shipped now. */
export const READY: DeskFilter = {to_ship: true, not_on_hold: true};

export const toDeskFilter = (selection: DeskSelection, now: Date): DeskFilter =>
  isNarrowed(selection)
    ? {...(selection.search && {text: selection.search}), ...narrowedFilter(selection.filters, now)}
    : viewFilter(selection.view, now);

/** Returns whether a list starts with the latest order; work to do starts with the most urgent one. */
export function isLatestFirst(selection: DeskSelection): boolean {
  if (!isNarrowed(selection)) return selection.view === 'sent' || selection.view === 'all';
  const {status} = selection.filters;
  return selection.search !== '' || (status !== 'to-ship' && status !== 'late');
}

export function viewFilter(view: DeskView, now: Date): DeskFilter {
  switch (view) {
    case 'to-ship':
      return READY;
    case 'late':
      return {...READY, ship_by_before: shopDay(now)};
    case 'on-hold':
      return {status: 'open', on_hold: true};
    case 'sent':
      return {fulfillment_status: 'fulfilled'};
    case 'all':
      return {};
  }
}

const narrowedFilter = ({status, method, hold, risk, tag, from, to}: DeskFilters, now: Date): DeskFilter => ({
  ...(status && statusFilter(status, now)),
  ...(method && {shipping_method: method}),
  ...(hold === 'yes' && {on_hold: true}),
  ...(hold === 'no' && {not_on_hold: true}),
  ...(risk && {at_risk: true}),
  ...(tag && {tag}),
  ...(from && {placed_from: from}),
  ...(to && {placed_to: to}),
});

function statusFilter(status: StatusFilter, now: Date): DeskFilter {
  switch (status) {
    case 'to-ship':
      return {to_ship: true};
    case 'late':
      return {to_ship: true, ship_by_before: shopDay(now)};
    case 'partly-sent':
      return {fulfillment_status: 'partially_fulfilled'};
    case 'sent':
      return {fulfillment_status: 'fulfilled'};
    case 'canceled':
      return {status: 'cancelled'};
  }
}
