import type {AddressRow} from '~/orders/model/order-row';
import {isZipOfState} from '~/orders/model/zip-states';

export const ADDRESS_WARNINGS = {
  abroad: 'Not in the United States',
  street: 'The street is missing',
  streetName: 'The street has no name',
  streetNumber: 'The street has no number',
  zip: 'The ZIP code is not valid',
  zipOfOtherState: (state: string) => `The ZIP code is not in ${state}`,
  postOfficeBox: 'This carrier does not deliver to a PO box',
  phone: 'The carrier asks for a phone number',
} as const;

const HOME: ReadonlySet<string> = new Set(['united states', 'united states of america', 'us', 'usa']);
const ZIP = /^\d{5}(?:-?\d{4})?$/;
const POST_OFFICE_BOX = /\b(?:p\.?\s*o\.?\s*|post\s+office\s+)(?:box|drawer)\b/i;
/** Military addresses have a unit and a box instead of a street. */
const MILITARY = /\b(?:psc|cmr|unit)\s+\d/i;
const NUMBER_WORD = /^(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)\b/i;
const PARCEL_CARRIER = /\b(?:ups|fedex|dhl)\b/i;

/**
 * Returns what staff should check about an address before they pack. A field that the store may not read is absent, and
 * no reason for a warning; an empty one is.
 * @param shippingMethod what the customer chose, which may name the carrier
 */
export function toAddressWarnings(address: AddressRow, shippingMethod: string | null): readonly string[] {
  const country = address.country?.trim().toLowerCase();
  const isAbroad = country ? !HOME.has(country) : false;
  const usesParcelCarrier = PARCEL_CARRIER.test(shippingMethod ?? '');
  const street = [address.address1, address.address2].filter(Boolean).join(' ').trim();
  const warnings = [
    isAbroad ? ADDRESS_WARNINGS.abroad : null,
    address.address1 === undefined ? null : streetWarning(street),
    isAbroad ? null : zipWarning(address),
    usesParcelCarrier && POST_OFFICE_BOX.test(street) ? ADDRESS_WARNINGS.postOfficeBox : null,
    // Carriers other than the mail need it, and so do customs.
    (isAbroad || usesParcelCarrier) && isEmpty(address.phone) ? ADDRESS_WARNINGS.phone : null,
  ];
  return warnings.filter((warning) => warning !== null);
}

/** Absent fields are unknown, not empty. */
const isEmpty = (field: string | null | undefined): boolean => field !== undefined && !field?.trim();

function streetWarning(street: string): string | null {
  if (street === '') return ADDRESS_WARNINGS.street;
  if (POST_OFFICE_BOX.test(street) || MILITARY.test(street)) return null;
  if (!/\p{L}{2}/u.test(street)) return ADDRESS_WARNINGS.streetName;
  return /\d/.test(street) || NUMBER_WORD.test(street) ? null : ADDRESS_WARNINGS.streetNumber;
}

function zipWarning({zip, province}: AddressRow): string | null {
  if (zip === undefined) return null;
  const text = zip?.trim() ?? '';
  if (!ZIP.test(text)) return ADDRESS_WARNINGS.zip;
  return province && isZipOfState(text, province) === false ? ADDRESS_WARNINGS.zipOfOtherState(province) : null;
}
