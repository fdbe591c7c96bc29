import {fail, succeed, type Result} from '~/core/result';
import type {AppContext} from '~/platform/context.server';
import type {AccountProblem} from '../account-problem';
import type {AccountStore, AccountResult} from './account-store';
import {createClassicClient} from './classic-client.server';
import {ADDRESSES_PER_PAGE, MAX_ADDRESSES, nextCursor} from './page-size';
import {hasAddressNumber, toAccountAddress} from './to-account-address.server';

export function createClassicStore(context: Pick<AppContext, 'direct' | 'report'>, token: string): AccountStore {
  const client = createClassicClient(context, token);
  /** Shopify's full id contains a token that changes, so it is looked up for each change. */
  const onAddress = async (number: string, act: (id: string) => AccountResult<unknown>): AccountResult<null> => {
    const book = await client.readBook(MAX_ADDRESSES, null);
    if (!book.ok) return book;
    const id = book.value.addresses.nodes.find((node) => hasAddressNumber(node, number))?.id;
    return id ? withoutValue(await act(id)) : fail({kind: 'missing'});
  };
  return {
    rename: async (name) => withoutValue(await client.rename(name)),
    async findAddresses(after) {
      const book = await client.readBook(ADDRESSES_PER_PAGE, after);
      if (!book.ok) return book;
      const {defaultAddress, addresses} = book.value;
      const items = addresses.nodes.map((node) => toAccountAddress(node, defaultAddress?.id));
      return succeed({items, next: nextCursor(addresses.pageInfo)});
    },
    async findAddress(number) {
      const book = await client.readBook(MAX_ADDRESSES, null);
      if (!book.ok) return book;
      const node = book.value.addresses.nodes.find((each) => hasAddressNumber(each, number));
      return succeed(node ? toAccountAddress(node, book.value.defaultAddress?.id) : null);
    },
    async addAddress(input, isDefault) {
      const added = await client.add(input);
      return withoutValue(added.ok && added.value && isDefault ? await client.makeDefault(added.value) : added);
    },
    changeAddress: (number, input, isDefault) =>
      onAddress(number, async (id) => {
        const changed = await client.change(id, input);
        return changed.ok && isDefault ? client.makeDefault(changed.value ?? id) : changed;
      }),
    setDefaultAddress: (number) => onAddress(number, client.makeDefault),
    removeAddress: (number) => onAddress(number, client.remove),
  };
}

const withoutValue = (done: Result<unknown, AccountProblem>): Result<null, AccountProblem> =>
  done.ok ? succeed(null) : done;
