import {MARKET} from './market';
import {createOnce} from './create-once';

const relativeFormat = createOnce(() => new Intl.RelativeTimeFormat(MARKET.locale, {numeric: 'auto'}));

const UNITS = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
] as const;

/** Formats how long ago a moment was, in the largest unit that fits: `3 minutes ago`, `yesterday`, `now`. */
export function relativeTime(moment: Date, nowMs: number): string {
  // A server clock that is slightly ahead must not produce a time in the future.
  const agoMs = Math.max(0, nowMs - moment.getTime());
  const found = UNITS.find(([, ms]) => agoMs >= ms);
  if (!found) return relativeFormat().format(0, 'second');
  const [unit, unitMs] = found;
  return relativeFormat().format(-Math.floor(agoMs / unitMs), unit);
}
