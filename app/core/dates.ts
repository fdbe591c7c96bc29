import {isFederalHoliday} from './federal-holidays';

/** The shop sells in the United States; its days begin and end on the East Coast. */
const SHOP_TIME_ZONE = 'America/New_York';

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

const MOMENT = new Intl.DateTimeFormat('en-US', {timeZone: SHOP_TIME_ZONE, dateStyle: 'long', timeStyle: 'short'});

const CLOCK = new Intl.DateTimeFormat('en-US', {
  timeZone: SHOP_TIME_ZONE,
  hour: 'numeric',
  minute: '2-digit',
  second: '2-digit',
  timeZoneName: 'short',
});

/** @returns a moment as shoppers read it, by the shop's clock: `November 30, 2026 at 10:15 AM` */
export const formatMoment = (moment: Date): string => MOMENT.format(moment);

/** @returns the time of day as shoppers read it, by the shop's clock: `10:15:00 AM EST` */
export const formatClock = (moment: Date): string => CLOCK.format(moment);
