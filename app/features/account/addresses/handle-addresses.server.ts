import {z} from 'zod';
import {fail, succeed} from '~/core/result';
import {AddressSchema, splitName} from '../account-forms';
import type {AccountProblem} from '../account-problem';
import {answerForm} from '../answer-form.server';
import {cursorOf} from '../cursor.server';
import {leadToCard, openAccount, type Visit} from '../open-account.server';
import {problemNotice} from '../problem-copy';
import type {AddressInput} from '../store/account-store';

const BOOK = '/profile/addresses';
const NUMBER = /^\d{1,20}$/;
/** Somebody whom the shop does not know has no book to change. */
const NO_BOOK: AccountProblem = {kind: 'missing'};

/** A page of the address book. Null where the frame around it shows something else. */
export async function loadAddresses(visit: Visit) {
  const gate = await openAccount(visit.context);
  if (gate.kind !== 'open') return null;
  const {store, claims, live} = gate.account;
  if (!store) return {kind: 'none', isCustomer: live.shopify_customer_id !== null} as const;
  const after = cursorOf(visit.request);
  const book = await store.findAddresses(after);
  if (book.ok) return {kind: 'book', isFirst: after === null, ...book.value} as const;
  if (book.error.kind === 'signed-out') return leadToCard(visit, claims);
  return {kind: 'failed', failure: problemNotice('addresses', book.error)} as const;
}

/** One entry of the book. Null where the frame around it shows something else. @throws Response 404 when it has none such */
export async function loadAddress(visit: Visit, number: string | undefined) {
  if (!number || !NUMBER.test(number)) throw new Response(null, {status: 404});
  const gate = await openAccount(visit.context);
  if (gate.kind !== 'open') return null;
  const {store, claims} = gate.account;
  const found = await store?.findAddress(number);
  if (found && !found.ok && found.error.kind === 'signed-out') return leadToCard(visit, claims);
  if (found && !found.ok) throw Response.json({reference: visit.context.reference}, {status: 503});
  if (!found?.value) throw new Response(null, {status: 404});
  return {address: found.value};
}

/** Takes an address: a new one, or the one of that number changed. */
export const answerAddress = (visit: Visit, number: string | null) =>
  answerForm({
    visit,
    doing: 'address',
    schema: AddressSchema,
    async act({store}, values) {
      if (!store) return fail(NO_BOOK);
      const {isDefault, ...address} = toInput(values);
      const done = await (number === null
        ? store.addAddress(address, isDefault)
        : store.changeAddress(number, address, isDefault));
      return done.ok ? succeed({path: BOOK, notice: number === null ? 'address-added' : 'address-saved'}) : done;
    },
  });

function toInput({name, isDefault, phone, address2, ...rest}: z.output<typeof AddressSchema>): AddressInput & {
  isDefault: boolean;
} {
  return {...rest, ...splitName(name), phone: phone ?? '', address2: address2 ?? '', isDefault: isDefault === 'on'};
}

/** Makes an address the default. */
export const answerDefault = (visit: Visit) =>
  answerForm({
    visit,
    doing: 'address',
    schema: z.object({number: z.string().regex(NUMBER)}),
    async act({store}, {number}) {
      const done = (await store?.setDefaultAddress(number)) ?? fail(NO_BOOK);
      return done.ok ? succeed({path: BOOK, notice: 'address-made-default'}) : done;
    },
  });

/** Removes the address of that number; the page that asks stands before it. */
export const answerRemoval = (visit: Visit, number: string) =>
  answerForm({
    visit,
    doing: 'address',
    schema: z.object({}),
    async act({store}) {
      const done = (await store?.removeAddress(number)) ?? fail(NO_BOOK);
      return done.ok ? succeed({path: BOOK, notice: 'address-removed'}) : done;
    },
  });
