import {afterEach, describe, expect, it} from 'vitest';
import {DEFAULT_TIME_ZONE, setShopTimeZone} from '~/core/shop-time-zone';
import {formatClockHours, isWithin, parseClockHours} from './clock-hours';

afterEach(() => setShopTimeZone(DEFAULT_TIME_ZONE));

describe('parseClockHours', () => {
  it('reads hours, also past midnight and until its end', () => {
    expect(parseClockHours('09:30-17:00')).toEqual({fromMinute: 570, untilMinute: 1_020});
    expect(parseClockHours('22:00-07:00')).toEqual({fromMinute: 1_320, untilMinute: 420});
    expect(parseClockHours('00:00-24:00')).toEqual({fromMinute: 0, untilMinute: 1_440});
  });

  it.each([
    '',
    '9-17',
    '09:00',
    '09:00-09:00',
    '24:00-07:00',
    '09:00-24:30',
    '09:60-10:00',
    '09:00 - 17:00',
    '9 AM-5 PM',
  ])('rejects %j', (text) => {
    expect(parseClockHours(text)).toBeNull();
  });
});

it.each(['09:30-17:00', '22:00-07:05', '00:00-24:00'])('formats the hours %s as they were set', (text) => {
  expect(formatClockHours(parseClockHours(text)!)).toBe(text);
});

describe('isWithin', () => {
  const day = {fromMinute: 9 * 60, untilMinute: 17 * 60};
  const night = {fromMinute: 22 * 60, untilMinute: 7 * 60};

  it.each([
    ['2026-11-29T13:59:59Z', false, false],
    ['2026-11-29T14:00:00Z', true, false],
    ['2026-11-29T21:59:59Z', true, false],
    ['2026-11-29T22:00:00Z', false, false],
    ['2026-11-30T03:00:00Z', false, true],
    ['2026-11-30T05:00:00Z', false, true],
    ['2026-11-30T12:00:00Z', false, false],
  ])('compares the clock of New York at %s', (moment, isDay, isNight) => {
    expect([isWithin(day, new Date(moment)), isWithin(night, new Date(moment))]).toEqual([isDay, isNight]);
  });

  it('follows the time zone of the shop', () => {
    setShopTimeZone('Asia/Kolkata');
    expect(isWithin(day, new Date('2026-11-29T04:00:00Z'))).toBe(true);
  });

  it('follows summer time', () => {
    expect(isWithin(day, new Date('2026-07-01T13:00:00Z'))).toBe(true);
  });
});
