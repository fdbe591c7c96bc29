import {GraphQLError, type GraphQLSchema} from 'graphql';
import type {CustomerSubscriptionContractsArgs} from 'schema-2026-04/customer-account-api-types';
import type {AccountContext} from '../customer-account/account-context';
import type {AccountCustomer} from '../customer-account/account-customer';
import {connection, type ConnectionArgs} from '../graphql/connection';
import {FieldNotEmulatedError, type ResolverMap} from '../graphql/schema';
import {guardWith} from '../graphql/wrap-field';
import {contractMutations, contractsOf, findContract} from './contract-mutations';
import {toContractNode, type ContractNode} from './contract-node';
import type {ContractRecord} from './contract-record';

const byId = ({id}: {readonly id: string}): string => id;

const KEYS: Readonly<Record<string, (contract: ContractRecord) => number>> = {
  CREATED_AT: ({createdAt}) => Date.parse(createdAt),
  UPDATED_AT: ({updatedAt}) => Date.parse(updatedAt),
};

function contractsPage(_customer: AccountCustomer, args: CustomerSubscriptionContractsArgs, context: AccountContext) {
  if (args.query) throw new FieldNotEmulatedError('Customer', 'subscriptionContracts with a query');
  if (args.sortKey === 'STATUS') throw new FieldNotEmulatedError('SubscriptionContractsSortKeys', 'STATUS');
  const keyOf = KEYS[args.sortKey ?? 'ID'] ?? (({number}: ContractRecord) => number);
  const contracts = [...contractsOf(context)].sort(
    (one, other) => keyOf(one) - keyOf(other) || one.number - other.number,
  );
  return connection(
    contracts.map((contract) => toContractNode(contract, context)),
    args,
    byId,
  );
}

export const contractResolvers: ResolverMap = {
  Customer: {
    subscriptionContracts: contractsPage,
    subscriptionContract(_customer: AccountCustomer, {id}: {readonly id: string}, context: AccountContext) {
      const contract = findContract(id, context);
      return contract ? toContractNode(contract, context) : null;
    },
  },
  Mutation: contractMutations,
  SubscriptionContract: {
    lines: ({lineNodes}: ContractNode, args: ConnectionArgs) => connection(lineNodes, args, byId),
    orders: ({orderNodes}: ContractNode, args: ConnectionArgs) => connection(orderNodes, args, byId),
    discounts: (_contract: ContractNode, args: ConnectionArgs) => connection<never>([], args, String),
    upcomingBillingCycles: ({cycleNodes}: ContractNode, args: ConnectionArgs) =>
      connection(cycleNodes, args, ({cycleIndex}) => cycleIndex),
  },
};

/** Makes everything about subscriptions fail in a store that has not granted it to the storefront. */
export function guardContracts(schema: GraphQLSchema): void {
  const names = [
    'Customer.subscriptionContracts',
    'Customer.subscriptionContract',
    ...Object.keys(contractMutations).map((name) => `Mutation.${name}`),
  ] as const;
  guardWith(schema, names as readonly `${string}.${string}`[], ({config}, fieldName) => {
    if (config.profile.subscriptionContracts === 'granted') return;
    throw new GraphQLError(`Access denied for ${fieldName} field.`, {
      extensions: {code: 'ACCESS_DENIED', documentation: 'https://shopify.dev/api/usage/access-scopes'},
    });
  });
}
