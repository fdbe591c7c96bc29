const FRIDAY = 5;
const MONDAY = 1;
const THURSDAY = 4;
const DAY_MS = 86_400_000;

/** Month and day of holidays with a fixed date. */
const FIXED = new Set(['1-1', '6-19', '7-4', '11-11', '12-25']);

/** Month, weekday and occurrence in the month of holidays on a fixed weekday. */
const FLOATING = [
  [1, MONDAY, 3],
  [2, MONDAY, 3],
  [9, MONDAY, 1],
  [10, MONDAY, 2],
  [11, THURSDAY, 4],
] as const;

const MAY = 5;
const LAST_WEEK_OF_MAY = 25;

/**
 * Returns whether a day is a federal holiday of the United States. A fixed date is observed on the Friday before if it
 * falls on a Saturday, and on the Monday after if it falls on a Sunday.
 * @param date midnight of a day in UTC
 */
export function isFederalHoliday(date: Date): boolean {
  const [month, day, weekday] = [date.getUTCMonth() + 1, date.getUTCDate(), date.getUTCDay()];
  if (isFixed(date)) return true;
  if (weekday === FRIDAY && isFixed(daysLater(date, 1))) return true;
  if (weekday === MONDAY && isFixed(daysLater(date, -1))) return true;
  if (month === MAY && weekday === MONDAY && day >= LAST_WEEK_OF_MAY) return true;
  return FLOATING.some(
    ([inMonth, onWeekday, nth]) => month === inMonth && weekday === onWeekday && Math.ceil(day / 7) === nth,
  );
}

const isFixed = (date: Date): boolean => FIXED.has(`${date.getUTCMonth() + 1}-${date.getUTCDate()}`);

const daysLater = (date: Date, days: number): Date => new Date(date.getTime() + days * DAY_MS);
