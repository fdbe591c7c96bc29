import {textOf, type SignedIn} from './account';
import {paidOrder, signInStaff} from './fulfillment';
import {idOfOrder} from './orders';
import type {StackWithBackend} from './stack';

/** Returns the target of a redirect; an empty text without one. */
export const pathOf = (response: Response): string => response.headers.get('location') ?? '';

/** Sends the queue's form with these orders. */
export async function chooseOrders(
  who: SignedIn,
  ids: readonly string[],
  {intent = 'change', key = crypto.randomUUID(), ...more}: Readonly<Record<string, string>> = {},
): Promise<Response> {
  const fields = new URLSearchParams({intent, idempotencyKey: key, query: '', ...more});
  for (const id of ids) fields.append('order', id);
  return who.post('/admin/orders?index&choose', fields);
}

/** Creates paid orders in a batch that staff have chosen. */
export async function createBatch(stack: StackWithBackend, count: number) {
  const who = await signInStaff(stack);
  const orders = [];
  for (let n = 0; n < count; n += 1) orders.push(await paidOrder(stack));
  const ids = await Promise.all(orders.map(({number}) => idOfOrder(stack.backend, number)));
  const path = pathOf(await chooseOrders(who, ids));
  return {
    who,
    orders,
    ids,
    path,
    /** Returns the orders with what became of them. */
    read: async (page = path) =>
      [...(await (await who.get(page)).text()).matchAll(/<tr class="border-t[^>]*>(.*?)<\/tr>/gs)].map(([, row = '']) =>
        textOf(row).trim(),
      ),
    send: (fields: Readonly<Record<string, string>>, page = path) => who.post(page, fields),
  };
}
