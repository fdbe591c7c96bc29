import {afterEach, describe, expect, it} from 'vitest';
import {shopDay, shopDayStart} from './dates';
import {formatMoment} from './moments';
import {shipBy} from './ship-by';
import {DEFAULT_TIME_ZONE, getShopTimeZone, setShopTimeZone} from './shop-time-zone';

/** Monday afternoon in New York, Tuesday 1:30 AM in Kolkata. */
const MOMENT = '2026-11-23T20:00:00Z';

afterEach(() => setShopTimeZone(DEFAULT_TIME_ZONE));

describe('the shop’s time zone', () => {
  it('is New York’s before Shopify’s is known', () => {
    expect(shopDay(new Date(MOMENT))).toBe('2026-11-23');
    expect(shipBy(MOMENT)).toBe('2026-11-25');
  });

  it('decides days, promises and times once it is known, also of a moment that was formatted before', () => {
    expect(shopDay(new Date(MOMENT))).toBe('2026-11-23');
    setShopTimeZone('Asia/Kolkata');
    expect(shopDay(new Date(MOMENT))).toBe('2026-11-24');
    expect(shipBy(MOMENT)).toBe('2026-11-27');
    expect(formatMoment(new Date(MOMENT), 'short')).toMatch(/^Nov 24, 2026, 1:30\sAM GMT\+5:30$/);
  });

  it.each(['', 'Mars/Olympus', '+05:30'])('stays the former one instead of %j', (text) => {
    setShopTimeZone('Asia/Kolkata');
    setShopTimeZone(text);
    expect(getShopTimeZone()).toBe('Asia/Kolkata');
  });

  it.each([
    ['Asia/Kolkata', '2026-11-24', '2026-11-23T18:30:00.000Z'],
    ['Europe/Berlin', '2026-03-29', '2026-03-28T23:00:00.000Z'],
    ['Europe/Berlin', '2026-03-30', '2026-03-29T22:00:00.000Z'],
    ['Pacific/Auckland', '2026-09-27', '2026-09-26T12:00:00.000Z'],
    ['Pacific/Auckland', '2026-09-28', '2026-09-27T11:00:00.000Z'],
    // The clock skips midnight.
    ['America/Santiago', '2026-09-06', '2026-09-06T04:00:00.000Z'],
    ['Pacific/Honolulu', '2026-11-24', '2026-11-24T10:00:00.000Z'],
  ])('in %s begins the day %s at %s', (timeZone, day, start) => {
    setShopTimeZone(timeZone);
    expect(shopDayStart(day).toISOString()).toBe(start);
  });
});
