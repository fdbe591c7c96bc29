import {MARKET} from './market';
import {createShopFormat} from './shop-time-zone';

/** A day as ISO text and as text in the shop's time zone. */
export interface DayView {
  readonly iso: string;
  readonly text: string;
}

const dayFormat = createShopFormat(MARKET.locale, {dateStyle: 'long'});

/** Converts a timestamp to its day in the shop's time zone. */
export function toDayView(timestamp: string): DayView {
  const at = new Date(timestamp);
  return {iso: at.toISOString(), text: dayFormat().format(at)};
}
