/** Returns the time zone of the browser. */
export const visitorTimeZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone;
