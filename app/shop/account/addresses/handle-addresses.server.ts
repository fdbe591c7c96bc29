import {z} from 'zod';
import {splitName} from '~/core/person-name';
import {fail, succeed} from '~/core/result';
import {AddressSchema} from '../account-schemas';
import type {AccountProblem} from '../account-problem';
import {handleAccountForm} from '../handle-account-form.server';
import {redirectToSignIn, openAccount, type AccountArgs} from '../open-account.server';
import {accountProblemNotice} from '../account-problem-copy';
import type {AddressInput} from '../store/account-store';
import {getCursor} from '../store/page-size';

const ADDRESSES_PATH = '/profile/addresses';
const NUMBER = /^\d{1,20}$/;
/** A person who is no customer of the shop has no address book. */
const NO_ADDRESS_BOOK: AccountProblem = {kind: 'missing'};

/** Loads a page of the address book; null if the account layout shows something else instead. */
export async function loadAddresses(args: AccountArgs) {
  const access = await openAccount(args.context);
  if (access.kind !== 'open') return null;
  const {store, claims, live} = access.account;
  if (!store) return {kind: 'none', isCustomer: live.shopify_customer_id !== null} as const;
  const after = getCursor(args.request);
  const book = await store.findAddresses(after);
  if (book.ok) return {kind: 'book', isFirst: after === null, ...book.value} as const;
  if (book.error.kind === 'signed-out') return redirectToSignIn(args, claims);
  return {kind: 'failed', failure: accountProblemNotice('addresses', book.error)} as const;
}

/** Loads one address; null if the account layout shows something else. @throws Response 404 if it does not exist */
export async function loadAddress(args: AccountArgs, number: string | undefined) {
  if (!number || !NUMBER.test(number)) throw new Response(null, {status: 404});
  const access = await openAccount(args.context);
  if (access.kind !== 'open') return null;
  const {store, claims} = access.account;
  const result = await store?.findAddress(number);
  if (result && !result.ok && result.error.kind === 'signed-out') return redirectToSignIn(args, claims);
  if (result && !result.ok) throw Response.json({reference: args.context.reference}, {status: 503});
  if (!result?.value) throw new Response(null, {status: 404});
  return {address: result.value};
}

/** Handles the address form. @param number the address to change; null to add one */
export const handleAddress = (args: AccountArgs, number: string | null) =>
  handleAccountForm({
    args,
    operation: 'address',
    schema: AddressSchema,
    async save({store}, values) {
      if (!store) return fail(NO_ADDRESS_BOOK);
      const {isDefault, ...address} = toInput(values);
      const saved = await (number === null
        ? store.addAddress(address, isDefault)
        : store.changeAddress(number, address, isDefault));
      return saved.ok
        ? succeed({path: ADDRESSES_PATH, notice: number === null ? 'address-added' : 'address-saved'})
        : saved;
    },
  });

function toInput({name, isDefault, phone, address2, ...rest}: z.output<typeof AddressSchema>): AddressInput & {
  isDefault: boolean;
} {
  return {...rest, ...splitName(name), phone: phone ?? '', address2: address2 ?? '', isDefault: isDefault === 'on'};
}

export const handleDefaultAddress = (args: AccountArgs) =>
  handleAccountForm({
    args,
    operation: 'address',
    schema: z.object({number: z.string().regex(NUMBER)}),
    async save({store}, {number}) {
      const saved = (await store?.setDefaultAddress(number)) ?? fail(NO_ADDRESS_BOOK);
      return saved.ok ? succeed({path: ADDRESSES_PATH, notice: 'address-made-default'}) : saved;
    },
  });

export const handleAddressRemoval = (args: AccountArgs, number: string) =>
  handleAccountForm({
    args,
    operation: 'address',
    schema: z.object({}),
    async save({store}) {
      const saved = (await store?.removeAddress(number)) ?? fail(NO_ADDRESS_BOOK);
      return saved.ok ? succeed({path: ADDRESSES_PATH, notice: 'address-removed'}) : saved;
    },
  });
