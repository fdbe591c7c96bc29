import type {Random} from '../../kit/random';
import type {SeedParcel} from '../types';

const digits = (count: number, random: Random): string =>
  Array.from({length: count}, () => Math.floor(random() * 10)).join('');

/** Sums the digits, multiplied by weights that repeat. */
const weightedSum = (text: string, weights: readonly number[]): number =>
  [...text].reduce((sum, digit, index) => sum + Number(digit) * (weights[index % weights.length] ?? 0), 0);

/** Returns the digit that makes the sum a multiple of ten. */
const toNextTen = (sum: number): number => (10 - (sum % 10)) % 10;

/** `1Z`, a shipper, a service and a package number; letters count as digits from 2 in the check digit. */
function upsNumber(random: Random): string {
  const body = `999AA103${digits(7, random)}`;
  const asDigits = body.replace(/[A-Z]/g, (letter) => String((letter.charCodeAt(0) - 63) % 10));
  return `1Z${body}${toNextTen(weightedSum(asDigits, [1, 2]))}`;
}

function uspsNumber(random: Random): string {
  const body = `94001118992${digits(10, random)}`;
  return `${body}${toNextTen(weightedSum(body, [3, 1]))}`;
}

function fedexNumber(random: Random): string {
  const body = `7946${digits(7, random)}`;
  return `${body}${(weightedSum(body, [3, 1, 7]) % 11) % 10}`;
}

const CARRIERS = [
  {company: 'USPS', create: uspsNumber, url: 'https://tools.usps.com/go/TrackConfirmAction?tLabels='},
  {company: 'UPS', create: upsNumber, url: 'https://www.ups.com/track?tracknum='},
  {company: 'FedEx', create: fedexNumber, url: 'https://www.fedex.com/fedextrack/?trknbr='},
] as const;

/** Shares of the carriers: chances below the first are USPS, below the second UPS. */
const LIMITS = {standard: [0.65, 0.9], express: [0, 0.5]} as const;

/** Creates the tracking information of a parcel; the check digit of the number is right. */
export function createTracking(
  shippingMethod: keyof typeof LIMITS,
  random: Random,
): Pick<SeedParcel, 'company' | 'trackingNumber' | 'trackingUrl'> {
  const chance = random();
  const {company, create, url} =
    CARRIERS[LIMITS[shippingMethod].filter((limit) => chance >= limit).length] ?? CARRIERS[0];
  const trackingNumber = create(random);
  return {company, trackingNumber, trackingUrl: `${url}${trackingNumber}`};
}
