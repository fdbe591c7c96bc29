import type {CodeAddressFragment} from '../../../../customer-accountapi.generated';
import type {AccountAddressFragment} from '../../../../storefrontapi.generated';
import {toFullName} from '~/core/person-name';
import type {AccountAddress} from './account-store';

/** What both APIs know of an address. */
type AnyAddressNode = Omit<AccountAddressFragment, 'countryCodeV2'> & {readonly countryCodeV2?: string | null};

/** Behind the number an id may carry a token of the person's. */
const numberOf = (id: string): string => /^gid:\/\/shopify\/(?:Mailing|Customer)Address\/(\d+)/.exec(id)?.[1] ?? '';

/** @returns whether this is the address of that number */
export const hasAddressNumber = ({id}: {readonly id: string}, number: string): boolean => numberOf(id) === number;

/** @returns an address as our pages show it */
export function toAccountAddress(node: AnyAddressNode, defaultId: string | undefined): AccountAddress {
  return {
    number: numberOf(node.id),
    isDefault: defaultId !== undefined && numberOf(defaultId) === numberOf(node.id),
    lines: [...node.formatted, ...(node.phone ? [node.phone] : [])],
    name: toFullName(node),
    address1: node.address1 ?? '',
    address2: node.address2 ?? '',
    city: node.city ?? '',
    // A province of another country is none that the form offers.
    province: node.countryCodeV2 === 'US' ? (node.provinceCode ?? '') : '',
    zip: node.zip ?? '',
    phone: node.phone ?? '',
  };
}

/** @returns an address of the Customer Account API in the names of the other one */
export const toMailingAddress = ({
  zoneCode: provinceCode,
  territoryCode: countryCodeV2,
  phoneNumber: phone,
  ...rest
}: CodeAddressFragment): AnyAddressNode => ({...rest, provinceCode, countryCodeV2, phone});
