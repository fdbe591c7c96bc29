import {customerErrorLine} from '~/core/customer-errors';
import type {FullName} from '~/core/person-name';
import {fail, succeed} from '~/core/result';
import type {AppContext} from '~/platform/context.server';
import {
  ACCOUNT_ADDRESSES_QUERY,
  ACCOUNT_UPDATE_MUTATION,
  ADDRESS_CREATE_MUTATION,
  ADDRESS_DEFAULT_MUTATION,
  ADDRESS_DELETE_MUTATION,
  ADDRESS_UPDATE_MUTATION,
} from '../account.gql';
import type {AccountProblem} from '../account-problem';
import type {AddressInput, AccountResult} from './account-store';
import {callAccountApi, toAccountProblem} from './call-account-api.server';

export type ClassicClientContext = Pick<AppContext, 'direct' | 'report'>;

interface Payload {
  readonly customerUserErrors: Parameters<typeof toAccountProblem>[0];
  readonly customerAddress?: {readonly id: string} | null;
}

const SIGNED_OUT: AccountProblem = {kind: 'signed-out'};

/** Creates the Storefront API's operations for a classic customer token. No response is cached. */
export function createClassicClient({direct, report}: ClassicClientContext, token: string) {
  /** Runs a mutation and returns the id of the changed address, if any. */
  const change = async <Name extends string>(
    name: Name,
    send: () => Promise<Partial<Record<NoInfer<Name>, Payload | null>>>,
  ): AccountResult<string | null> => {
    const response = await callAccountApi(report, send);
    if (!response.ok) return response;
    const payload = response.value[name];
    const problem = toAccountProblem(payload?.customerUserErrors);
    return problem ? fail(problem) : succeed(payload?.customerAddress?.id ?? null);
  };
  return {
    async readBook(first: number, after: string | null) {
      const variables = {token, first, after};
      const response = await callAccountApi(report, () => direct.query(ACCOUNT_ADDRESSES_QUERY, {variables}));
      if (!response.ok) return response;
      if (response.value.customer) return succeed(response.value.customer);
      report(customerErrorLine('me', 'TOKEN_INVALID', 'Failed to retrieve customer data'));
      return fail(SIGNED_OUT);
    },
    rename: ({firstName, lastName}: FullName) =>
      change('customerUpdate', () =>
        direct.mutate(ACCOUNT_UPDATE_MUTATION, {variables: {token, customer: {firstName, lastName}}}),
      ),
    add: (address: AddressInput) =>
      change('customerAddressCreate', () => direct.mutate(ADDRESS_CREATE_MUTATION, {variables: {token, address}})),
    change: (id: string, address: AddressInput) =>
      change('customerAddressUpdate', () => direct.mutate(ADDRESS_UPDATE_MUTATION, {variables: {token, id, address}})),
    makeDefault: (id: string) =>
      change('customerDefaultAddressUpdate', () => direct.mutate(ADDRESS_DEFAULT_MUTATION, {variables: {token, id}})),
    remove: (id: string) =>
      change('customerAddressDelete', () => direct.mutate(ADDRESS_DELETE_MUTATION, {variables: {token, id}})),
  };
}
