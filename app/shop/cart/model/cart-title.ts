import {shopDay} from '~/core/dates';

/** A seasonal title of the cart. Dates are inclusive, in the shop's time zone (`2025-10-01`). */
export interface Season {
  readonly title: string;
  readonly from: string;
  readonly until: string;
}

const DEFAULT_CART_TITLE = 'Your basket';

/** @returns the season's title during the season, `Your basket` otherwise */
export function cartTitle(season: Season | null, now: Date): string {
  if (!season) return DEFAULT_CART_TITLE;
  const today = shopDay(now);
  return season.from <= today && today <= season.until ? season.title : DEFAULT_CART_TITLE;
}
