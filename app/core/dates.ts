import {MARKET} from './market';
import {createOnce} from './create-once';
import {isFederalHoliday} from './federal-holidays';
import {createShopFormat, getShopTimeZone} from './shop-time-zone';

const MINUTE_MS = 60_000;
/** No time zone has an offset in smaller steps, so days begin at a multiple of it. */
const OFFSET_STEP_MS = 15 * MINUTE_MS;
const DAY_MS = 86_400_000;
const SATURDAY = 6;
const SUNDAY = 0;

/** Formats a date as an ISO day (`2025-10-01`). ISO days sort chronologically as text. */
const isoDayFormat = createShopFormat('en-CA', {year: 'numeric', month: '2-digit', day: '2-digit'});

/** Names the offset of the time zone: `GMT-05:00`. */
const offsetFormat = createShopFormat(MARKET.locale, {timeZoneName: 'longOffset'});

const shortDayFormat = createOnce(
  () => new Intl.DateTimeFormat(MARKET.locale, {timeZone: 'UTC', month: 'short', day: 'numeric'}),
);

let lastDay = {step: NaN, timeZone: '', day: ''};

/** Returns the ISO day of a moment in the shop's time zone. Every page asks for today, and formatting takes 0.1 ms. */
export function shopDay(moment: Date): string {
  const step = Math.floor(moment.getTime() / OFFSET_STEP_MS);
  const timeZone = getShopTimeZone();
  if (step !== lastDay.step || timeZone !== lastDay.timeZone)
    lastDay = {step, timeZone, day: isoDayFormat().format(moment)};
  return lastDay.day;
}

/**
 * Returns the moment when a day begins in the shop's time zone.
 * @param day an ISO day
 */
export function shopDayStart(day: string): Date {
  const utcMs = Date.parse(`${day}T00:00:00Z`);
  const nearby = new Date(utcMs - offsetMs(utcMs));
  // The clock may change between midnight in UTC and midnight in the shop, or skip midnight.
  const start = new Date(utcMs - offsetMs(nearby.getTime()));
  return shopDay(start) === day ? start : nearby;
}

/** Returns how far the shop's clock is ahead of UTC. */
function offsetMs(momentMs: number): number {
  const parts = offsetFormat().formatToParts(momentMs);
  const name = parts.find(({type}) => type === 'timeZoneName')?.value ?? '';
  const [sign, hours, minutes] = /([+-])(\d{2}):(\d{2})/.exec(name)?.slice(1) ?? [];
  const sizeMs = (Number(hours ?? 0) * 60 + Number(minutes ?? 0)) * MINUTE_MS;
  return sign === '-' ? -sizeMs : sizeMs;
}

/**
 * Returns the day that is some calendar days later, or earlier if the number is negative.
 * @param day an ISO day
 */
export const addDays = (day: string, count: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + count * DAY_MS).toISOString().slice(0, day.length);

/**
 * Adds business days to a day. Saturdays, Sundays and federal holidays do not count.
 * @param day an ISO day
 * @returns an ISO day
 */
export function addBusinessDays(day: string, count: number): string {
  let date = new Date(`${day}T00:00:00Z`);
  for (let remaining = count; remaining > 0;) {
    date = new Date(date.getTime() + DAY_MS);
    if (isBusinessDay(date)) remaining -= 1;
  }
  return date.toISOString().slice(0, day.length);
}

const isBusinessDay = (date: Date): boolean =>
  date.getUTCDay() !== SATURDAY && date.getUTCDay() !== SUNDAY && !isFederalHoliday(date);

/** Formats an ISO day for shoppers: `Nov 30`. */
export const formatDay = (day: string): string => shortDayFormat().format(new Date(`${day}T00:00:00Z`));

const ISO_DAY = /^\d{4}-\d{2}-\d{2}$/;

/** Returns whether a text is an ISO day of the calendar: `2026-02-30` has the format of one and is none. */
export function isIsoDay(text: string): boolean {
  if (!ISO_DAY.test(text)) return false;
  const date = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text);
}
