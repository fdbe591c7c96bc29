import {addDays, formatDay, shopDay, shopDayStart} from '~/core/dates';
import {MARKET} from '~/core/market';
import {createShopFormat} from '~/core/shop-time-zone';

export const SALES_WINDOWS = ['24h', '7d', '30d'] as const;

/** A time that the overview covers: whole hours for 24 hours, else whole days of the shop, up to now. */
export type SalesWindow = (typeof SALES_WINDOWS)[number];

const DEFAULT_WINDOW: SalesWindow = '7d';
const HOUR_MS = 3_600_000;
const HOURS = 24;
const DAYS = {'7d': 7, '30d': 30} as const;

const hourFormat = createShopFormat(MARKET.locale, {hour: 'numeric'});
const weekdayFormat = createShopFormat(MARKET.locale, {weekday: 'short'});

/** A window divided into hours or days, and the window of the same length before it. */
export interface SalesBuckets {
  /** When each bucket begins, those of the window before first, and when the last one ends: whole hours. */
  readonly starts: readonly Date[];
  /** Whether each bucket is a day of the shop, and not an hour. */
  readonly isByDay: boolean;
  /** The names of the window's buckets. */
  readonly labels: readonly string[];
}

/** Parses the query of a page of figures. @param fallback the window without one, and for an unknown one */
export const parseSalesWindow = (params: URLSearchParams, fallback: SalesWindow = DEFAULT_WINDOW): SalesWindow =>
  SALES_WINDOWS.find((known) => known === params.get('window')) ?? fallback;

/** Returns the address of the overview with a window. */
export const salesPath = (window: SalesWindow): string =>
  window === DEFAULT_WINDOW ? '/admin' : `/admin?window=${window}`;

/** Divides a window that ends with the current hour or day, and the window before it. */
export const toSalesBuckets = (window: SalesWindow, now: Date): SalesBuckets =>
  window === '24h' ? toHours(now) : toDays(DAYS[window], now);

function toHours(now: Date): SalesBuckets {
  const endMs = Math.floor(now.getTime() / HOUR_MS + 1) * HOUR_MS;
  const starts = Array.from({length: 2 * HOURS + 1}, (_, index) => new Date(endMs - (2 * HOURS - index) * HOUR_MS));
  return {
    starts,
    isByDay: false,
    labels: starts.slice(HOURS, -1).map((start) => `${weekdayFormat().format(start)} ${hourFormat().format(start)}`),
  };
}

function toDays(count: number, now: Date): SalesBuckets {
  const tomorrow = addDays(shopDay(now), 1);
  const days = Array.from({length: 2 * count + 1}, (_, index) => addDays(tomorrow, index - 2 * count));
  return {starts: days.map(shopDayStart), isByDay: true, labels: days.slice(count, -1).map(formatDay)};
}
