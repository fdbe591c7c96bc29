/**
 * The cookie that the browser sets when a shopper asks for the latest data: the next request then treats cached responses
 * older than a second as stale.
 */
export const REFRESH_COOKIE = {name: 'refresh', maxAgeS: 10} as const;
