import {addBusinessDays, shopDay} from '~/core/dates';
import {POLICY, type Span} from '~/core/policy';
import {latestReport} from './carrier-progress';
import {needsParcel} from './needs-parcel';
import {isCanceledOrder, isSent} from './order-progress';
import type {EventRow, PricedRow, ShipmentRow} from './order-row';

/** ISO days of the shop, both included. */
export interface DayRange {
  readonly first: string;
  readonly last: string;
}

/** What is expected: of the order until it is packed, then of its parcels. */
export type Arrival =
  | {
      readonly kind:
        | 'packing'
        | 'packing-late'
        | 'packed'
        | 'on-the-way'
        | 'out-for-delivery'
        | 'delayed'
        | 'attempted';
      readonly days: DayRange;
    }
  /** The days are those of the delivery; null if unknown. */
  | {readonly kind: 'delivered'; readonly days: DayRange | null}
  /** Later than any estimate, or the carrier gave up. */
  | {readonly kind: 'overdue' | 'not-delivered'; readonly days: null};

export type ArrivalFacts = Pick<PricedRow, 'placed_at' | 'financial_status' | 'fulfillment_status' | 'events'> &
  Partial<Pick<PricedRow, 'ship_by' | 'shipping_method' | 'fulfillment_orders'>> & {
    readonly fulfillments: readonly Pick<ShipmentRow, 'id' | 'status' | 'shipment_status' | 'estimated_delivery_at'>[];
  };

/** How much longer a parcel takes than estimated once its carrier reports a delay, in business days from the report. */
const DELAY: Span = {least: 1, most: 3};

/** The payment statuses of an order that is packed. */
const PAID: ReadonlySet<string> = new Set(['paid', 'authorized', 'partially_refunded']);

const isExpress = ({shipping_method: method}: ArrivalFacts): boolean => /express/i.test(method ?? '');

const spanOnTheWay = (order: ArrivalFacts): Span =>
  (isExpress(order) ? POLICY.expressShipping : POLICY.standardShipping).businessDays;

const withPacking = ({least, most}: Span): Span => ({
  least: least + POLICY.processingBusinessDays.least,
  most: most + POLICY.processingBusinessDays.most,
});

const daysAfter = (day: string, {least, most}: Span): DayRange => ({
  first: addBusinessDays(day, least),
  last: addBusinessDays(day, most),
});

/** ISO days sort as text. */
const later = (one: string, other: string): string => (one > other ? one : other);
const laterOf = (one: DayRange, other: DayRange): DayRange => ({
  first: later(one.first, other.first),
  last: later(one.last, other.last),
});

/**
 * Returns when an order arrives, from its payment to the door: its slowest part counts.
 * @param today an ISO day of the shop
 * @returns null for an order that is not paid, canceled, or of which nothing is sent
 */
export function getArrival(order: ArrivalFacts, today: string): Arrival | null {
  if (isCanceledOrder(order) || !needsParcel(order.fulfillment_orders ?? [])) return null;
  if (order.fulfillment_status !== 'fulfilled') {
    return PAID.has(order.financial_status?.toLowerCase() ?? '') ? whilePacking(order, today) : null;
  }
  return (
    order.fulfillments
      .filter(isSent)
      .map((parcel) => getParcelArrival(parcel, order, today))
      .toSorted(bySlowness)
      .at(-1) ?? null
  );
}

function whilePacking(order: ArrivalFacts, today: string): Arrival {
  const promised = daysAfter(shopDay(new Date(order.placed_at)), doorToDoor(order));
  if (promised.last < today) return {kind: 'overdue', days: null};
  if (!order.ship_by || order.ship_by >= today) return {kind: 'packing', days: notBefore(promised, today)};
  return {kind: 'packing-late', days: laterOf(promised, daysAfter(today, withPacking(spanOnTheWay(order))))};
}

const doorToDoor = (order: ArrivalFacts): Span =>
  isExpress(order) ? withPacking(spanOnTheWay(order)) : POLICY.doorToDoorBusinessDays;

const notBefore = ({first, last}: DayRange, today: string): DayRange => ({
  first: later(first, today),
  last: later(last, today),
});

/** Returns when a parcel that was sent arrives. */
export function getParcelArrival(
  parcel: Pick<ShipmentRow, 'id' | 'shipment_status' | 'estimated_delivery_at'>,
  order: ArrivalFacts,
  today: string,
): Arrival {
  const report = latestReport(parcel, order.events);
  const reportDay = report?.at ? shopDay(new Date(report.at)) : null;
  switch (report?.kind) {
    case 'delivered':
      return {kind: 'delivered', days: reportDay ? {first: reportDay, last: reportDay} : null};
    case 'not_delivered':
      return {kind: 'not-delivered', days: null};
    case 'out_for_delivery':
      return unlessOver('out-for-delivery', {first: reportDay ?? today, last: reportDay ?? today}, today);
    case 'attempted_delivery':
      return unlessOver('attempted', {first: today, last: addBusinessDays(reportDay ?? today, 1)}, today);
    case 'delayed':
    case 'in_transit':
    case undefined:
      return onTheWay(parcel, order, {isReported: report !== null, today});
  }
}

function onTheWay(
  {id, estimated_delivery_at: estimate}: Pick<ShipmentRow, 'id' | 'estimated_delivery_at'>,
  order: ArrivalFacts,
  {isReported, today}: {readonly isReported: boolean; readonly today: string},
): Arrival {
  const dayOf = (event: EventRow | undefined) => event && shopDay(new Date(event.at));
  const find = (wanted: string) => order.events.find(({kind, subject}) => kind === wanted && subject === id);
  const estimatedDay = estimate ? shopDay(new Date(estimate)) : null;
  // The carrier knows better than the plan until its estimate has passed. A later report of a delay may not be part of it.
  const planned =
    estimatedDay !== null && estimatedDay >= today
      ? {first: estimatedDay, last: estimatedDay}
      : daysAfter(dayOf(find('shipped')) ?? today, spanOnTheWay(order));
  const delayDay = dayOf(find('delayed'));
  if (delayDay) return unlessOver('delayed', laterOf(planned, daysAfter(delayDay, DELAY)), today);
  return unlessOver(isReported ? 'on-the-way' : 'packed', planned, today);
}

type Expected = Exclude<Arrival['kind'], 'delivered' | 'overdue' | 'not-delivered'>;

const unlessOver = (kind: Expected, days: DayRange, today: string): Arrival =>
  days.last < today ? {kind: 'overdue', days: null} : {kind, days: {...days, first: later(days.first, today)}};

/** Delivered parcels first, then by day; a parcel without one is the slowest. */
function bySlowness(one: Arrival, other: Arrival): number {
  const lastOf = ({kind, days}: Arrival) => (kind === 'delivered' ? '' : (days?.last ?? '9'));
  return lastOf(one) < lastOf(other) ? -1 : Number(lastOf(one) > lastOf(other));
}
