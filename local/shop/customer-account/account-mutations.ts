import type {
  MutationCustomerAddressCreateArgs,
  MutationCustomerAddressDeleteArgs,
  MutationCustomerAddressUpdateArgs,
  MutationCustomerUpdateArgs,
} from 'schema-2026-04/customer-account-api-types';
import {addAddress, findAddress, removeAddress, replaceAddress} from '../customers/address-book';
import {addressProblems} from '../customers/address-input';
import {contactProblems, toContact} from '../customers/contact-fields';
import type {CustomerRecord} from '../customers/customer-record';
import {changeCustomer} from '../customers/customer-store';
import {gidNumber} from '../graphql/gid';
import type {DeliveryAddress} from '../delivery-address';
import {mergeAccountAddress, toAddressError, toAddressNode, type AddressUserError} from './account-address';
import type {AccountContext} from './account-context';
import {toAccountCustomer} from './account-customer';

const noSuchAddress: AddressUserError = {
  code: 'ADDRESS_ID_DOES_NOT_EXIST',
  field: ['addressId'],
  message: 'Address id does not exist',
};

const defaultStays: AddressUserError = {
  code: 'DELETING_CUSTOMER_DEFAULT_ADDRESS_NOT_ALLOWED',
  field: ['addressId'],
  message: 'The default address cannot be deleted while there are others',
};

const missingTerritory: AddressUserError = {
  code: 'TERRITORY_CODE_MISSING',
  field: ['address', 'territoryCode'],
  message: 'Territory code is missing',
};

const refuse = (...userErrors: readonly AddressUserError[]) => ({customerAddress: null, userErrors});

const find = (customer: CustomerRecord, id: string) => findAddress(customer, gidNumber('CustomerAddress', id));

const problemsOf = (address: DeliveryAddress): AddressUserError[] =>
  address.countryCode ? addressProblems(address, ['address']).map(toAddressError) : [missingTerritory];

export const accountMutations = {
  customerUpdate(_root: unknown, {input}: MutationCustomerUpdateArgs, {state, customer}: AccountContext) {
    const problems = contactProblems(state, input, ['input'], customer);
    if (problems.length > 0) return {customer: null, userErrors: problems};
    changeCustomer(state, customer, toContact(input));
    return {customer: toAccountCustomer(customer), userErrors: []};
  },

  customerAddressCreate(
    _root: unknown,
    {address: input, defaultAddress}: MutationCustomerAddressCreateArgs,
    {state, customer}: AccountContext,
  ) {
    const address = mergeAccountAddress(input);
    const problems = problemsOf(address);
    if (problems.length > 0) return refuse(...problems);
    const record = addAddress(state, customer, address);
    if (defaultAddress) changeCustomer(state, customer, {defaultAddressNumber: record.number});
    return {customerAddress: toAddressNode(record), userErrors: []};
  },

  customerAddressUpdate(
    _root: unknown,
    {addressId, address: input, defaultAddress}: MutationCustomerAddressUpdateArgs,
    {state, customer}: AccountContext,
  ) {
    const record = find(customer, addressId);
    if (!record) return refuse(noSuchAddress);
    const address = mergeAccountAddress(input ?? {}, record.address);
    const problems = problemsOf(address);
    if (problems.length > 0) return refuse(...problems);
    const changed = replaceAddress(state, customer, record, address);
    if (defaultAddress) changeCustomer(state, customer, {defaultAddressNumber: record.number});
    return {customerAddress: toAddressNode(changed), userErrors: []};
  },

  customerAddressDelete(
    _root: unknown,
    {addressId}: MutationCustomerAddressDeleteArgs,
    {state, customer}: AccountContext,
  ) {
    const record = find(customer, addressId);
    if (!record) return {deletedAddressId: null, userErrors: [noSuchAddress]};
    const isDefault = customer.defaultAddressNumber === record.number;
    if (isDefault && customer.addresses.length > 1) return {deletedAddressId: null, userErrors: [defaultStays]};
    removeAddress(state, customer, record);
    return {deletedAddressId: addressId, userErrors: []};
  },
};
