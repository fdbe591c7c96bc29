import {describe, expect, it} from 'vitest';
import {isFederalHoliday} from './federal-holidays';

const DAY_MS = 86_400_000;

/** Returns the weekday holidays of a year, as `MM-DD`. */
function holidaysOf(year: number): readonly string[] {
  const days: string[] = [];
  for (let time = Date.UTC(year, 0, 1); time < Date.UTC(year + 1, 0, 1); time += DAY_MS) {
    const date = new Date(time);
    const isWeekday = date.getUTCDay() % 6 !== 0;
    if (isWeekday && isFederalHoliday(date)) days.push(date.toISOString().slice(5, 10));
  }
  return days;
}

describe('isFederalHoliday', () => {
  it.each([
    // As published by the Office of Personnel Management.
    [2025, ['01-01', '01-20', '02-17', '05-26', '06-19', '07-04', '09-01', '10-13', '11-11', '11-27', '12-25']],
    [2026, ['01-01', '01-19', '02-16', '05-25', '06-19', '07-03', '09-07', '10-12', '11-11', '11-26', '12-25']],
    [
      2027,
      ['01-01', '01-18', '02-15', '05-31', '06-18', '07-05', '09-06', '10-11', '11-11', '11-25', '12-24', '12-31'],
    ],
  ])('knows the weekday holidays of %i', (year, days) => {
    expect(holidaysOf(year)).toEqual(days);
  });
});
