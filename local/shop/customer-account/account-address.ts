import type {
  CustomerAddressInput,
  UserErrorsCustomerAddressUserErrorsCode,
} from 'schema-2026-04/customer-account-api-types';
import {countryName, formatAddress, provinceName, toAddressFields, type AddressFormat} from '../cart/address-fields';
import {mergeAddress} from '../customers/address-input';
import type {CustomerAddressRecord} from '../customers/customer-record';
import {gid} from '../graphql/gid';
import type {DeliveryAddress} from '../delivery-address';

export interface AddressUserError {
  readonly code: `${UserErrorsCustomerAddressUserErrorsCode}`;
  readonly field: readonly string[];
  readonly message: string;
}

export function toAddressNode({number, address}: CustomerAddressRecord) {
  const {provinceCode, countryCode, phone, ...fields} = toAddressFields(address);
  return {
    __typename: 'CustomerAddress' as const,
    id: gid('CustomerAddress', number),
    ...fields,
    phoneNumber: phone,
    zoneCode: provinceCode,
    territoryCode: countryCode,
    province: provinceName(address) || null,
    country: countryCode && countryName(countryCode),
    source: address,
  };
}

/** Returns an address in lines. */
export const formatted = ({source}: {readonly source: DeliveryAddress}, options: AddressFormat): string[] =>
  formatAddress(source, options);

/** Returns the address with the fields of an input applied; this API has field names of its own. */
export function mergeAccountAddress(input: CustomerAddressInput, before?: DeliveryAddress): DeliveryAddress {
  const {phoneNumber: phone, territoryCode: country, zoneCode: province, ...rest} = input;
  return mergeAddress({...rest, phone, country, province}, before);
}

const FIELD_NAMES: Readonly<Record<string, string>> = {
  phone: 'phoneNumber',
  country: 'territoryCode',
  province: 'zoneCode',
};

const CODES: Readonly<Record<string, AddressUserError['code']>> = {
  phone: 'PHONE_NUMBER_NOT_VALID',
  country: 'INVALID_TERRITORY_CODE',
  province: 'INVALID_FOR_COUNTRY',
  zip: 'INVALID_FOR_COUNTRY_AND_PROVINCE',
};

/** Returns a user error of the Storefront API with this API's codes and field names. */
export function toAddressError(error: {
  readonly code: string;
  readonly field: readonly string[] | null;
  readonly message: string;
}): AddressUserError {
  const field = error.field?.at(-1) ?? '';
  const isAboutText = error.code === 'TOO_LONG' || error.code === 'CONTAINS_HTML_TAGS';
  const code = isAboutText ? (error.code as AddressUserError['code']) : (CODES[field] ?? 'INVALID');
  return {code, field: ['address', FIELD_NAMES[field] ?? field], message: error.message};
}
