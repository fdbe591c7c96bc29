import {addBusinessDays, formatDay, shopDay} from './dates';
import {POLICY} from './policy';

/**
 * Estimates when an order placed now arrives with standard shipping.
 * @returns a range of two days: `Nov 30 – Dec 2`
 */
export function deliveryEstimate(now: Date): string {
  const {least, most} = POLICY.doorToDoorBusinessDays;
  const today = shopDay(now);
  return `${formatDay(addBusinessDays(today, least))} – ${formatDay(addBusinessDays(today, most))}`;
}
