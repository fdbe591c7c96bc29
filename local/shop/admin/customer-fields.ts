import {toMailingAddressNode} from '../cart/address-fields';
import {mailInvitation} from '../customers/account-mails';
import {changeCustomer, findCustomer, getOrders} from '../customers/customer-store';
import {connection, type ConnectionArgs} from '../graphql/connection';
import {gid, gidNumber} from '../graphql/gid';
import {FieldNotEmulatedError, type ResolverMap} from '../graphql/schema';
import type {ShopContext} from '../state';
import {toAdminCustomer, type AdminCustomer} from './admin-customer-node';
import {toAdminOrder} from './admin-order-node';
import {isReadableOrder} from './order-queries';

interface OrdersArgs extends ConnectionArgs {
  readonly query?: string | null;
  readonly sortKey?: string | null;
}

interface InviteArgs {
  readonly customerId: string;
  readonly email?: {readonly customMessage?: string | null} | null;
}

const ADDRESS = 'MailingAddress';

const addressesOf = ({record}: AdminCustomer) =>
  record.addresses.map(({number, address}) => toMailingAddressNode(address, gid(ADDRESS, number)));

/** The orders of a customer that the app may read, the oldest first. */
const readableOrders = ({record}: AdminCustomer, context: ShopContext) =>
  getOrders(context.state, record)
    .filter((order) => isReadableOrder(order, context))
    .map((order) => toAdminOrder(order, context));

function listOrders(customer: AdminCustomer, args: OrdersArgs, context: ShopContext) {
  const isByAge = ['CREATED_AT', 'ID', 'ORDER_NUMBER', 'PROCESSED_AT'].includes(args.sortKey ?? 'ID');
  if (args.query || !isByAge) throw new FieldNotEmulatedError('Customer', 'orders with a search or another sort key');
  return connection(readableOrders(customer, context), args, ({id}) => id);
}

/** `customerSendAccountInviteEmail`: a customer with an account cannot be invited again. */
function invite(_root: unknown, {customerId, email}: InviteArgs, context: ShopContext) {
  const unknown = Object.keys(email ?? {}).find((key) => key !== 'customMessage');
  if (unknown !== undefined) throw new FieldNotEmulatedError('EmailInput', unknown);
  const refuse = (message: string) => ({
    customer: null,
    userErrors: [{code: 'INVALID', field: ['customerId'], message}],
  });
  const customer = findCustomer(context.state, gidNumber('Customer', customerId) ?? 0);
  if (!customer) return refuse("Customer can't be found");
  if (customer.account === 'enabled') return refuse('Account is already enabled');
  changeCustomer(context.state, customer, {account: 'invited'});
  mailInvitation(customer, email?.customMessage ?? null, context);
  return {customer: toAdminCustomer(customer, context), userErrors: []};
}

/** The Admin API resolvers of a customer's orders and addresses, and of the invitation to an account. */
export const customerFieldResolvers: ResolverMap = {
  Customer: {
    addresses: (customer: AdminCustomer, {first}: {readonly first?: number | null}) =>
      addressesOf(customer).slice(0, first ?? undefined),
    addressesV2: (customer: AdminCustomer, args: ConnectionArgs) =>
      connection(addressesOf(customer), args, ({id}) => String(id)),
    lastOrder: (customer: AdminCustomer, _args: unknown, context: ShopContext) =>
      readableOrders(customer, context).at(-1) ?? null,
    orders: listOrders,
  },
  Mutation: {customerSendAccountInviteEmail: invite},
};
