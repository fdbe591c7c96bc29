import {toMomentView, type MomentView} from '~/core/moments';
import {needsParcel} from './needs-parcel';
import type {EventRow, PricedRow, ShipmentRow} from './order-row';

/** A step from placing to delivery, or to completion if nothing is sent; a canceled order ends with the last one. */
export type StepKind = 'placed' | 'packed' | 'on-the-way' | 'delivered' | 'completed' | 'cancelled';

/** One step: reached by the whole order, by a part of it, or not yet. */
export interface StepView {
  readonly kind: StepKind;
  readonly state: 'done' | 'partly' | 'next';
  /** When the order or its first part reached the step; null if not reached or unknown. */
  readonly at: MomentView | null;
}

/** The order fields that determine the progress. */
export type ProgressFacts = Pick<PricedRow, 'placed_at' | 'fulfillment_status' | 'fulfillments' | 'events'> &
  Partial<Pick<PricedRow, 'fulfillment_orders'>>;

/** When one parcel reached each step; undefined if not yet, null if the time is unknown. */
interface ParcelDates {
  readonly packed: string | null | undefined;
  readonly onTheWay: string | null | undefined;
  readonly delivered: string | null | undefined;
}

/** The carrier statuses that count as delivered. */
const DELIVERED: ReadonlySet<string> = new Set(['delivered', 'picked_up']);
/** The carrier statuses that count as on the way, including the later ones. */
const ON_THE_WAY: ReadonlySet<string> = new Set([
  ...DELIVERED,
  'carrier_picked_up',
  'in_transit',
  'delayed',
  'out_for_delivery',
  'attempted_delivery',
  'ready_for_pickup',
  'not_delivered',
  'failure',
]);

/** Returns whether an order was canceled: the event may arrive before the status. */
export const isCanceledOrder = ({
  fulfillment_status: status,
  events,
}: Pick<ProgressFacts, 'fulfillment_status' | 'events'>): boolean =>
  status === 'cancelled' || events.some(({kind}) => kind === 'cancelled');

/** Returns whether a parcel was sent; one without a status was. */
export const isSent = ({status}: Pick<ShipmentRow, 'status'>): boolean => (status ?? 'success') === 'success';

/** Returns the steps of an order; for a canceled one only the reached steps and the cancellation. */
export function toSteps(order: ProgressFacts): readonly StepView[] {
  const placed = toStep('placed', {isAll: true, dates: [order.placed_at]});
  const steps = needsParcel(order.fulfillment_orders ?? [])
    ? [placed, ...toParcelSteps(order)]
    : [placed, toStep('completed', withoutParcels(order))];
  const cancelled = order.events.find(({kind}) => kind === 'cancelled');
  if (!cancelled && order.fulfillment_status !== 'cancelled') return steps;
  return [
    ...steps.filter(({state}) => state !== 'next'),
    toStep('cancelled', {isAll: true, dates: [cancelled?.at ?? null]}),
  ];
}

function toParcelSteps(order: ProgressFacts): readonly StepView[] {
  const parcels = order.fulfillments.filter(isSent).map((parcel) => toDates(parcel, order.events));
  const isWhole = order.fulfillment_status === 'fulfilled';
  const reached = (dates: readonly (string | null | undefined)[]) => {
    const known = dates.filter((date) => date !== undefined);
    return {isAll: isWhole && known.length === dates.length, dates: known};
  };
  return [
    toStep('packed', parcels.length > 0 ? reached(parcels.map(({packed}) => packed)) : withoutParcels(order)),
    toStep('on-the-way', reached(parcels.map(({onTheWay}) => onTheWay))),
    toStep('delivered', reached(parcels.map(({delivered}) => delivered))),
  ];
}

function toDates({id, shipment_status}: ShipmentRow, events: readonly EventRow[]): ParcelDates {
  const dateOf = (...kinds: readonly string[]) =>
    events.filter(({kind, subject}) => subject === id && kinds.includes(kind)).toSorted(byDate)[0]?.at;
  const carrierStatus = shipment_status?.toLowerCase() ?? '';
  const delivered = dateOf('delivered') ?? (DELIVERED.has(carrierStatus) ? null : undefined);
  const isShipped = delivered !== undefined || ON_THE_WAY.has(carrierStatus);
  return {
    packed: dateOf('shipped') ?? null,
    onTheWay: dateOf('in_transit', 'out_for_delivery') ?? (isShipped ? null : undefined),
    delivered,
  };
}

function withoutParcels({fulfillment_status: status, events}: ProgressFacts) {
  if (status !== 'fulfilled' && status !== 'partially_fulfilled') return {isAll: false, dates: []};
  return {isAll: status === 'fulfilled', dates: [events.find(({kind}) => kind === status)?.at ?? null]};
}

/** The date of a step is that of the last parcel if all have reached it, else that of the first. */
function toStep(kind: StepKind, {isAll, dates}: {isAll: boolean; dates: readonly (string | null)[]}): StepView {
  if (dates.length === 0) return {kind, state: 'next', at: null};
  const known = dates.filter((date) => date !== null).toSorted((one, other) => Date.parse(one) - Date.parse(other));
  const at = known.at(isAll ? -1 : 0);
  return {kind, state: isAll ? 'done' : 'partly', at: at === undefined ? null : toMomentView(at, 'short')};
}

const byDate = (one: EventRow, other: EventRow): number => Date.parse(one.at) - Date.parse(other.at);
