import {redirect} from '@remix-run/react';
import {announce} from '~/ui/announce';
import type {OrderActionResult} from '~/orders/commands/order-action-result';

const CART_PATH = '/cart';

/** Client action of the order page: announces what was bought again, and opens the cart if that is all of the order. */
export async function orderClientAction({serverAction}: {readonly serverAction: () => Promise<unknown>}) {
  const result = (await serverAction()) as OrderActionResult;
  for (const facts of result.added) announce('add_to_cart', facts);
  return result.intent === 'buy-again' && result.shortfalls.length === 0 ? redirect(CART_PATH, 303) : result;
}
