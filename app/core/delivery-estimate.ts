import {addBusinessDays, formatDay, shopDay} from './dates';
import {POLICY} from './policy';

/**
 * Estimates when something ordered now is at the door, with standard shipping. The only place that does.
 * @returns two days in words: `Nov 30 – Dec 2`
 */
export function deliveryEstimate(now: Date): string {
  const {least, most} = POLICY.doorToDoorBusinessDays;
  const today = shopDay(now);
  return `${formatDay(addBusinessDays(today, least))} – ${formatDay(addBusinessDays(today, most))}`;
}
