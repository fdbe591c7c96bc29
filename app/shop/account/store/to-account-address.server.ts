import {MARKET} from '~/core/market';
import type {CodeAddressFragment} from '../../../../customer-accountapi.generated';
import type {AccountAddressFragment} from '../../../../storefrontapi.generated';
import {toFullName} from '~/core/person-name';
import type {AccountAddress} from './account-store';

/** The fields of an address that both APIs have. */
type AnyAddressNode = Omit<AccountAddressFragment, 'countryCodeV2'> & {readonly countryCodeV2?: string | null};

/** Returns the number in an id. A query string with a token of the person may follow it. */
const numberOf = (id: string): string => /^gid:\/\/shopify\/(?:Mailing|Customer)Address\/(\d+)/.exec(id)?.[1] ?? '';

export const hasAddressNumber = ({id}: {readonly id: string}, number: string): boolean => numberOf(id) === number;

/** Converts an address of the Storefront API for the pages. */
export function toAccountAddress(node: AnyAddressNode, defaultId: string | undefined): AccountAddress {
  return {
    number: numberOf(node.id),
    isDefault: defaultId !== undefined && numberOf(defaultId) === numberOf(node.id),
    lines: [...node.formatted, ...(node.phone ? [node.phone] : [])],
    name: toFullName(node),
    address1: node.address1 ?? '',
    address2: node.address2 ?? '',
    city: node.city ?? '',
    // The form offers only states of the US.
    province: node.countryCodeV2 === MARKET.country ? (node.provinceCode ?? '') : '',
    zip: node.zip ?? '',
    phone: node.phone ?? '',
  };
}

/** Converts an address of the Customer Account API to the field names of the Storefront API. */
export const toMailingAddress = ({
  zoneCode: provinceCode,
  territoryCode: countryCodeV2,
  phoneNumber: phone,
  ...rest
}: CodeAddressFragment): AnyAddressNode => ({...rest, provinceCode, countryCodeV2, phone});
