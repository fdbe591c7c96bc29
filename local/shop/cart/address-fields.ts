import {US_STATES, isUsStateCode} from '../checkout/us-states';
import type {DeliveryAddress} from '../delivery-address';

/** Which optional parts a formatted address includes. */
export interface AddressFormat {
  readonly withName?: boolean | null;
  readonly withCompany?: boolean | null;
}

/** Returns null for an empty text, because Shopify has no empty texts. */
export const orNull = (text: string): string | null => text || null;

const fullName = ({firstName, lastName}: DeliveryAddress): string | null => orNull(`${firstName} ${lastName}`.trim());

/** Returns the English name of a country. */
export const countryName = (countryCode: string): string =>
  new Intl.DisplayNames('en', {type: 'region'}).of(countryCode) ?? countryCode;

const joined = (separator: string, ...parts: readonly string[]): string => parts.filter(Boolean).join(separator);

/** Formats an address as lines, as on a shipping label. */
export function formatAddress(address: DeliveryAddress, options: AddressFormat): string[] {
  const {company, address1, address2, city, provinceCode, zip, countryCode} = address;
  const name = options.withName ? (fullName(address) ?? '') : '';
  const place = joined(' ', city, provinceCode, zip);
  const country = countryCode && countryName(countryCode);
  return [name, options.withCompany ? company : '', address1, address2, place, country].filter(Boolean);
}

const formattedArea = ({city, provinceCode, countryCode}: DeliveryAddress): string =>
  joined(', ', joined(' ', city, provinceCode), countryCode && countryName(countryCode));

/** Returns the fields that all address types of the Storefront API share. */
export const toAddressFields = (address: DeliveryAddress) => ({
  firstName: orNull(address.firstName),
  lastName: orNull(address.lastName),
  company: orNull(address.company),
  address1: orNull(address.address1),
  address2: orNull(address.address2),
  city: orNull(address.city),
  provinceCode: orNull(address.provinceCode),
  countryCode: orNull(address.countryCode),
  zip: orNull(address.zip),
  phone: orNull(address.phone),
  name: fullName(address),
  formattedArea: orNull(formattedArea(address)),
  latitude: null,
  longitude: null,
});

/** Returns the English name of a US state; for other countries, the province as entered. */
export const provinceName = ({countryCode, provinceCode}: DeliveryAddress): string =>
  countryCode === 'US' && isUsStateCode(provinceCode) ? US_STATES[provinceCode] : provinceCode;

/**
 * Converts an address to `MailingAddress` of the Storefront API.
 *
 * @param address - the stored address
 * @param id - its global id; for an address outside of an address book it resolves to no node
 */
export const toMailingAddressNode = (
  address: DeliveryAddress,
  id = 'gid://shopify/MailingAddress/0?model_name=Address',
) => ({
  __typename: 'MailingAddress' as const,
  id,
  ...toAddressFields(address),
  countryCodeV2: orNull(address.countryCode),
  country: address.countryCode ? countryName(address.countryCode) : null,
  province: orNull(provinceName(address)),
  source: address,
});

/** An address in the result of a query; `source` is the address that its formatted lines are made from. */
export type MailingAddressNode = ReturnType<typeof toMailingAddressNode>;
