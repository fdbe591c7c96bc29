import {fail, succeed, type Result} from '~/core/result';
import type {AppContext} from '~/platform/context.server';
import type {AccountProblem} from '../account-problem';
import type {AccountStore, Answer} from './account-store';
import {createClassicClient} from './classic-client.server';
import {PAGE, WHOLE_BOOK, nextOf} from './pages';
import {isAddress, toAddress} from './to-view.server';

/** @returns the account that a classic customer token opens */
export function createClassicStore(context: Pick<AppContext, 'direct' | 'report'>, token: string): AccountStore {
  const client = createClassicClient(context, token);
  /** The whole id is the shop's secret: it is looked up anew each time. */
  const onAddress = async (number: string, act: (id: string) => Answer<unknown>): Answer<null> => {
    const book = await client.readBook(WHOLE_BOOK, null);
    if (!book.ok) return book;
    const id = book.value.addresses.nodes.find((node) => isAddress(node, number))?.id;
    return id ? withoutValue(await act(id)) : fail({kind: 'missing'});
  };
  return {
    rename: async (name) => withoutValue(await client.rename(name)),
    async findAddresses(after) {
      const book = await client.readBook(PAGE, after);
      if (!book.ok) return book;
      const {defaultAddress, addresses} = book.value;
      const items = addresses.nodes.map((node) => toAddress(node, defaultAddress?.id));
      return succeed({items, next: nextOf(addresses.pageInfo)});
    },
    async findAddress(number) {
      const book = await client.readBook(WHOLE_BOOK, null);
      if (!book.ok) return book;
      const node = book.value.addresses.nodes.find((each) => isAddress(each, number));
      return succeed(node ? toAddress(node, book.value.defaultAddress?.id) : null);
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
