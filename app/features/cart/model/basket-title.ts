/** A season's name for the cart, between two days of the shop's calendar, both included (`2025-10-01`). */
export interface Season {
  readonly title: string;
  readonly from: string;
  readonly until: string;
}

/** What the cart is called outside of any season. */
const BASKET_TITLE = 'Your basket';

/** The shop sells in the United States; its days begin and end on the East Coast. */
const SHOP_TIME_ZONE = 'America/New_York';

/** Written as ISO days, so that text order is the order of time. */
const ISO_DAY = new Intl.DateTimeFormat('en-CA', {
  timeZone: SHOP_TIME_ZONE,
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
});

/**
 * @param season - what the merchant has set; null when nothing is set
 * @param now - the moment to name the cart for
 * @returns the season's title on its days, `Your basket` on all others
 */
export function basketTitle(season: Season | null, now: Date): string {
  if (!season) return BASKET_TITLE;
  const today = ISO_DAY.format(now);
  return season.from <= today && today <= season.until ? season.title : BASKET_TITLE;
}
