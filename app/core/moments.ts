/** The shop sells in the United States; its days begin and end on the East Coast. */
export const SHOP_TIME_ZONE = 'America/New_York';

/** How much of a moment is written: `November 30, 2026 at 10:15 AM EST`, `Nov 30, 2026, 10:15 AM EST`, `10:15:00 AM EST`. */
type MomentFormat = 'long' | 'short' | 'clock';

/** A moment as machines read it and, by the shop's clock, as shoppers do. */
export interface MomentView {
  readonly iso: string;
  readonly words: string;
  readonly format: MomentFormat;
}

const DATES = {
  long: {style: 'long', between: ' at '},
  short: {style: 'medium', between: ', '},
} as const;

/**
 * Writes a moment with its time zone, so that it is clear whose clock is meant. Date and time are joined here:
 * browsers and servers join them in different ways.
 * @param timeZone an IANA name; the shop's when absent
 */
export function formatMoment(moment: Date, format: MomentFormat = 'long', timeZone = SHOP_TIME_ZONE): string {
  const second = format === 'clock' ? '2-digit' : undefined;
  const clock = {timeZone, hour: 'numeric', minute: '2-digit', second, timeZoneName: 'short'} as const;
  const time = new Intl.DateTimeFormat('en-US', clock).format(moment);
  if (format === 'clock') return time;
  const {style, between} = DATES[format];
  return new Intl.DateTimeFormat('en-US', {timeZone, dateStyle: style}).format(moment) + between + time;
}

/** @returns a moment for a page, which the browser then writes in the visitor's own time zone */
export function toMomentView(moment: string | Date, format: MomentFormat = 'long'): MomentView {
  const date = new Date(moment);
  return {iso: date.toISOString(), words: formatMoment(date, format), format};
}
