import {MARKET} from '~/core/market';
import {createShopFormat} from '~/core/shop-time-zone';

/** Hours of a day in the shop's time zone, in minutes after midnight. Hours that end before they start last past midnight. */
export interface ClockHours {
  readonly fromMinute: number;
  readonly untilMinute: number;
}

const CLOCK_HOURS = /^([01]\d|2[0-3]):([0-5]\d)-([01]\d|2[0-4]):([0-5]\d)$/;
const DAY_MINUTES = 24 * 60;

/** Parses hours such as `22:00-07:00`; null for any other text, and for hours that are empty. */
export function parseClockHours(text: string): ClockHours | null {
  const [fromHour, fromMinute, untilHour, untilMinute] = (CLOCK_HOURS.exec(text)?.slice(1) ?? []).map(Number);
  if (fromHour === undefined || fromMinute === undefined || untilHour === undefined || untilMinute === undefined)
    return null;
  const hours = {fromMinute: fromHour * 60 + fromMinute, untilMinute: untilHour * 60 + untilMinute};
  return hours.untilMinute <= DAY_MINUTES && hours.fromMinute !== hours.untilMinute ? hours : null;
}

/** Formats hours as they are set: `22:00-07:00`. */
export const formatClockHours = ({fromMinute, untilMinute}: ClockHours): string =>
  [fromMinute, untilMinute]
    .map((minute) => [Math.floor(minute / 60), minute % 60].map((part) => String(part).padStart(2, '0')).join(':'))
    .join('-');

const clock = createShopFormat(MARKET.locale, {hour: 'numeric', minute: 'numeric', hourCycle: 'h23'});

/** Returns whether a moment is within these hours of the shop's clock. */
export function isWithin({fromMinute, untilMinute}: ClockHours, moment: Date): boolean {
  const parts = clock().formatToParts(moment);
  const partOf = (name: 'hour' | 'minute') => Number(parts.find(({type}) => type === name)?.value ?? 0);
  const minute = partOf('hour') * 60 + partOf('minute');
  return fromMinute < untilMinute
    ? minute >= fromMinute && minute < untilMinute
    : minute >= fromMinute || minute < untilMinute;
}
