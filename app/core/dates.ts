import {createOnce} from './create-once';
import {isFederalHoliday} from './federal-holidays';
import {SHOP_TIME_ZONE} from './moments';

const MINUTE_MS = 60_000;
/** No time zone has an offset in smaller steps, so days begin at a multiple of it. */
const OFFSET_STEP_MS = 15 * MINUTE_MS;
const DAY_MS = 86_400_000;
const SATURDAY = 6;
const SUNDAY = 0;

/** Formats a date as an ISO day (`2025-10-01`). ISO days sort chronologically as text. */
const isoDayFormat = createOnce(
  () =>
    new Intl.DateTimeFormat('en-CA', {
      timeZone: SHOP_TIME_ZONE,
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
    }),
);

/** Names the offset of the time zone: `GMT-05:00`. */
const offsetFormat = createOnce(
  () => new Intl.DateTimeFormat('en-US', {timeZone: SHOP_TIME_ZONE, timeZoneName: 'longOffset'}),
);

const shortDayFormat = createOnce(
  () => new Intl.DateTimeFormat('en-US', {timeZone: 'UTC', month: 'short', day: 'numeric'}),
);

let lastDay = {step: NaN, day: ''};

/** Returns the ISO day of a moment in the shop's time zone. Every page asks for today, and formatting takes 0.1 ms. */
export function shopDay(moment: Date): string {
  const step = Math.floor(moment.getTime() / OFFSET_STEP_MS);
  if (step !== lastDay.step) lastDay = {step, day: isoDayFormat().format(moment)};
  return lastDay.day;
}

/**
 * Returns the moment when a day begins in the shop's time zone.
 * @param day an ISO day
 */
export function shopDayStart(day: string): Date {
  const utc = new Date(`${day}T00:00:00Z`);
  // The clock changes at 2 AM, so the offset at midnight in UTC, which is the evening before, still holds at midnight.
  const name =
    offsetFormat()
      .formatToParts(utc)
      .find(({type}) => type === 'timeZoneName')?.value ?? '';
  const [sign, hours, minutes] = /([+-])(\d{2}):(\d{2})/.exec(name)?.slice(1) ?? [];
  const offsetMs = (Number(hours ?? 0) * 60 + Number(minutes ?? 0)) * MINUTE_MS;
  return new Date(utc.getTime() + (sign === '-' ? offsetMs : -offsetMs));
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
