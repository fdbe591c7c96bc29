import {redirect, type ClientActionFunctionArgs} from '@remix-run/react';
import {INTENT} from '~/core/intent';
import {announce} from '~/ui/announce';
import type {OrderActionResult} from '~/orders/commands/order-action-result';

const CART_PATH = '/cart';

/**
 * Creates the client action of the order page: it announces what was bought again, and opens the cart if that is all of the
 * order.
 * @param handleOther handles the other forms, which may be sent twice
 */
export const createOrderClientAction =
  (handleOther: (args: ClientActionFunctionArgs) => Promise<unknown>) =>
  async (args: ClientActionFunctionArgs): Promise<unknown> => {
    const form = await args.request.clone().formData();
    if (form.get(INTENT) !== 'buy-again') return handleOther(args);
    const result = await args.serverAction<OrderActionResult>();
    for (const facts of result.added) announce('add_to_cart', facts);
    return result.intent === 'buy-again' && result.failure === null && result.shortfalls.length === 0
      ? redirect(CART_PATH, 303)
      : result;
  };
