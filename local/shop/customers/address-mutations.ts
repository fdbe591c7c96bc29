import type {
  MutationCustomerAddressCreateArgs,
  MutationCustomerAddressDeleteArgs,
  MutationCustomerAddressUpdateArgs,
  MutationCustomerDefaultAddressUpdateArgs,
} from 'schema-2026-04/storefront-api-types';
import type {ShopContext} from '../state';
import {findTokenHolder} from './access-tokens';
import {addAddress, findAddress, removeAddress, replaceAddress} from './address-book';
import {addressProblems, mergeAddress} from './address-input';
import {addressNumberOf, toCustomerAddressNode, toCustomerNode} from './customer-node';
import {changeCustomer} from './customer-store';
import {CUSTOMER_ERROR, type CustomerUserError} from './customer-problems';
import {withErrors} from './payload';

const refuse = (...errors: readonly CustomerUserError[]) => withErrors({customerAddress: null}, errors);

export const addressMutations = {
  customerAddressCreate(
    _root: unknown,
    {address: input, customerAccessToken}: MutationCustomerAddressCreateArgs,
    {state}: ShopContext,
  ) {
    const customer = findTokenHolder(state, customerAccessToken);
    if (!customer) return refuse(CUSTOMER_ERROR.tokenInvalid);
    const address = mergeAddress(input);
    const problems = addressProblems(address, ['address']);
    if (problems.length > 0) return refuse(...problems);
    return withErrors({customerAddress: toCustomerAddressNode(addAddress(state, customer, address))});
  },

  customerAddressUpdate(
    _root: unknown,
    {id, address: input, customerAccessToken}: MutationCustomerAddressUpdateArgs,
    {state}: ShopContext,
  ) {
    const customer = findTokenHolder(state, customerAccessToken);
    if (!customer) return refuse(CUSTOMER_ERROR.tokenInvalid);
    const record = findAddress(customer, addressNumberOf(id));
    if (!record) return refuse(CUSTOMER_ERROR.noSuchAddress(['id']));
    const address = mergeAddress(input, record.address);
    const problems = addressProblems(address, ['address']);
    if (problems.length > 0) return refuse(...problems);
    return withErrors({customerAddress: toCustomerAddressNode(replaceAddress(state, customer, record, address))});
  },

  customerAddressDelete(
    _root: unknown,
    {id, customerAccessToken}: MutationCustomerAddressDeleteArgs,
    {state}: ShopContext,
  ) {
    const customer = findTokenHolder(state, customerAccessToken);
    if (!customer) return withErrors({deletedCustomerAddressId: null}, [CUSTOMER_ERROR.tokenInvalid]);
    const record = findAddress(customer, addressNumberOf(id));
    if (!record) return withErrors({deletedCustomerAddressId: null}, [CUSTOMER_ERROR.noSuchAddress(['id'])]);
    removeAddress(state, customer, record);
    return withErrors({deletedCustomerAddressId: id});
  },

  customerDefaultAddressUpdate(
    _root: unknown,
    {addressId, customerAccessToken}: MutationCustomerDefaultAddressUpdateArgs,
    {state}: ShopContext,
  ) {
    const customer = findTokenHolder(state, customerAccessToken);
    if (!customer) return withErrors({customer: null}, [CUSTOMER_ERROR.tokenInvalid]);
    const record = findAddress(customer, addressNumberOf(addressId));
    if (!record) return withErrors({customer: null}, [CUSTOMER_ERROR.noSuchAddress(['addressId'])]);
    changeCustomer(state, customer, {defaultAddressNumber: record.number});
    return withErrors({customer: toCustomerNode(customer)});
  },
};
