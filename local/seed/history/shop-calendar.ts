const HOUR_MS = 3_600_000;

export const DAY_MS = 24 * HOUR_MS;

/** Hours of the shop's wall clock behind UTC. Daylight saving time is left out: believable hours suffice here. */
const OFFSET_HOURS = 5;
const SECONDS_LENGTH = '2026-06-01T12:00:00'.length;
const FRIDAY = 5;
const SUNDAY = 0;

/** Returns the day of the week at the shop, 0 for Sunday, and the hour from 0 to 23. */
export function shopTime(ms: number): {readonly weekday: number; readonly hour: number} {
  const date = new Date(ms - OFFSET_HOURS * HOUR_MS);
  return {weekday: date.getUTCDay(), hour: date.getUTCHours()};
}

/** Returns a time of day at the shop, in hours such as 9.5, on the day of the given moment. */
export function atShopHour(ms: number, hours: number): number {
  const local = ms - OFFSET_HOURS * HOUR_MS;
  return local - (local % DAY_MS) + (OFFSET_HOURS + hours) * HOUR_MS;
}

/** Returns the moment this many business days later; weekends do not count, public holidays do. */
export function addBusinessDays(ms: number, days: number): number {
  let result = ms;
  for (let left = days; left > 0;) {
    result += DAY_MS;
    const {weekday} = shopTime(result);
    if (weekday !== SUNDAY && weekday <= FRIDAY) left -= 1;
  }
  return result;
}

/** Formats a moment as Shopify does, with whole seconds. */
export const toSeconds = (ms: number): string => `${new Date(ms).toISOString().slice(0, SECONDS_LENGTH)}Z`;
