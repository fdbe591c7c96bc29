import type {FullName} from '~/core/person-name';
import {fail, succeed} from '~/core/result';
import type {AccountContext} from '~/platform/shopify/accounts/account-tokens.server';
import {queryCustomerAccount} from '~/platform/shopify/accounts/query-customer-account.server';
import {
  CODE_ADDRESSES_QUERY,
  CODE_ADDRESS_CREATE_MUTATION,
  CODE_ADDRESS_DELETE_MUTATION,
  CODE_ADDRESS_UPDATE_MUTATION,
  CODE_UPDATE_MUTATION,
} from '../account.customer.gql';
import type {AccountStore, AddressInput, AccountResult} from './account-store';
import {callAccountApi, toAccountProblem} from './call-account-api.server';
import {ADDRESSES_PER_PAGE, MAX_ADDRESSES, nextCursor} from './page-size';
import {toMailingAddress, hasAddressNumber, toAccountAddress} from './to-account-address.server';

type AccountCall = Parameters<typeof queryCustomerAccount>[1];
type Account = Parameters<AccountCall>[0];

interface Changed {
  readonly data: Readonly<
    Record<string, {readonly userErrors: Parameters<typeof toAccountProblem>[0]} | null | undefined>
  >;
}

function createCodeClient(context: AccountContext) {
  const callApi = <Value extends object>(work: (account: Account) => Promise<Value>) =>
    callAccountApi(context.report, () => queryCustomerAccount(context, work));

  const change = async (work: (account: Account) => Promise<Changed>): AccountResult<null> => {
    const response = await callApi(work);
    if (!response.ok) return response;
    const [payload] = Object.values(response.value.data);
    const problem = toAccountProblem(payload?.userErrors);
    return problem ? fail(problem) : succeed(null);
  };

  return {
    async readBook(first: number, after: string | null) {
      const response = await callApi((account) => account.query(CODE_ADDRESSES_QUERY, {variables: {first, after}}));
      return response.ok ? succeed(response.value.data.customer) : response;
    },
    rename: ({firstName, lastName}: FullName) =>
      change((account) => account.mutate(CODE_UPDATE_MUTATION, {variables: {input: {firstName, lastName}}})),
    add: (input: AddressInput, isDefault: boolean) =>
      change((account) =>
        account.mutate(CODE_ADDRESS_CREATE_MUTATION, {variables: {address: toCodeInput(input), isDefault}}),
      ),
    /** @param input null to change the default only */
    change: (id: string, input: AddressInput | null, isDefault: boolean) =>
      change((account) =>
        account.mutate(CODE_ADDRESS_UPDATE_MUTATION, {
          variables: {id, address: input && toCodeInput(input), isDefault: isDefault || null},
        }),
      ),
    remove: (id: string) => change((account) => account.mutate(CODE_ADDRESS_DELETE_MUTATION, {variables: {id}})),
  };
}

/** Creates the store for a person who signed in with a code, through the Customer Account API. */
export function createCodeStore(context: AccountContext): AccountStore {
  const client = createCodeClient(context);
  const onAddress = async (number: string, act: (id: string) => AccountResult<null>): AccountResult<null> => {
    const book = await client.readBook(MAX_ADDRESSES, null);
    if (!book.ok) return book;
    const id = book.value.addresses.nodes.find((node) => hasAddressNumber(node, number))?.id;
    return id ? act(id) : fail({kind: 'missing'});
  };
  return {
    rename: client.rename,
    async findAddresses(after) {
      const book = await client.readBook(ADDRESSES_PER_PAGE, after);
      if (!book.ok) return book;
      const {defaultAddress, addresses} = book.value;
      const items = addresses.nodes.map((node) => toAccountAddress(toMailingAddress(node), defaultAddress?.id));
      return succeed({items, next: nextCursor(addresses.pageInfo)});
    },
    async findAddress(number) {
      const book = await client.readBook(MAX_ADDRESSES, null);
      if (!book.ok) return book;
      const node = book.value.addresses.nodes.find((each) => hasAddressNumber(each, number));
      return succeed(node ? toAccountAddress(toMailingAddress(node), book.value.defaultAddress?.id) : null);
    },
    addAddress: client.add,
    changeAddress: (number, input, isDefault) => onAddress(number, (id) => client.change(id, input, isDefault)),
    setDefaultAddress: (number) => onAddress(number, (id) => client.change(id, null, true)),
    removeAddress: (number) => onAddress(number, client.remove),
  };
}

const toCodeInput = ({province, country, phone, ...rest}: AddressInput) => ({
  ...rest,
  zoneCode: province,
  territoryCode: country,
  phoneNumber: phone || null,
});
