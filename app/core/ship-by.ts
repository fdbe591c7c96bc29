import {addBusinessDays, shopDay} from './dates';
import {POLICY} from './policy';

/**
 * Returns the day until which the shop promises to ship an order, as an ISO day in its time zone.
 * @param placedAt an ISO 8601 timestamp
 */
export const shipBy = (placedAt: string): string =>
  addBusinessDays(shopDay(new Date(placedAt)), POLICY.processingBusinessDays.most);
