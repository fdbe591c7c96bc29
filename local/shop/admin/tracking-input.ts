import type {Tracking} from '../orders/order-state';
import {isGiven} from '../graphql/is-given';

/** `FulfillmentTrackingInput`, with one tracking number or several. */
export interface TrackingInput {
  readonly company?: string | null;
  readonly number?: string | null;
  readonly numbers?: readonly string[] | null;
  readonly url?: string | null;
  readonly urls?: readonly string[] | null;
}

const ADDRESSES: Readonly<Record<string, (number: string) => string>> = {
  UPS: (number) => `https://www.ups.com/track?tracknum=${number}`,
  FedEx: (number) => `https://www.fedex.com/fedextrack/?trknbr=${number}`,
  USPS: (number) => `https://tools.usps.com/go/TrackConfirmAction?tLabels=${number}`,
  DHL: (number) => `https://www.dhl.com/en/express/tracking.html?AWB=${number}`,
};

/** Shopify knows the tracking URLs of the big carriers and fills them in when the input has none. */
const addressOf = (company: string | null, number: string | null): string | null =>
  (company && number && ADDRESSES[company]?.(encodeURIComponent(number))) || null;

/** Returns the tracking information, or an empty object if there is none. */
export function toTracking(input: TrackingInput | null | undefined): Tracking[] {
  if (!isGiven(input)) return [];
  const company = input.company || null;
  const numbers = input.numbers ?? (isGiven(input.number) ? [input.number] : []);
  const urls = input.urls ?? (isGiven(input.url) ? [input.url] : []);
  const count = Math.max(numbers.length, urls.length, company ? 1 : 0);
  return Array.from({length: count}, (_, index) => {
    const number = numbers[index] || null;
    return {company, number, url: urls[index] || addressOf(company, number)};
  });
}
