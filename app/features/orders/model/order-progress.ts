import {toMomentView, type MomentView} from '~/core/moments';
import type {EventRow, PricedRow, ShipmentRow} from './order-row';

/** A step on an order's way to the customer; a canceled order ends with the last one. */
export type StepKind = 'placed' | 'packed' | 'on-the-way' | 'delivered' | 'cancelled';

/** One step: whether all of the order has come that far, a part of it, or nothing yet. */
export interface StepView {
  readonly kind: StepKind;
  readonly state: 'done' | 'partly' | 'next';
  /** When the order, or the first part of it, came that far. Null for what is still to come, and when the time is unknown. */
  readonly at: MomentView | null;
}

/** What is known of an order's way. */
export type ProgressFacts = Pick<PricedRow, 'placed_at' | 'fulfillment_status' | 'fulfillments' | 'events'>;

/** When one parcel came how far; undefined is not yet, null is at an unknown time. */
interface ParcelDates {
  readonly packed: string | null | undefined;
  readonly onTheWay: string | null | undefined;
  readonly delivered: string | null | undefined;
}

/** What carriers say of a parcel that they have. Later answers include the earlier ones. */
const DELIVERED: ReadonlySet<string> = new Set(['delivered', 'picked_up']);
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

/** @returns whether the shop sent a parcel: one without a status was sent */
const isSent = ({status}: Pick<ShipmentRow, 'status'>): boolean => (status ?? 'success') === 'success';

/** @returns the steps of an order: placed, packed, on the way, delivered; of a canceled one those that were reached */
export function toSteps(order: ProgressFacts): readonly StepView[] {
  const parcels = order.fulfillments.filter(isSent).map((parcel) => toDates(parcel, order.events));
  const isWhole = order.fulfillment_status === 'fulfilled';
  const reached = (dates: readonly (string | null | undefined)[]) => {
    const known = dates.filter((date) => date !== undefined);
    return {isAll: isWhole && known.length === dates.length, dates: known};
  };
  const steps = [
    toStep('placed', {isAll: true, dates: [order.placed_at]}),
    toStep('packed', parcels.length > 0 ? reached(parcels.map(({packed}) => packed)) : packedWithoutParcels(order)),
    toStep('on-the-way', reached(parcels.map(({onTheWay}) => onTheWay))),
    toStep('delivered', reached(parcels.map(({delivered}) => delivered))),
  ];
  const cancelled = order.events.find(({kind}) => kind === 'cancelled');
  if (!cancelled && order.fulfillment_status !== 'cancelled') return steps;
  return [
    ...steps.filter(({state}) => state !== 'next'),
    toStep('cancelled', {isAll: true, dates: [cancelled?.at ?? null]}),
  ];
}

function toDates({id, shipment_status}: ShipmentRow, events: readonly EventRow[]): ParcelDates {
  const dateOf = (...kinds: readonly string[]) =>
    events.filter(({kind, subject}) => subject === id && kinds.includes(kind)).toSorted(byDate)[0]?.at;
  const said = shipment_status?.toLowerCase() ?? '';
  const delivered = dateOf('delivered') ?? (DELIVERED.has(said) ? null : undefined);
  const hasLeft = delivered !== undefined || ON_THE_WAY.has(said);
  return {
    packed: dateOf('shipped') ?? null,
    onTheWay: dateOf('in_transit', 'out_for_delivery') ?? (hasLeft ? null : undefined),
    delivered,
  };
}

function packedWithoutParcels({fulfillment_status: status, events}: ProgressFacts) {
  if (status !== 'fulfilled' && status !== 'partially_fulfilled') return {isAll: false, dates: []};
  return {isAll: status === 'fulfilled', dates: [events.find(({kind}) => kind === status)?.at ?? null]};
}

/** The whole order is as far as its last part; of a part, what counts is when the first came that far. */
function toStep(kind: StepKind, {isAll, dates}: {isAll: boolean; dates: readonly (string | null)[]}): StepView {
  if (dates.length === 0) return {kind, state: 'next', at: null};
  const known = dates.filter((date) => date !== null).toSorted((one, other) => Date.parse(one) - Date.parse(other));
  const at = known.at(isAll ? -1 : 0);
  return {kind, state: isAll ? 'done' : 'partly', at: at === undefined ? null : toMomentView(at, 'short')};
}

const byDate = (one: EventRow, other: EventRow): number => Date.parse(one.at) - Date.parse(other.at);
