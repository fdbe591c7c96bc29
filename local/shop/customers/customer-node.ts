import {toMailingAddressNode, type MailingAddressNode} from '../cart/address-fields';
import {gid} from '../graphql/gid';
import type {CustomerAddressRecord, CustomerRecord} from './customer-record';
import {displayName} from './customer-store';

/** Returns the id of an address as the Storefront API writes it. */
const addressGid = ({number}: CustomerAddressRecord): string =>
  `${gid('MailingAddress', number)}?model_name=CustomerAddress`;

/** Returns the number in an address's id, with or without what the platform adds to it; null for any other text. */
export function addressNumberOf(id: string): number | null {
  const [, digits] = /^gid:\/\/shopify\/MailingAddress\/(\d+)(?:\?.*)?$/.exec(id) ?? [];
  return digits ? Number(digits) : null;
}

/** Returns an address of a customer's book as the Storefront API serves it. */
export const toCustomerAddressNode = (record: CustomerAddressRecord): MailingAddressNode =>
  toMailingAddressNode(record.address, addressGid(record));

/**
 * Lays a customer out as the Storefront API serves them. Their metafields and picture are not emulated and fail by
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

/** A customer in the result of a query. */
export type CustomerNode = ReturnType<typeof toCustomerNode>;
