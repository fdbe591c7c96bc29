import type {StaffFulfillmentOrder} from '~/orders/commands/find-staff-fulfillment-orders.server';
import type {Tracking} from '~/orders/commands/tracking';

/** A parcel that may get the tracking number, or what is left to send and becomes one. */
export interface ParcelChoice {
  /** Shopify's id of the parcel, or of the fulfillment order that is left to send. */
  readonly id: string;
  readonly kind: 'parcel' | 'left';
  /** How many items it contains. */
  readonly quantity: number;
  /** Its present tracking numbers. */
  readonly numbers: readonly string[];
}

/** What a tracking number does to an order in its present state. */
export type TrackingPlan =
  | {readonly kind: 'send'; readonly target: string}
  | {readonly kind: 'replace'; readonly target: string; readonly parcel: ParcelChoice}
  /** A parcel has the number of this carrier already. */
  | {readonly kind: 'shipped'}
  | {readonly kind: 'several-parcels'; readonly choices: readonly ParcelChoice[]}
  | {readonly kind: 'on-hold'}
  | {readonly kind: 'nothing-to-send'};

const OPEN: ReadonlySet<string> = new Set(['open', 'in_progress']);

/**
 * Decides what a tracking number is for: the one parcel there is, or what is left to send.
 * @param chosen the id of the chosen parcel or fulfillment order; null if none was chosen
 */
export function planTracking(
  orders: readonly StaffFulfillmentOrder[],
  {company, number}: Pick<Tracking, 'company' | 'number'>,
  chosen: string | null,
): TrackingPlan {
  const isShipped = ({id, tracking}: StaffFulfillmentOrder['parcels'][number]) =>
    (chosen === null || chosen === id) &&
    tracking.some((known) => known.number === number && known.company === company);
  if (orders.some(({parcels}) => parcels.some(isShipped))) return {kind: 'shipped'};
  const choices = orders.flatMap(toChoices);
  const wanted = chosen === null ? choices : choices.filter(({choice}) => choice.id === chosen);
  const [only] = wanted;
  if (wanted.length === 1 && only) {
    const {target, choice} = only;
    return choice.kind === 'left' ? {kind: 'send', target} : {kind: 'replace', target, parcel: choice};
  }
  if (choices.length > 0) return {kind: 'several-parcels', choices: choices.map(({choice}) => choice)};
  return {kind: orders.some(({status}) => status === 'on_hold') ? 'on-hold' : 'nothing-to-send'};
}

function toChoices(order: StaffFulfillmentOrder) {
  const left = order.items.reduce((total, {remaining}) => total + remaining, 0);
  const parcels = order.parcels.map(({id, quantity, tracking}): ParcelChoice => ({
    id,
    kind: 'parcel',
    quantity,
    numbers: tracking.flatMap(({number}) => number ?? []),
  }));
  const rest: ParcelChoice = {id: order.id, kind: 'left', quantity: left, numbers: []};
  const choices = OPEN.has(order.status) && left > 0 ? [...parcels, rest] : parcels;
  return choices.map((choice) => ({target: order.id, choice}));
}
