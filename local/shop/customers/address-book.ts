import type {DeliveryAddress} from '../delivery-address';
import {nextNumber, type ShopState} from '../state';
import type {CustomerAddressRecord, CustomerRecord} from './customer-record';
import {changeCustomer} from './customer-store';

export const findAddress = ({addresses}: CustomerRecord, number: number | null): CustomerAddressRecord | null =>
  addresses.find((each) => each.number === number) ?? null;

/** Adds an address; the first becomes the default. */
export function addAddress(
  state: ShopState,
  customer: CustomerRecord,
  address: DeliveryAddress,
): CustomerAddressRecord {
  const record = {number: nextNumber(state), address};
  changeCustomer(state, customer, {
    addresses: [...customer.addresses, record],
    defaultAddressNumber: customer.defaultAddressNumber ?? record.number,
  });
  return record;
}

export function replaceAddress(
  state: ShopState,
  customer: CustomerRecord,
  {number}: CustomerAddressRecord,
  address: DeliveryAddress,
): CustomerAddressRecord {
  const record = {number, address};
  changeCustomer(state, customer, {
    addresses: customer.addresses.map((each) => (each.number === number ? record : each)),
  });
  return record;
}

/** Removes an address. If it was the default, the first remaining one becomes the default. */
export function removeAddress(state: ShopState, customer: CustomerRecord, {number}: CustomerAddressRecord): void {
  const addresses = customer.addresses.filter((each) => each.number !== number);
  const isDefault = customer.defaultAddressNumber === number;
  changeCustomer(state, customer, {
    addresses,
    ...(isDefault && {defaultAddressNumber: addresses[0]?.number ?? null}),
  });
}
