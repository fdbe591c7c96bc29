/** Who carries parcels for this shop. */
export const CARRIERS = ['UPS', 'FedEx', 'USPS', 'DHL', 'Other'] as const;

export type Carrier = (typeof CARRIERS)[number];

/** A carrier's numbers, and where it tells of a parcel. */
interface CarrierRules {
  readonly number: RegExp;
  /** What its numbers look like, in words. */
  readonly looks: string;
  readonly url: (number: string) => string;
}

const RULES: Readonly<Record<Exclude<Carrier, 'Other'>, CarrierRules>> = {
  UPS: {
    number: /^(?:1Z[A-Z0-9]{16}|T\d{10}|\d{9}|\d{12})$/,
    looks: '1Z and 16 letters or digits',
    url: (number) => `https://www.ups.com/track?tracknum=${number}`,
  },
  FedEx: {
    number: /^(?:\d{12}|\d{15}|\d{20}|\d{22})$/,
    looks: '12, 15, 20 or 22 digits',
    url: (number) => `https://www.fedex.com/fedextrack/?trknbr=${number}`,
  },
  USPS: {
    number: /^(?:9\d{19,21}|420\d{5}(?:\d{4})?9\d{19,21}|82\d{8}|[A-Z]{2}\d{9}US)$/,
    looks: '20 to 22 digits that begin with 9, or 13 characters that end with US',
    url: (number) => `https://tools.usps.com/go/TrackConfirmAction?tLabels=${number}`,
  },
  DHL: {
    number: /^(?:\d{10,11}|J{1,2}D\d{14,18}|GM\d{16,20}|[A-Z]{2}\d{9}DE)$/,
    looks: '10 or 11 digits, or a number that begins with JD or GM',
    url: (number) => `https://www.dhl.com/us-en/home/tracking.html?tracking-id=${number}`,
  },
};

/** Where links out of our pages may lead: carriers and those who follow parcels for several of them. */
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

const LONGEST_NUMBER = 100;
const PLAIN_NUMBER = /^[\w][\w .:/#-]*$/;

const rulesOf = (carrier: string): CarrierRules | null =>
  Object.entries(RULES).find(([name]) => name.toLowerCase() === carrier.trim().toLowerCase())?.[1] ?? null;

/** @returns a number as its carrier writes it: people copy blanks and dashes along */
export const toTrackingNumber = (carrier: Carrier, typed: string): string =>
  carrier === 'Other' ? typed.trim() : typed.replaceAll(/[\s-]+/g, '').toUpperCase();

/** @returns what is wrong with a number of this carrier, in words; null when nothing is */
export function trackingNumberFault(carrier: Carrier, number: string): string | null {
  const rules = rulesOf(carrier);
  if (rules) return rules.number.test(number) ? null : `This is no ${carrier} number: expected ${rules.looks}`;
  return number.length <= LONGEST_NUMBER && PLAIN_NUMBER.test(number) ? null : 'This is no tracking number';
}

/** A domain name with a top-level domain of letters, which no IP address and no name on a local network has. */
const PUBLIC_DOMAIN = /^(?:[a-z\d-]+\.)+[a-z][a-z\d-]*[a-z\d]$/;

/** @returns whether an address is an https page of a known carrier, plainly written */
export function isTrackingAddress(address: string): boolean {
  const host = findHttpsHost(address) ?? '';
  return TRACKING_DOMAINS.some((domain) => host === domain || host.endsWith(`.${domain}`));
}

/** @returns the host of an https address without user name, password and port; null for any other text */
function findHttpsHost(address: string): string | null {
  if (!URL.canParse(address)) return null;
  const {protocol, hostname, username, password, port} = new URL(address);
  return protocol === 'https:' && !username && !password && !port ? hostname : null;
}

/** Staff type the page of a carrier that is not on the list themselves, so any public https page is accepted for it. */
const isPageOfOtherCarrier = (carrier: string | null, address: string): boolean =>
  carrier?.trim().toLowerCase() === 'other' && PUBLIC_DOMAIN.test(findHttpsHost(address) ?? '');

/**
 * Finds where a parcel can be followed.
 * @param carrier as the shop knows it, which may be one of ours or any other
 * @param given the address that came with the number
 * @returns null when there is no address that people may be sent to
 */
export function trackingUrl(carrier: string | null, number: string | null, given: string | null): string | null {
  const rules = rulesOf(carrier ?? '');
  if (rules && number && rules.number.test(number)) return rules.url(number);
  return given !== null && (isTrackingAddress(given) || isPageOfOtherCarrier(carrier, given)) ? given : null;
}
