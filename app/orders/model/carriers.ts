/** The carriers that staff can choose. */
export const CARRIERS = ['UPS', 'FedEx', 'USPS', 'DHL', 'Other'] as const;

export type Carrier = (typeof CARRIERS)[number];

/** The format of a carrier's tracking numbers, and its tracking page. */
interface CarrierRules {
  readonly number: RegExp;
  /** The format in words, for error messages. */
  readonly format: string;
  readonly url: (number: string) => string;
}

const RULES: Readonly<Record<Exclude<Carrier, 'Other'>, CarrierRules>> = {
  UPS: {
    number: /^(?:1Z[A-Z0-9]{16}|T\d{10}|\d{9}|\d{12})$/,
    format: '1Z and 16 letters or digits',
    url: (number) => `https://www.ups.com/track?tracknum=${number}`,
  },
  FedEx: {
    number: /^(?:\d{12}|\d{15}|\d{20}|\d{22})$/,
    format: '12, 15, 20 or 22 digits',
    url: (number) => `https://www.fedex.com/fedextrack/?trknbr=${number}`,
  },
  USPS: {
    number: /^(?:9\d{19,21}|420\d{5}(?:\d{4})?9\d{19,21}|82\d{8}|[A-Z]{2}\d{9}US)$/,
    format: '20 to 22 digits that begin with 9, or 13 characters that end with US',
    url: (number) => `https://tools.usps.com/go/TrackConfirmAction?tLabels=${number}`,
  },
  DHL: {
    number: /^(?:\d{10,11}|J{1,2}D\d{14,18}|GM\d{16,20}|[A-Z]{2}\d{9}DE)$/,
    format: '10 or 11 digits, or a number that begins with JD or GM',
    url: (number) => `https://www.dhl.com/us-en/home/tracking.html?tracking-id=${number}`,
  },
};

/** The domains that tracking links may lead to: carriers and multi-carrier tracking services. */
const TRACKING_DOMAINS = [
  'ups.com',
  'fedex.com',
  'usps.com',
  'dhl.com',
  'dhl.de',
  'ontrac.com',
  'lasership.com',
  'amazon.com',
  'canadapost-postescanada.ca',
  '17track.net',
  'aftership.com',
];

const MAX_NUMBER_LENGTH = 100;
const OTHER_NUMBER = /^[\w][\w .:/#-]*$/;

const getRules = (carrier: string): CarrierRules | null =>
  Object.entries(RULES).find(([name]) => name.toLowerCase() === carrier.trim().toLowerCase())?.[1] ?? null;

/** Normalizes an entered tracking number: removes spaces and dashes, except for other carriers. */
export const toTrackingNumber = (carrier: Carrier, input: string): string =>
  carrier === 'Other' ? input.trim() : input.replaceAll(/[\s-]+/g, '').toUpperCase();

/** Returns the error message for an invalid number of this carrier, or null. */
export function getTrackingNumberProblem(carrier: Carrier, number: string): string | null {
  const rules = getRules(carrier);
  if (rules) return rules.number.test(number) ? null : `This is no ${carrier} number: expected ${rules.format}`;
  return number.length <= MAX_NUMBER_LENGTH && OTHER_NUMBER.test(number) ? null : 'This is no tracking number';
}

/** A domain name with a top-level domain of letters, which excludes IP addresses and local host names. */
const PUBLIC_DOMAIN = /^(?:[a-z\d-]+\.)+[a-z][a-z\d-]*[a-z\d]$/;

/** Returns whether a URL is an https page of a known carrier, without credentials or port. */
export function isTrackingAddress(address: string): boolean {
  const host = getHttpsHost(address) ?? '';
  return TRACKING_DOMAINS.some((domain) => host === domain || host.endsWith(`.${domain}`));
}

/** Returns the host of an https URL without credentials or port; null for any other text. */
function getHttpsHost(address: string): string | null {
  if (!URL.canParse(address)) return null;
  const {protocol, hostname, username, password, port} = new URL(address);
  return protocol === 'https:' && !username && !password && !port ? hostname : null;
}

/** Staff enter the page of an unlisted carrier themselves, so any public https page is accepted for it. */
const isPageOfOtherCarrier = (carrier: string | null, address: string): boolean =>
  carrier?.trim().toLowerCase() === 'other' && PUBLIC_DOMAIN.test(getHttpsHost(address) ?? '');

/**
 * Returns the tracking page of a parcel, or null if there is none that may be linked.
 * @param carrier Shopify's name of the carrier, which may be unlisted
 * @param enteredUrl the URL that came with the number
 */
export function trackingUrl(carrier: string | null, number: string | null, enteredUrl: string | null): string | null {
  const rules = getRules(carrier ?? '');
  if (rules && number && rules.number.test(number)) return rules.url(number);
  return enteredUrl !== null && (isTrackingAddress(enteredUrl) || isPageOfOtherCarrier(carrier, enteredUrl))
    ? enteredUrl
    : null;
}
