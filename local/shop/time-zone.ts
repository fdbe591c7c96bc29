/** The time zone of the shop, unless its profile has another one. */
export const LOCAL_TIME_ZONE = 'America/New_York';
