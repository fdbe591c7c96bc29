import {formatAddress, type AddressFormat, type MailingAddressNode} from '../cart/address-fields';
import {toPhone} from '../customers/contact-fields';
import type {CustomerRecord} from '../customers/customer-record';
import {changeCustomer, findCustomer, findCustomerByEmail} from '../customers/customer-store';
import {queryList} from '../catalog/query-list';
import {connection, type ConnectionArgs} from '../graphql/connection';
import {gidNumber} from '../graphql/gid';
import {isGiven} from '../graphql/is-given';
import {FieldNotEmulatedError, type ResolverMap} from '../graphql/schema';
import type {ShopContext} from '../state';
import {toAdminCustomer, type AdminCustomer} from './admin-customer-node';
import {createCustomer, isSettable, toConsent, updateCustomer, type ConsentInput} from './customer-input';
import {requestErasure} from './customer-erasure';
import {customerDocument} from './customer-search';

interface CustomersArgs extends ConnectionArgs {
  readonly query?: string | null;
  readonly sortKey?: 'CREATED_AT' | 'ID' | 'LOCATION' | 'NAME' | 'RELEVANCE' | 'UPDATED_AT' | null;
}

interface IdentifierArgs {
  readonly identifier: {
    readonly id?: string | null;
    readonly emailAddress?: string | null;
    readonly phoneNumber?: string | null;
    readonly customId?: object | null;
  };
}

const nodeOf = (customer: CustomerRecord | null, context: ShopContext): AdminCustomer | null =>
  customer && toAdminCustomer(customer, context);

function findBy({identifier}: IdentifierArgs, {state}: ShopContext): CustomerRecord | null {
  const {id, emailAddress, phoneNumber, customId} = identifier;
  if (isGiven(customId)) throw new FieldNotEmulatedError('CustomerIdentifierInput', 'customId');
  if (isGiven(id)) return findCustomer(state, gidNumber('Customer', id) ?? 0);
  if (isGiven(emailAddress)) return findCustomerByEmail(state, emailAddress);
  const phone = toPhone(phoneNumber);
  return (phone && state.data.customers.find((customer) => customer.phone === phone)) || null;
}

const nameOf = ({lastName, firstName}: CustomerRecord): string => `${lastName ?? ''}, ${firstName ?? ''}`;

const SORTS: Readonly<Record<string, (left: CustomerRecord, right: CustomerRecord) => number>> = {
  CREATED_AT: (left, right) => Date.parse(left.createdAt) - Date.parse(right.createdAt),
  UPDATED_AT: (left, right) => Date.parse(left.updatedAt) - Date.parse(right.updatedAt),
  NAME: (left, right) => nameOf(left).localeCompare(nameOf(right), 'en'),
  ID: (left, right) => left.number - right.number,
};

function customersPage(_root: unknown, args: CustomersArgs, context: ShopContext) {
  const {state} = context;
  const sortKey = args.sortKey ?? 'ID';
  const isByRelevance = sortKey === 'RELEVANCE';
  if (sortKey === 'LOCATION') throw new FieldNotEmulatedError('CustomerSortKeys', sortKey);
  const toDocument = (customer: CustomerRecord) => customerDocument(state, customer);
  const found = queryList(state.data.customers, args.query, toDocument, state, isByRelevance);
  const sorted = isByRelevance ? found : found.sort(SORTS[sortKey]);
  return connection(
    sorted.map((customer) => toAdminCustomer(customer, context)),
    args,
    ({id}) => id,
  );
}

function updateConsent(
  _root: unknown,
  {input}: {input: {customerId: string; emailMarketingConsent: ConsentInput}},
  context: ShopContext,
) {
  const refuse = (field: string, code: string, message: string) => ({
    customer: null,
    userErrors: [{code, field: ['input', field], message}],
  });
  const customer = findCustomer(context.state, gidNumber('Customer', input.customerId) ?? 0);
  if (!customer) return refuse('customerId', 'INVALID', 'Customer not found');
  if (!isSettable(input.emailMarketingConsent)) {
    return refuse('emailMarketingConsent', 'INVALID', 'The specified marketing state cannot be set');
  }
  changeCustomer(context.state, customer, {marketing: toConsent(input.emailMarketingConsent, context)});
  return {customer: toAdminCustomer(customer, context), userErrors: []};
}

export const adminCustomerResolvers: ResolverMap = {
  QueryRoot: {
    customer: (_root: unknown, {id}: {id: string}, context: ShopContext) =>
      nodeOf(findCustomer(context.state, gidNumber('Customer', id) ?? 0), context),
    customerByIdentifier: (_root: unknown, args: IdentifierArgs, context: ShopContext) =>
      nodeOf(findBy(args, context), context),
    customers: customersPage,
  },
  Mutation: {
    customerCreate: createCustomer,
    customerUpdate: updateCustomer,
    customerRequestDataErasure: requestErasure,
    customerEmailMarketingConsentUpdate: updateConsent,
  },
  MailingAddress: {
    formatted: ({source}: MailingAddressNode, options: AddressFormat) => formatAddress(source, options),
  },
};
