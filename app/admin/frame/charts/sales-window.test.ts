import {describe, expect, it} from 'vitest';
import {parseSalesWindow, salesPath, SALES_WINDOWS, toSalesBuckets, type SalesWindow} from './sales-window';

const startsOf = (window: SalesWindow, now: string) =>
  toSalesBuckets(window, new Date(now)).starts.map((start) => start.toISOString());

describe('toSalesBuckets', () => {
  it('divides 24 hours into whole hours up to the end of the current one', () => {
    const starts = startsOf('24h', '2026-11-23T15:30:00Z');
    expect(starts).toHaveLength(49);
    expect([starts[0], starts[24], starts[48]]).toEqual([
      '2026-11-21T16:00:00.000Z',
      '2026-11-22T16:00:00.000Z',
      '2026-11-23T16:00:00.000Z',
    ]);
  });

  it('names hours in the shop’s time zone', () => {
    expect(toSalesBuckets('24h', new Date('2026-11-23T15:30:00Z')).labels.at(-1)).toBe('Mon 10 AM');
  });

  it('divides days at midnight in the shop’s time zone', () => {
    const {starts, labels} = toSalesBuckets('7d', new Date('2026-11-23T04:59:00Z'));
    expect(starts).toHaveLength(15);
    expect(starts.at(-1)?.toISOString()).toBe('2026-11-23T05:00:00.000Z');
    expect(labels).toEqual(['Nov 16', 'Nov 17', 'Nov 18', 'Nov 19', 'Nov 20', 'Nov 21', 'Nov 22']);
  });

  it('has a day of 25 hours when the clock is set back', () => {
    const starts = startsOf('7d', '2026-11-03T12:00:00Z');
    expect(starts.slice(-4, -1)).toEqual([
      '2026-11-01T04:00:00.000Z',
      '2026-11-02T05:00:00.000Z',
      '2026-11-03T05:00:00.000Z',
    ]);
  });

  it.each(SALES_WINDOWS)('returns buckets of %s that follow each other', (window) => {
    const starts = startsOf(window, '2026-03-10T12:00:00Z');
    expect(starts).toEqual([...new Set(starts)].sort());
  });
});

describe('parseSalesWindow', () => {
  it.each(SALES_WINDOWS)('parses the address of %s', (window) => {
    expect(parseSalesWindow(new URL(salesPath(window), 'https://shop.example').searchParams)).toBe(window);
  });

  it('takes an unknown window for 7 days', () => {
    expect(parseSalesWindow(new URLSearchParams('window=1y'))).toBe('7d');
  });
});
