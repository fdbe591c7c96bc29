import {toMailingAddressNode} from '../cart/address-fields';
import {findAddress} from '../customers/address-book';
import type {CustomerRecord} from '../customers/customer-record';
import {displayName, getOrders} from '../customers/customer-store';
import {gid} from '../graphql/gid';
import {money} from '../graphql/money';
import type {ShopContext} from '../state';

const STATES = {enabled: 'ENABLED', invited: 'INVITED', disabled: 'DISABLED'} as const;

/** Converts a customer to a node of the Admin API. A missing field fails with its name. */
export function toAdminCustomer(customer: CustomerRecord, {state}: ShopContext) {
  const {number, email, firstName, lastName, phone, account, marketing, verifiedEmail, tags, note} = customer;
  const orders = getOrders(state, customer);
  const defaultAddress = findAddress(customer, customer.defaultAddressNumber);
  const consent = {marketingState: marketing.state, marketingOptInLevel: marketing.optInLevel, sourceLocation: null};
  return {
    __typename: 'Customer' as const,
    id: gid('Customer', number),
    legacyResourceId: number,
    email,
    firstName,
    lastName,
    phone,
    displayName: displayName(customer),
    state: STATES[account],
    verifiedEmail,
    validEmailAddress: true,
    defaultEmailAddress: {emailAddress: email, validFormat: true, ...consent, marketingUpdatedAt: marketing.updatedAt},
    emailMarketingConsent: {...consent, consentUpdatedAt: marketing.updatedAt},
    defaultAddress:
      defaultAddress && toMailingAddressNode(defaultAddress.address, gid('MailingAddress', defaultAddress.number)),
    tags,
    note,
    locale: 'en',
    numberOfOrders: orders.length,
    amountSpent: money(orders.reduce((sum, {totalMinor}) => sum + totalMinor, 0)),
    createdAt: customer.createdAt,
    updatedAt: customer.updatedAt,
    record: customer,
  };
}

export type AdminCustomer = ReturnType<typeof toAdminCustomer>;
