import {toMailingAddressNode, type MailingAddressNode} from '../cart/address-fields';
import {gid} from '../graphql/gid';
import type {CustomerAddressRecord, CustomerRecord} from './customer-record';
import {displayName} from './customer-store';

const addressGid = ({number}: CustomerAddressRecord): string =>
  `${gid('MailingAddress', number)}?model_name=CustomerAddress`;

/** Returns the number in an address id, with or without the suffix that Shopify appends; null for any other text. */
export function addressNumberOf(id: string): number | null {
  const [, digits] = /^gid:\/\/shopify\/MailingAddress\/(\d+)(?:\?.*)?$/.exec(id) ?? [];
  return digits ? Number(digits) : null;
}

export const toCustomerAddressNode = (record: CustomerAddressRecord): MailingAddressNode =>
  toMailingAddressNode(record.address, addressGid(record));

/**
 * Converts a customer to a node of the Storefront API. Metafields and picture are not emulated and fail with their
 * name.
 */
export function toCustomerNode(customer: CustomerRecord) {
  const {number, email, firstName, lastName, phone, marketing, tags, createdAt, updatedAt} = customer;
  const defaultAddress = customer.addresses.find((address) => address.number === customer.defaultAddressNumber);
  return {
    __typename: 'Customer' as const,
    id: gid('Customer', number),
    email,
    firstName,
    lastName,
    phone,
    displayName: displayName(customer),
    acceptsMarketing: marketing.state === 'SUBSCRIBED',
    tags,
    createdAt,
    updatedAt,
    socialLoginProvider: null,
    defaultAddress: defaultAddress ? toCustomerAddressNode(defaultAddress) : null,
    record: customer,
  };
}

export type CustomerNode = ReturnType<typeof toCustomerNode>;
