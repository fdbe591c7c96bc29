import {normalizeEmail} from '../cart/price-cart';
import {timeNow} from '../cart/cart-store';
import {nextNumber, type OrderRecord, type ShopState} from '../state';
import type {CustomerRecord, MarketingConsent} from './customer-record';

type NewCustomer = Pick<CustomerRecord, 'email'> &
  Partial<Pick<CustomerRecord, 'firstName' | 'lastName' | 'phone' | 'account' | 'verifiedEmail'>>;

const NO_CONSENT: MarketingConsent = {state: 'NOT_SUBSCRIBED', optInLevel: null, updatedAt: null};

export const findCustomer = ({data}: ShopState, number: number): CustomerRecord | null =>
  data.customers.find((customer) => customer.number === number) ?? null;

/** Returns the customer with this address, case-insensitive, or null. */
export function findCustomerByEmail({data}: ShopState, email: string): CustomerRecord | null {
  const wanted = normalizeEmail(email);
  return data.customers.find((customer) => customer.email === wanted) ?? null;
}

/** Creates a customer. The caller has checked that the address is free. */
export function addCustomer(state: ShopState, {email, ...known}: NewCustomer): CustomerRecord {
  const now = timeNow(state);
  const customer: CustomerRecord = {
    number: nextNumber(state),
    email: normalizeEmail(email),
    firstName: null,
    lastName: null,
    phone: null,
    account: 'disabled',
    verifiedEmail: false,
    marketing: NO_CONSENT,
    tags: [],
    note: null,
    createdAt: now,
    updatedAt: now,
    addresses: [],
    defaultAddressNumber: null,
    ...known,
  };
  state.data.customers.push(customer);
  state.changed();
  return customer;
}

/** Changes a customer in place. */
export function changeCustomer(state: ShopState, customer: CustomerRecord, changes: Partial<CustomerRecord>): void {
  Object.assign(customer, changes, {updatedAt: timeNow(state)});
  state.changed();
}

/** Returns the consent after a change of the marketing checkbox. */
export const consentOf = (state: ShopState, accepts: boolean): MarketingConsent => ({
  state: accepts ? 'SUBSCRIBED' : 'UNSUBSCRIBED',
  optInLevel: accepts ? 'SINGLE_OPT_IN' : null,
  updatedAt: timeNow(state),
});

/** Returns the paid orders of a customer, the oldest first. */
export const getOrders = ({data}: ShopState, {number}: CustomerRecord): OrderRecord[] =>
  data.orders.filter(({customerNumber}) => customerNumber === number);

/** Returns the first and last name, or the email address if both are missing. */
export const displayName = ({firstName, lastName, email}: CustomerRecord): string =>
  [firstName, lastName].filter(Boolean).join(' ') || email;
