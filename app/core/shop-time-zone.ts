import {MARKET} from './market';

/** The time zone until Shopify's is known. */
export const DEFAULT_TIME_ZONE = 'America/New_York';

let current = DEFAULT_TIME_ZONE;

/** Returns the IANA name of the shop's time zone as this isolate knows it. Browsers have the default: pages format on the server. */
export const getShopTimeZone = (): string => current;

/** Makes an IANA name the shop's time zone in this isolate. Another text changes nothing. */
export function setShopTimeZone(timeZone: string): void {
  if (isTimeZone(timeZone)) current = timeZone;
}

/** Returns whether a text names a time zone that can be formatted. Offsets such as `+05:30` can be, but name none. */
export function isTimeZone(text: string): boolean {
  try {
    new Intl.DateTimeFormat(MARKET.locale, {timeZone: text});
    return /^[A-Z]/i.test(text);
  } catch {
    return false;
  }
}

/** Creates a format in the shop's time zone when it is first needed, and again after the time zone has changed. */
export function createShopFormat(locale: string, options: Intl.DateTimeFormatOptions): () => Intl.DateTimeFormat {
  let known: {readonly timeZone: string; readonly format: Intl.DateTimeFormat} | undefined;
  return () => {
    if (known?.timeZone !== current)
      known = {timeZone: current, format: new Intl.DateTimeFormat(locale, {...options, timeZone: current})};
    return known.format;
  };
}
