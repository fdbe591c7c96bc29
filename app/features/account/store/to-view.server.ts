import type {AccountAddressFragment} from '../../../../storefrontapi.generated';
import {fullNameOf} from '../name-of';
import type {AccountAddress} from './account-store';

/** Behind the number an id may carry a token of the person's. */
const numberOf = (id: string): string => /^gid:\/\/shopify\/MailingAddress\/(\d+)/.exec(id)?.[1] ?? '';

/** @returns whether this is the address of that number */
export const isAddress = ({id}: {readonly id: string}, number: string): boolean => numberOf(id) === number;

/** @returns an address as our pages show it */
export function toAddress(node: AccountAddressFragment, defaultId: string | undefined): AccountAddress {
  return {
    number: numberOf(node.id),
    isDefault: defaultId !== undefined && numberOf(defaultId) === numberOf(node.id),
    lines: [...node.formatted, ...(node.phone ? [node.phone] : [])],
    name: fullNameOf(node),
    address1: node.address1 ?? '',
    address2: node.address2 ?? '',
    city: node.city ?? '',
    // A province of another country is none that the form offers.
    province: node.countryCodeV2 === 'US' ? (node.provinceCode ?? '') : '',
    zip: node.zip ?? '',
    phone: node.phone ?? '',
  };
}
