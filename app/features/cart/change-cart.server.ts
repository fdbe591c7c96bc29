import {fail, type Result} from '~/core/result';
import type {AppContext} from '~/platform/context.server';
import {applyCartCommand} from './change/apply-cart-command.server';
import {WANTS_DATA_FIELD} from './change/cart-form';
import {parseCartCommand, type CartCommand} from './change/cart-command';
import {findCart, keepCart} from './find-cart.server';
import type {CartAnswer} from './model/cart-answer';
import type {CartInputProblem} from './model/cart-problem';

/** A note of 5000 characters, each escaped to its longest, and the rest of a form. */
const MAX_FORM_BYTES = 65_536;

/** A change that was asked for by a form: what came of it, and whether the page or its script is waiting for it. */
interface ChangedCart {
  readonly answer: CartAnswer;
  readonly wantsData: boolean;
}

/**
 * Reads the form of a request and carries out its command.
 * @returns the cart afterwards, with a problem for everything that kept the shopper from what they asked
 */
export async function changeCart(request: Request, context: AppContext): Promise<ChangedCart> {
  const form = await readForm(request);
  const wantsData = form?.has(WANTS_DATA_FIELD) ?? false;
  const command: Result<CartCommand, CartInputProblem> = form ? parseCartCommand(form) : fail({kind: 'invalid-form'});
  if (!command.ok) return {wantsData, answer: {cart: await findCart(context), problems: [command.error]}};
  const {reading, problems} = await applyCartCommand(context, command.value);
  for (const problem of problems) {
    // The shop's lists of codes grow: whoever reads the log may give the new one words of its own.
    if (problem.kind === 'refused')
      context.report(new Error(`the shop refused a change of a cart: ${problem.codes.join()}`));
  }
  return {wantsData, answer: {cart: await keepCart(context, reading), problems}};
}

/** @returns null for a body that is no form, or larger than any form of ours */
async function readForm(request: Request): Promise<FormData | null> {
  if (Number(request.headers.get('Content-Length') ?? 0) > MAX_FORM_BYTES) return null;
  try {
    return await request.formData();
  } catch {
    return null;
  }
}
