import {z} from 'zod';
import type {AppContext} from '~/platform/context.server';
import type {CartContext} from '../cart-context';
import {applyCartCommand} from '../change/apply-cart-command.server';
import {MAX_CODE_LENGTH} from '../change/cart-form';
import {isCodeRejected, isOutcomeUnknown, type CartMutationResult} from '../change/cart-mutation';
import {runCartMutation} from '../change/run-cart-mutation.server';
import {setFoundCart} from '../load/find-cart.server';
import type {CartProblem} from '../model/cart-problem';
import type {CartReply} from '../model/cart-reply';

const LinkedCode = z
  .string()
  .trim()
  .min(1)
  .max(MAX_CODE_LENGTH)
  .regex(/^\P{Cc}+$/u);

/**
 * Parses the promo code in the path of a discount link.
 * @throws Response 410 when it cannot be a code
 */
export function requireLinkedCode(text: string | undefined): string {
  const code = LinkedCode.safeParse(text);
  if (!code.success) throw new Response(null, {status: 410});
  return code.data;
}

/**
 * Applies the promo code of a link to the visitor's cart. Creates an empty cart for the code if there is none.
 * @returns the cart afterwards, with a problem when the code is not on it
 */
export async function applyLinkedCode(context: AppContext, code: string): Promise<CartReply> {
  const {snapshot, problems} = await applyOrCreate(context, code);
  return {cart: await setFoundCart(context, snapshot), problems};
}

async function applyOrCreate(context: CartContext, code: string): Promise<CartMutationResult> {
  const result = await applyCartCommand(context, {kind: 'apply-code', code});
  const hasNoCart = result.problems.some(({kind}) => kind === 'expired');
  return hasNoCart ? createCartWithCode(context, code) : result;
}

async function createCartWithCode(context: CartContext, code: string): Promise<CartMutationResult> {
  const payload = await runCartMutation(context, () => context.cart.create({discountCodes: [code]}));
  if (!payload || isOutcomeUnknown(payload)) return toNoCart({kind: 'code-unverified'});
  if (!payload.cart) return toNoCart({kind: 'code-failed'});
  // A cart with neither products nor a code needs no cookie.
  if (isCodeRejected(payload)) return toNoCart({kind: 'code-not-applicable'});
  context.cart.setCartId(payload.cart.id);
  return {snapshot: {kind: 'found', cart: payload.cart}, problems: []};
}

const toNoCart = (problem: CartProblem): CartMutationResult => ({snapshot: {kind: 'none'}, problems: [problem]});
