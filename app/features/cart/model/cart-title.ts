import {shopDay} from '~/core/dates';

/** A season's name for the cart, between two days of the shop's calendar, both included (`2025-10-01`). */
export interface Season {
  readonly title: string;
  readonly from: string;
  readonly until: string;
}

/** What the cart is called outside of any season. */
const DEFAULT_CART_TITLE = 'Your basket';

/**
 * @param season - what the merchant has set; null when nothing is set
 * @param now - the moment to name the cart for
 * @returns the season's title on its days, `Your basket` on all others
 */
export function cartTitle(season: Season | null, now: Date): string {
  if (!season) return DEFAULT_CART_TITLE;
  const today = shopDay(now);
  return season.from <= today && today <= season.until ? season.title : DEFAULT_CART_TITLE;
}
