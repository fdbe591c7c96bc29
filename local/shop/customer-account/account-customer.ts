import type {CustomerRecord} from '../customers/customer-record';
import {displayName} from '../customers/customer-store';
import {findAddress} from '../customers/address-book';
import {gid} from '../graphql/gid';
import {toAddressNode} from './account-address';

export function toAccountCustomer(customer: CustomerRecord) {
  const {number, email, firstName, lastName, phone, marketing, tags, createdAt} = customer;
  const defaultAddress = findAddress(customer, customer.defaultAddressNumber);
  return {
    __typename: 'Customer' as const,
    id: gid('Customer', number),
    firstName,
    lastName,
    displayName: displayName(customer),
    emailAddress: {emailAddress: email, marketingState: marketing.state},
    phoneNumber: phone && {phoneNumber: phone, marketingState: 'NOT_SUBSCRIBED'},
    defaultAddress: defaultAddress && toAddressNode(defaultAddress),
    tags,
    createdAt,
    creationDate: createdAt,
    record: customer,
  };
}

export type AccountCustomer = ReturnType<typeof toAccountCustomer>;
