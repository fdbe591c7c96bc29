import {fail, type Result} from '~/core/result';
import type {AppContext} from '~/platform/context.server';
import {readForm} from '~/platform/form.server';
import {applyCartCommand} from './change/apply-cart-command.server';
import {parseCartCommand, type CartCommand} from './change/cart-command';
import {wantsData as isDataWanted} from './change/cart-form';
import {findCart, keepCart} from './find-cart.server';
import type {CartAnswer} from './model/cart-answer';
import type {CartInputProblem} from './model/cart-problem';
import type {CartLineView} from './model/cart-view';

/** A change that was asked for by a form: what came of it, and whether the page or its script is waiting for it. */
interface ChangedCart {
  readonly answer: CartAnswer;
  readonly wantsData: boolean;
  /** The line that a page without scripts took away: what its Undo puts back. A script knows it by itself. */
  readonly removed: CartLineView | null;
}

/**
 * Reads the form of a request and carries out its command.
 * @returns the cart afterwards, with a problem for everything that kept the shopper from what they asked
 */
export async function changeCart(request: Request, context: AppContext): Promise<ChangedCart> {
  const form = await readForm(request);
  const wantsData = isDataWanted(form);
  const command: Result<CartCommand, CartInputProblem> = form ? parseCartCommand(form) : fail({kind: 'invalid-form'});
  if (!command.ok)
    return {wantsData, removed: null, answer: {cart: await findCart(context), problems: [command.error]}};
  const removed = wantsData ? null : await findLineToRemove(context, command.value);
  const {reading, problems} = await applyCartCommand(context, command.value);
  for (const problem of problems) {
    // The shop's lists of codes grow: whoever reads the log may give the new one words of its own.
    if (problem.kind === 'refused')
      context.report(new Error(`the shop refused a change of a cart: ${problem.codes.join()}`));
  }
  return {wantsData, removed, answer: {cart: await keepCart(context, reading), problems}};
}

async function findLineToRemove(context: AppContext, command: CartCommand): Promise<CartLineView | null> {
  if (command.kind !== 'remove') return null;
  const {lines} = await findCart(context);
  return lines.find(({id}) => id === command.lineId) ?? null;
}
