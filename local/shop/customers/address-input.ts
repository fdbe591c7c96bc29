import type {MailingAddressInput} from 'schema-2026-04/storefront-api-types';
import {provinceName} from '../cart/address-fields';
import {US_STATES, isUsStateCode} from '../checkout/us-states';
import type {DeliveryAddress} from '../delivery-address';
import {CUSTOMER_ERROR, textProblems, type CustomerUserError} from './customer-problems';
import {toPhone} from './contact-fields';

type Path = readonly string[];

const EMPTY: DeliveryAddress = {
  firstName: '',
  lastName: '',
  company: '',
  address1: '',
  address2: '',
  city: '',
  provinceCode: '',
  countryCode: '',
  zip: '',
  phone: '',
};

const LABELS = {
  firstName: 'First name',
  lastName: 'Last name',
  company: 'Company',
  address1: 'Address1',
  address2: 'Address2',
  city: 'City',
  zip: 'Zip',
} as const;

const ZIP = /^\d{5}(?:-\d{4})?$/;
const LETTERS = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];

let countries: ReadonlyMap<string, string> | undefined;

/** Country codes by their English name in lower case. */
function countryNames(): ReadonlyMap<string, string> {
  const names = new Intl.DisplayNames('en', {type: 'region', fallback: 'none'});
  const codes = LETTERS.flatMap((first) => LETTERS.map((second) => first + second));
  return (countries ??= new Map(codes.flatMap((code) => [[names.of(code)?.toLowerCase() ?? '', code] as const])));
}

/** Returns the code of a country given by code or English name, or undefined if unknown. */
export function toCountryCode(text: string): string | undefined {
  const isCode = /^[A-Z]{2}$/.test(text) && [...countryNames().values()].includes(text);
  return isCode ? text : countryNames().get(text.trim().toLowerCase());
}

/** Returns the code of a state given by code or name, or the input if unknown. */
function toProvinceCode(text: string): string {
  const wanted = text.trim().toLowerCase();
  return (
    Object.entries(US_STATES).find((state) => state.some((each) => each.toLowerCase() === wanted))?.[0] ?? text.trim()
  );
}

/**
 * Applies an input to an address.
 *
 * @param before - the fields that the input does not set; undefined for a new address
 * @param input - the submitted fields; country and province by name or code
 */
export function mergeAddress(input: MailingAddressInput, before: DeliveryAddress = EMPTY): DeliveryAddress {
  const {country, province, ...texts} = input;
  const given = Object.entries(texts).flatMap(([key, value]) =>
    value === undefined ? [] : [[key, value ?? ''] as const],
  );
  return {
    ...before,
    ...Object.fromEntries<string>(given),
    ...(country !== undefined && {countryCode: country ? (toCountryCode(country) ?? country) : ''}),
    ...(province !== undefined && {provinceCode: toProvinceCode(province ?? '')}),
  };
}

/** Returns the problems of an address. Every field is optional, as at Shopify. */
export function addressProblems(address: DeliveryAddress, at: Path): CustomerUserError[] {
  const texts = Object.entries(LABELS).flatMap(([field, label]) =>
    textProblems(address[field as keyof typeof LABELS], [...at, field], label),
  );
  const {countryCode, provinceCode, zip, phone} = address;
  if (countryCode && !toCountryCode(countryCode)) {
    return [...texts, CUSTOMER_ERROR.invalid([...at, 'country'], 'Country', 'is not valid')];
  }
  const isInUs = countryCode === 'US';
  const isWrongState = isInUs && provinceCode !== '' && !isUsStateCode(provinceCode);
  const isWrongZip = isInUs && zip !== '' && !ZIP.test(zip);
  return [
    ...texts,
    ...(isWrongState ? [CUSTOMER_ERROR.invalid([...at, 'province'], 'Province', 'is not valid')] : []),
    ...(isWrongZip ? [CUSTOMER_ERROR.invalid([...at, 'zip'], 'Zip', 'is not valid for United States')] : []),
    ...(isInUs ? [] : textProblems(provinceName(address), [...at, 'province'], 'Province')),
    ...(toPhone(phone) === undefined ? [CUSTOMER_ERROR.invalid([...at, 'phone'], 'Phone')] : []),
  ];
}
