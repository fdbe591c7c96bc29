/**
 * Set by the browser when a shopper asks for the latest data, and sent with the reading that follows: answers kept for
 * longer than a second are then asked of the shop anew.
 */
export const REFRESH_COOKIE = {name: 'refresh', maxAgeS: 10} as const;
