import {isFederalHoliday} from './federal-holidays';
import {SHOP_TIME_ZONE} from './moments';

const DAY_MS = 86_400_000;
const SATURDAY = 6;
const SUNDAY = 0;

/** Writes ISO days (`2025-10-01`), so that text order is the order of time. */
const ISO_DAY = new Intl.DateTimeFormat('en-CA', {
  timeZone: SHOP_TIME_ZONE,
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
});

const SHORT_DAY = new Intl.DateTimeFormat('en-US', {timeZone: 'UTC', month: 'short', day: 'numeric'});

/** @returns the day it is in the shop at a moment, as an ISO day */
export const shopDay = (moment: Date): string => ISO_DAY.format(moment);

/**
 * Counts business days on from a day, which itself does not count. Saturdays, Sundays and federal holidays are left out.
 * @param day an ISO day
 * @returns an ISO day
 */
export function addBusinessDays(day: string, count: number): string {
  let date = new Date(`${day}T00:00:00Z`);
  for (let left = count; left > 0;) {
    date = new Date(date.getTime() + DAY_MS);
    if (isBusinessDay(date)) left -= 1;
  }
  return date.toISOString().slice(0, day.length);
}

const isBusinessDay = (date: Date): boolean =>
  date.getUTCDay() !== SATURDAY && date.getUTCDay() !== SUNDAY && !isFederalHoliday(date);

/** @returns an ISO day as shoppers read it: `Nov 30` */
export const formatDay = (day: string): string => SHORT_DAY.format(new Date(`${day}T00:00:00Z`));
