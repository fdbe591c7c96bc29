import {formatDay} from '~/core/dates';
import type {Arrival, DayRange} from './arrival';

/** Formats days: `Dec 4`, `Dec 4–8`, `Nov 30 – Dec 2`. */
export function formatDays({first, last}: DayRange): string {
  if (first === last) return formatDay(first);
  const isSameMonth = first.slice(0, 7) === last.slice(0, 7);
  return isSameMonth ? `${formatDay(first)}–${Number(last.slice(8))}` : `${formatDay(first)} – ${formatDay(last)}`;
}

/**
 * Says when something arrives, as one line without a period.
 * @param isRest whether other parcels were sent before
 */
export function arrivalText(arrival: Arrival, today: string, isRest = false): string {
  const packing = isRest ? 'The rest is being packed' : 'Being packed';
  switch (arrival.kind) {
    case 'packing':
      return `${packing}, arrives ${formatDays(arrival.days)}`;
    case 'packing-late':
      return `${packing}, later than we said: arrives ${formatDays(arrival.days)}`;
    case 'packed':
      return `Packed, arrives ${formatDays(arrival.days)}`;
    case 'on-the-way':
      return `On the way, arrives ${formatDays(arrival.days)}`;
    case 'delayed':
      return `On the way, later than planned: arrives ${formatDays(arrival.days)}`;
    case 'out-for-delivery':
      return `Out for delivery, arrives ${arrival.days.last === today ? 'today' : formatDays(arrival.days)}`;
    case 'attempted':
      return `The carrier tried to deliver it, and tries again by ${formatDay(arrival.days.last)}`;
    case 'overdue':
      return 'It should have arrived by now. Write to us, and we look for it';
    case 'not-delivered':
      return 'It could not be delivered. Write to us, and we find a way';
    case 'delivered':
      return arrival.days ? `Delivered ${formatDays(arrival.days)}` : 'Delivered';
  }
}
