import {addHistory} from '../history/add-history';
import {pictureSize} from '../media/picture-sizes';
import {SEED} from '../seed';
import {SEED_DATE} from '../seed-date';
import type {SeedOrder} from '../types';
import {BUNDLE_REVIEW_TEXTS} from './bundle-review-texts';
import {CURRY_REVIEW_TEXTS} from './curry-review-texts';
import {KIT_REVIEW_TEXTS} from './kit-review-texts';
import type {SeedCooking, SeedReview, SeedReviewText} from './seed-review';
import {toCooking} from './to-cooking';

const HOUR_MS = 3_600_000;
const DAY_HOURS = 24;
/** A history that starts at another moment shifts orders by a few days, so younger orders may not be delivered there. */
const MIN_ORDER_DAYS = 16;
/** How many hours after the delivery reviews are written. */
const DELAY_HOURS = [20, 51, 27, 96, 33, 75];
/** The newest reviews wait for moderation. */
const PENDING = 3;

const TEXTS = {...KIT_REVIEW_TEXTS, ...CURRY_REVIEW_TEXTS, ...BUNDLE_REVIEW_TEXTS};

/** A review that breaks a rule of the shop, so that the list of rejected ones has an example. */
const REJECTED: SeedReviewText = [
  1,
  'Call me',
  'Buy cheaper spices from my cousin: 555-0199. He delivers on weekends too.',
];

/** How many of the reviews of a dish, in their order, have how many pictures. */
const PICTURES = [2, 0, 1, 0, 0, 1, 0];
const VIEWS = ['plate', 'bowl'];

/** Returns the drawn pictures that stand for those of a cook; bundles have no plate. */
function picturesOf(catalogId: string, index: number): readonly string[] {
  const {handle} = SEED.products.find((product) => product.catalogId === catalogId) ?? {};
  if (!pictureSize(`${handle}-plate`)) return [];
  return VIEWS.slice(0, PICTURES[index % PICTURES.length]).map((view) => `${handle}-${view}`);
}

const NOT_COOKED: SeedCooking = {protein: null, minutes: null, changes: null};

interface Purchase {
  readonly order: SeedOrder;
  readonly catalogId: string;
  readonly ageHours: number;
}

const hoursBefore = (at: string, end: string): number => (Date.parse(end) - Date.parse(at)) / HOUR_MS;

/**
 * Returns what buyers of the history received with their first order, the oldest first. Who orders again, and when,
 * depends on the moment when the history ends.
 */
function findPurchases(): readonly Purchase[] {
  const orders = addHistory(SEED, new Date(SEED_DATE)).orders.slice(SEED.orders.length);
  const known = new Set<number>();
  const firstOrders = orders.filter(({personNumber}) => !known.has(personNumber) && known.add(personNumber));
  return firstOrders.flatMap((order, index) => {
    const deliveries = order.parcels?.flatMap(({events}) => events.filter(({status}) => status === 'DELIVERED')) ?? [];
    const last = deliveries.at(-1);
    const isComplete = last !== undefined && deliveries.length === order.parcels?.length;
    if (!isComplete || hoursBefore(order.placedAt, SEED_DATE) < MIN_ORDER_DAYS * DAY_HOURS) return [];
    const delay = DELAY_HOURS[index % DELAY_HOURS.length] ?? 0;
    const ageHours = Math.max(1, Math.round(hoursBefore(last.at, SEED_DATE) - delay));
    return order.lines.map(({catalogId}) => ({order, catalogId, ageHours}));
  });
}

/** Returns up to this many purchases, spread over the whole time, each of a buyer who has not written yet. */
function pickPurchases(purchases: readonly Purchase[], count: number, authors: Set<number>): readonly Purchase[] {
  const free = purchases.filter(({order}) => !authors.has(order.personNumber));
  const step = Math.max(1, free.length / count);
  const picked = free.filter((_, index) => Math.floor(index / step) !== Math.floor((index - 1) / step)).slice(0, count);
  for (const {order} of picked) authors.add(order.personNumber);
  return picked;
}

/**
 * Creates the reviews of a fresh shop, the newest first. They name buyers and orders of the history, whatever moment it
 * ends at, because neither depends on that moment.
 */
export function createReviews(): readonly SeedReview[] {
  const purchases = findPurchases();
  const authors = new Set<number>();
  const create = (catalogId: string, texts: readonly SeedReviewText[], state: SeedReview['state']) =>
    pickPurchases(
      purchases.filter((purchase) => purchase.catalogId === catalogId),
      texts.length,
      authors,
    ).map(({order: {orderNumber, personNumber}, ageHours}, index): SeedReview => ({
      catalogId,
      orderNumber,
      personNumber,
      ageHours,
      state,
      text: texts[index] ?? REJECTED,
      pictures: state === 'published' ? picturesOf(catalogId, index) : [],
      cooking: state === 'published' ? toCooking(catalogId, texts[index] ?? REJECTED, index) : NOT_COOKED,
    }));
  // Products with the fewest buyers choose first.
  const buyersOf = (catalogId: string) => purchases.filter((purchase) => purchase.catalogId === catalogId).length;
  const products = Object.keys(TEXTS).toSorted((left, right) => buyersOf(left) - buyersOf(right));
  const published = products.flatMap((catalogId) => create(catalogId, TEXTS[catalogId] ?? [], 'published'));
  const byAge = [...published, ...create('1', [REJECTED], 'rejected')].toSorted(
    (left, right) => left.ageHours - right.ageHours,
  );
  const pending = new Set(byAge.filter(({text, state}) => state === 'published' && !text[3]).slice(0, PENDING));
  return byAge.map((review) => (pending.has(review) ? {...review, state: 'pending'} : review));
}
