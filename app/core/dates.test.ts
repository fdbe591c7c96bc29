import {describe, expect, it} from 'vitest';
import {addBusinessDays, addDays, formatDay, shopDay, shopDayStart} from './dates';

describe('shopDay', () => {
  it.each([
    ['2025-11-21T04:59:59Z', '2025-11-20'],
    ['2025-11-21T05:00:00Z', '2025-11-21'],
    ['2025-07-04T03:59:59Z', '2025-07-03'],
    ['2025-07-04T04:00:00Z', '2025-07-04'],
  ])('returns for %s the day %s in New York', (moment, day) => {
    expect(shopDay(new Date(moment))).toBe(day);
  });
});

describe('shopDayStart', () => {
  it.each([
    ['2025-11-21', '2025-11-21T05:00:00.000Z'],
    ['2025-07-04', '2025-07-04T04:00:00.000Z'],
    ['2026-03-08', '2026-03-08T05:00:00.000Z'],
    ['2026-03-09', '2026-03-09T04:00:00.000Z'],
    ['2026-11-01', '2026-11-01T04:00:00.000Z'],
    ['2026-11-02', '2026-11-02T05:00:00.000Z'],
  ])('returns for %s midnight in New York', (day, moment) => {
    expect(shopDayStart(day).toISOString()).toBe(moment);
  });
});

describe('addDays', () => {
  it.each([
    ['2026-11-23', 1, '2026-11-24'],
    ['2026-03-01', -1, '2026-02-28'],
  ])('adds to %s %i days and returns %s', (day, count, end) => {
    expect(addDays(day, count)).toBe(end);
  });
});

describe('addBusinessDays', () => {
  it.each([
    ['2025-11-24', 1, '2025-11-25'],
    ['2025-11-24', 5, '2025-12-02'],
    ['2025-11-21', 1, '2025-11-24'],
    ['2025-11-22', 1, '2025-11-24'],
    ['2025-11-23', 1, '2025-11-24'],
    ['2025-12-29', 5, '2026-01-06'],
    ['2024-02-28', 1, '2024-02-29'],
    ['2025-11-24', 0, '2025-11-24'],
  ])('adds to %s %i business days and returns %s', (day, count, end) => {
    expect(addBusinessDays(day, count)).toBe(end);
  });
});

describe('formatDay', () => {
  it('formats a day with a short month and without a year', () => {
    expect(formatDay('2025-11-30')).toBe('Nov 30');
    expect(formatDay('2026-01-05')).toBe('Jan 5');
  });
});
