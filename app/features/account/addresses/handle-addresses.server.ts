import {z} from 'zod';
import {splitName} from '~/core/person-name';
import {fail, succeed} from '~/core/result';
import {AddressSchema} from '../account-schemas';
import type {AccountProblem} from '../account-problem';
import {handleAccountForm} from '../handle-account-form.server';
import {cursorOf} from '../cursor.server';
import {redirectToSignIn, openAccount, type AccountArgs} from '../open-account.server';
import {accountProblemNotice} from '../account-problem-copy';
import type {AddressInput} from '../store/account-store';

const ADDRESSES_PATH = '/profile/addresses';
const NUMBER = /^\d{1,20}$/;
/** Somebody whom the shop does not know has no book to change. */
const NO_ADDRESS_BOOK: AccountProblem = {kind: 'missing'};

/** A page of the address book. Null where the frame around it shows something else. */
export async function loadAddresses(args: AccountArgs) {
  const access = await openAccount(args.context);
  if (access.kind !== 'open') return null;
  const {store, claims, live} = access.account;
  if (!store) return {kind: 'none', isCustomer: live.shopify_customer_id !== null} as const;
  const after = cursorOf(args.request);
  const book = await store.findAddresses(after);
  if (book.ok) return {kind: 'book', isFirst: after === null, ...book.value} as const;
  if (book.error.kind === 'signed-out') return redirectToSignIn(args, claims);
  return {kind: 'failed', failure: accountProblemNotice('addresses', book.error)} as const;
}

/** One entry of the book. Null where the frame around it shows something else. @throws Response 404 when it has none such */
export async function loadAddress(args: AccountArgs, number: string | undefined) {
  if (!number || !NUMBER.test(number)) throw new Response(null, {status: 404});
  const access = await openAccount(args.context);
  if (access.kind !== 'open') return null;
  const {store, claims} = access.account;
  const found = await store?.findAddress(number);
  if (found && !found.ok && found.error.kind === 'signed-out') return redirectToSignIn(args, claims);
  if (found && !found.ok) throw Response.json({reference: args.context.reference}, {status: 503});
  if (!found?.value) throw new Response(null, {status: 404});
  return {address: found.value};
}

/** Takes an address: a new one, or the one of that number changed. */
export const handleAddress = (args: AccountArgs, number: string | null) =>
  handleAccountForm({
    args,
    operation: 'address',
    schema: AddressSchema,
    async save({store}, values) {
      if (!store) return fail(NO_ADDRESS_BOOK);
      const {isDefault, ...address} = toInput(values);
      const done = await (number === null
        ? store.addAddress(address, isDefault)
        : store.changeAddress(number, address, isDefault));
      return done.ok
        ? succeed({path: ADDRESSES_PATH, notice: number === null ? 'address-added' : 'address-saved'})
        : done;
    },
  });

function toInput({name, isDefault, phone, address2, ...rest}: z.output<typeof AddressSchema>): AddressInput & {
  isDefault: boolean;
} {
  return {...rest, ...splitName(name), phone: phone ?? '', address2: address2 ?? '', isDefault: isDefault === 'on'};
}

/** Makes an address the default. */
export const handleDefaultAddress = (args: AccountArgs) =>
  handleAccountForm({
    args,
    operation: 'address',
    schema: z.object({number: z.string().regex(NUMBER)}),
    async save({store}, {number}) {
      const done = (await store?.setDefaultAddress(number)) ?? fail(NO_ADDRESS_BOOK);
      return done.ok ? succeed({path: ADDRESSES_PATH, notice: 'address-made-default'}) : done;
    },
  });

/** Removes the address of that number; the page that asks stands before it. */
export const handleAddressRemoval = (args: AccountArgs, number: string) =>
  handleAccountForm({
    args,
    operation: 'address',
    schema: z.object({}),
    async save({store}) {
      const done = (await store?.removeAddress(number)) ?? fail(NO_ADDRESS_BOOK);
      return done.ok ? succeed({path: ADDRESSES_PATH, notice: 'address-removed'}) : done;
    },
  });
