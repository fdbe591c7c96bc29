import {createRandom, type Random} from '../../kit/random';
import type {Seed, SeedOrder, SeedPerson} from '../types';
import {createBuyer} from './buyers';
import {createDiscountCode, createOrderLines, createWishes, pickWeighted} from './order-contents';
import {createOrderTimes, HISTORY_ORDERS, historyStart, isInCampaign} from './order-times';
import {createOutcome} from './shipping-history';
import {DAY_MS, toSeconds} from './shop-calendar';

const RANDOM_SEED = 20_260_601;
const BUYERS = 150;
/** Below 1, so that most orders of the first days are from new buyers. */
const NEW_BUYER_EXPONENT = 0.65;
/** Every third buyer comes back. */
const REGULAR_EVERY = 3;
const PAUSE_MS = 4 * DAY_MS;
const LATE_ORDERS = 3;
/** The age of the orders that wait too long, in days: certainly more than two business days. */
const LATE_DAYS = {from: 5, to: 8};

/** The holds of the order that waits longest and of the second newest, which is not packed yet. */
const HOLDS = [
  {reason: 'INCORRECT_ADDRESS', notes: 'The carrier does not know this street. Wrote to the customer.'},
  {reason: 'OTHER', notes: 'The customer may want to add a pack.'},
] as const;

interface Buyer {
  readonly person: SeedPerson;
  readonly index: number;
  lastOrderMs: number;
  hasUsedCampaignCode: boolean;
}

/** Returns the number of buyers once this many orders were placed. */
const buyersAfter = (orders: number): number => Math.ceil(BUYERS * (orders / HISTORY_ORDERS) ** NEW_BUYER_EXPONENT);

/** Returns a regular buyer whose last order is some days old, or the one who ordered longest ago. */
function pickRegular(buyers: readonly Buyer[], ms: number, random: Random): Buyer | undefined {
  const regulars = buyers.filter(({index}) => index % REGULAR_EVERY === 0);
  const rested = regulars.filter(({lastOrderMs}) => ms - lastOrderMs >= PAUSE_MS);
  if (rested.length > 0) return pickWeighted(rested, ({index}) => 1 + (index % 4), random);
  return regulars.toSorted((left, right) => left.lastOrderMs - right.lastOrderMs)[0];
}

function addBuyer(buyers: Buyer[], ms: number): Buyer {
  const index = buyers.length;
  const buyer = {person: createBuyer(index, toSeconds(ms)), index, lastOrderMs: -Infinity, hasUsedCampaignCode: false};
  buyers.push(buyer);
  return buyer;
}

/** Returns which of the orders, by position, wait for shipping too long. */
function lateOrders(times: readonly number[], endMs: number): ReadonlySet<number> {
  const old = [...times.keys()].filter((index) => {
    const days = (endMs - (times[index] ?? endMs)) / DAY_MS;
    return days >= LATE_DAYS.from && days < LATE_DAYS.to;
  });
  return new Set(
    Array.from({length: LATE_ORDERS}, (_, nth) => old[Math.floor((nth * old.length) / LATE_ORDERS)] ?? -1),
  );
}

/** Returns the hold of the order at this position, if it has one. */
function holdOf(index: number, late: ReadonlySet<number>): SeedOrder['hold'] {
  if (index === Math.min(...late)) return HOLDS[0];
  return index === HISTORY_ORDERS - 2 ? HOLDS[1] : undefined;
}

/** Returns the highest order number so far; a shop without orders starts at 1001. */
const lastNumber = ({orders}: Seed): number => Math.max(1000, ...orders.map(({orderNumber}) => orderNumber));

/**
 * Adds invented orders of the last 90 days, with their buyers, so that a fresh shop looks like one that has been open for
 * a while. The same moment gives the same orders; their numbers follow those of the seed.
 *
 * @param end - the moment when the history ends; no event is later
 */
export function addHistory(seed: Seed, end: Date): Seed {
  const random = createRandom(RANDOM_SEED);
  const endMs = end.getTime();
  const startMs = historyStart(endMs);
  const times = createOrderTimes(endMs, random);
  const late = lateOrders(times, endMs);
  const first = lastNumber(seed) + 1;
  const buyers: Buyer[] = [];

  const orders = times.map((ms, index): SeedOrder => {
    const isNew = buyers.length < buyersAfter(index + 1);
    const buyer = (isNew ? undefined : pickRegular(buyers, ms, random)) ?? addBuyer(buyers, ms);
    const {hasUsedCampaignCode} = buyer;
    const isCampaign = isInCampaign(ms, startMs);
    const discountCode = createDiscountCode({isCampaign, isFirst: isNew, hasUsedCampaignCode}, random);
    buyer.lastOrderMs = ms;
    buyer.hasUsedCampaignCode ||= discountCode === 'FUSION15';
    const sale = {
      orderNumber: first + index,
      personNumber: buyer.person.number,
      placedAt: toSeconds(ms),
      // Not of the shared generator, whose sequence depends on the start: reviews of the seed name these products.
      lines: createOrderLines(seed.products, createRandom(RANDOM_SEED + index + 1)),
      ...createWishes(random),
      ...(discountCode && {discountCode}),
    };
    const hold = holdOf(index, late);
    if (hold) return {...sale, hold};
    return late.has(index) ? sale : {...sale, ...createOutcome(sale, endMs, random)};
  });
  return {...seed, people: [...seed.people, ...buyers.map(({person}) => person)], orders: [...seed.orders, ...orders]};
}
