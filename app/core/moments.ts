import {MARKET} from './market';
import {getShopTimeZone} from './shop-time-zone';

/** The formats of a moment: `November 30, 2026 at 10:15 AM EST`, `Nov 30, 2026, 10:15 AM EST`, `10:15:00 AM EST`. */
type MomentFormat = 'long' | 'short' | 'clock';

/** A moment as ISO text and formatted in the shop's time zone. */
export interface MomentView {
  readonly iso: string;
  readonly text: string;
  readonly format: MomentFormat;
}

const DATES = {
  long: {style: 'long', between: ' at '},
  short: {style: 'medium', between: ', '},
} as const;

/**
 * Formats a moment and names its time zone. Date and time are joined here, because engines join them differently.
 * @param timeZone an IANA name; the shop's by default
 */
export function formatMoment(moment: Date, format: MomentFormat = 'long', timeZone = getShopTimeZone()): string {
  const second = format === 'clock' ? '2-digit' : undefined;
  const clock = {timeZone, hour: 'numeric', minute: '2-digit', second, timeZoneName: 'short'} as const;
  const time = new Intl.DateTimeFormat(MARKET.locale, clock).format(moment);
  if (format === 'clock') return time;
  const {style, between} = DATES[format];
  return new Intl.DateTimeFormat(MARKET.locale, {timeZone, dateStyle: style}).format(moment) + between + time;
}

/** Converts a moment for a page, where the browser shows it in the visitor's time zone after hydration. */
export function toMomentView(moment: string | Date, format: MomentFormat = 'long'): MomentView {
  const date = new Date(moment);
  return {iso: date.toISOString(), text: formatMoment(date, format), format};
}
