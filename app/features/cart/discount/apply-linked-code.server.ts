import {z} from 'zod';
import type {AppContext} from '~/platform/context.server';
import {applyCartCommand} from '../change/apply-cart-command.server';
import {askShop, type CartContext} from '../change/ask-shop.server';
import {MAX_CODE_LENGTH} from '../change/cart-form';
import type {CartOutcome} from '../change/cart-outcome';
import {isCodeRefused, isUnclear} from '../change/shop-answer';
import {keepCart} from '../find-cart.server';
import type {CartAnswer} from '../model/cart-answer';
import type {CartProblem} from '../model/cart-problem';

const LinkedCode = z
  .string()
  .trim()
  .min(1)
  .max(MAX_CODE_LENGTH)
  .regex(/^\P{Cc}+$/u);

/**
 * Reads the promo code of an address.
 * @throws Response 410 when it cannot be one
 */
export function requireLinkedCode(text: string | undefined): string {
  const code = LinkedCode.safeParse(text);
  if (!code.success) throw new Response(null, {status: 410});
  return code.data;
}

/**
 * Puts the promo code of a link on the visitor's cart. Where there is no cart yet, one is made for the code to wait in.
 * @returns the cart afterwards, with a problem when the code is not on it
 */
export async function applyLinkedCode(context: AppContext, code: string): Promise<CartAnswer> {
  const {reading, problems} = await apply(context, code);
  return {cart: await keepCart(context, reading), problems};
}

async function apply(context: CartContext, code: string): Promise<CartOutcome> {
  const outcome = await applyCartCommand(context, {kind: 'apply-code', code});
  const hasNoCart = outcome.problems.some(({kind}) => kind === 'expired');
  return hasNoCart ? startWith(context, code) : outcome;
}

async function startWith(context: CartContext, code: string): Promise<CartOutcome> {
  const answer = await askShop(context, () => context.cart.create({discountCodes: [code]}));
  if (!answer || isUnclear(answer)) return refuse('code-unverified');
  if (!answer.cart) return refuse('code-unforeseen');
  // A cart that would hold neither goods nor a code is not worth a cookie.
  if (isCodeRefused(answer)) return refuse('code-not-applicable');
  context.cart.setCartId(answer.cart.id);
  return {reading: {kind: 'found', cart: answer.cart}, problems: []};
}

const refuse = (kind: Extract<CartProblem['kind'], `code-un${string}` | 'code-not-applicable'>): CartOutcome => ({
  reading: {kind: 'none'},
  problems: [{kind}],
});
