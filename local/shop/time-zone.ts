/** The time zone of the shop, unless its profile has another one. */
export const LOCAL_TIME_ZONE = 'America/New_York';

const SHOP_DAY = new Intl.DateTimeFormat('sv-SE', {dateStyle: 'short', timeZone: LOCAL_TIME_ZONE});

/** Returns the day in the shop's time zone, such as `2026-06-01`. */
export const toShopDay = (moment: Date): string => SHOP_DAY.format(moment);
