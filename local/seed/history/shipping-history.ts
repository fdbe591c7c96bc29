import type {Random} from '../../kit/random';
import {POLICY_FACTS} from '../policy-facts';
import type {SeedOrder, SeedParcel, SeedRefund} from '../types';
import {addBusinessDays, atShopHour, DAY_MS, shopTime, toSeconds} from './shop-calendar';
import {createTracking} from './tracking-numbers';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

/** Order numbers decide about cancellations and refunds, so that there are always some of each. */
const CANCELED = {every: 33, at: 11};
const DAMAGED = {every: 40, at: 7};
const RETURNED = {every: 90, at: 31};
const CANCELED_MINUTES = {from: 20, to: 300};
/** Orders from this hour on may be packed a day later than others. */
const EVENING_HOUR = 16;
const NEXT_DAY_SHARE = 0.5;
const PACKED_LATE_SHARE = 0.03;
const PACKING_HOURS = {from: 9.5, to: 15.5};
const SPLIT_SHARE = 0.08;
const DELIVERED_LATE_SHARE = 0.05;
const DELIVERY_HOURS = {from: 10, to: 19};

type Sale = Pick<SeedOrder, 'orderNumber' | 'placedAt' | 'shippingMethod' | 'lines'>;

/** What happened to an order after the payment. */
type Outcome = Pick<SeedOrder, 'parcels' | 'cancelled' | 'refunds'>;

const between = ({from, to}: {readonly from: number; readonly to: number}, random: Random): number =>
  from + random() * (to - from);

const isOneOf = ({every, at}: typeof CANCELED, {orderNumber}: Sale): boolean => orderNumber % every === at;

/** Most orders are packed on the next business day, some orders of the evening on the second, and a few too late. */
function packedAt({placedAt}: Sale, random: Random): number {
  const placedMs = Date.parse(placedAt);
  const isSlow = shopTime(placedMs).hour >= EVENING_HOUR && random() < NEXT_DAY_SHARE;
  const days = random() < PACKED_LATE_SHARE ? 4 : isSlow ? 2 : 1;
  return atShopHour(addBusinessDays(placedMs, days), between(PACKING_HOURS, random));
}

function deliveredAt({shippingMethod}: Sale, sentMs: number, random: Random): number {
  const {businessDays} = POLICY_FACTS[shippingMethod === 'express' ? 'expressShipping' : 'standardShipping'];
  const [from, to] = businessDays;
  const delay = random() < DELIVERED_LATE_SHARE ? to : 0;
  const days = Math.floor(between({from, to: to + 1}, random)) + delay;
  return atShopHour(addBusinessDays(sentMs, days), between(DELIVERY_HOURS, random));
}

function createParcel(
  sale: Sale,
  quantities: readonly number[],
  sentMs: number,
  endMs: number,
  random: Random,
): SeedParcel {
  const deliveredMs = deliveredAt(sale, sentMs, random);
  const events = [
    {status: 'IN_TRANSIT', ms: sentMs + between({from: 6, to: 20}, random) * HOUR_MS},
    {status: 'OUT_FOR_DELIVERY', ms: deliveredMs - between({from: 2, to: 6}, random) * HOUR_MS},
    {status: 'DELIVERED', ms: deliveredMs},
  ] as const;
  return {
    sentAt: toSeconds(sentMs),
    ...createTracking(sale.shippingMethod, random),
    quantities,
    events: events.filter(({ms}) => ms <= endMs).map(({status, ms}) => ({status, at: toSeconds(ms)})),
  };
}

/** One parcel, or a second one a business day later; only those that were sent by now. */
function createParcels(sale: Sale, endMs: number, random: Random): readonly SeedParcel[] {
  const firstMs = packedAt(sale, random);
  const quantities = sale.lines.map(({quantity}) => quantity);
  const isSplit = sale.lines.length > 1 && random() < SPLIT_SHARE;
  const parts = isSplit
    ? [quantities.map((quantity, index) => (index === 0 ? quantity : 0)), quantities.with(0, 0)]
    : [quantities];
  return parts
    .map((part, index) => ({part, sentMs: addBusinessDays(firstMs, index)}))
    .filter(({sentMs}) => sentMs <= endMs)
    .map(({part, sentMs}) => createParcel(sale, part, sentMs, endMs, random));
}

/** A few buyers of delivered orders get back the money for one damaged pack, or return everything. */
function createRefunds(
  sale: Sale,
  parcels: readonly SeedParcel[],
  endMs: number,
  random: Random,
): readonly SeedRefund[] {
  const delivered = parcels.at(-1)?.events.find(({status}) => status === 'DELIVERED');
  const refundedMs = delivered ? Date.parse(delivered.at) + between({from: 1, to: 4}, random) * DAY_MS : Infinity;
  if (refundedMs > endMs) return [];
  const at = toSeconds(refundedMs);
  const all = sale.lines.map(({quantity}) => quantity);
  const one = all.map((_, index) => (index === 0 ? 1 : 0));
  if (isOneOf(DAMAGED, sale))
    return [{at, note: 'One pack arrived damaged', quantities: one, restockType: 'no_restock'}];
  if (isOneOf(RETURNED, sale)) return [{at, note: 'Returned by the customer', quantities: all, restockType: 'return'}];
  return [];
}

/** Creates the parcels, cancellation and refunds of a past order up to this moment. */
export function createOutcome(sale: Sale, endMs: number, random: Random): Outcome {
  const canceledMs = Date.parse(sale.placedAt) + between(CANCELED_MINUTES, random) * MINUTE_MS;
  if (isOneOf(CANCELED, sale) && canceledMs <= endMs) {
    return {cancelled: {at: toSeconds(canceledMs), reason: random() < 0.8 ? 'customer' : 'inventory'}};
  }
  const parcels = createParcels(sale, endMs, random);
  return {parcels, refunds: createRefunds(sale, parcels, endMs, random)};
}
