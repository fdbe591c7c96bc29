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
 * Parses the promo code in the path of a discount link, or several that commas separate.
 * @throws Response 410 when it cannot be a code
 */
export function requireLinkedCode(text: string | undefined): string {
  const code = LinkedCode.safeParse(text);
  if (!code.success) throw new Response(null, {status: 410});
  return code.data;
}

/**
 * Applies the promo codes of a link to the visitor's cart. Creates an empty cart for them if there is none.
 * @param text a code, or several that commas separate
 * @returns the cart afterwards, with a problem for each code that is not on it
 */
export async function applyLinkedCode(context: AppContext, text: string): Promise<CartReply> {
  const {snapshot, problems} = await applyOrCreate(context, [...new Set(text.split(',').filter(Boolean))]);
  return {cart: await setFoundCart(context, snapshot), problems};
}

async function applyOrCreate(context: CartContext, codes: readonly string[]): Promise<CartMutationResult> {
  let result: CartMutationResult = {snapshot: {kind: 'none'}, problems: []};
  for (const code of codes) {
    const applied = await applyCartCommand(context, {kind: 'apply-code', code});
    if (applied.problems.some(({kind}) => kind === 'expired')) return createCartWithCodes(context, codes);
    result = {snapshot: applied.snapshot, problems: [...result.problems, ...applied.problems]};
  }
  return result;
}

async function createCartWithCodes(context: CartContext, codes: readonly string[]): Promise<CartMutationResult> {
  const payload = await runCartMutation(context, () => context.cart.create({discountCodes: [...codes]}));
  if (!payload || isOutcomeUnknown(payload)) return toNoCart({kind: 'code-unverified'});
  if (!payload.cart) return toNoCart({kind: 'code-failed'});
  // A cart with neither products nor a code needs no cookie.
  if (isCodeRejected(payload)) return toNoCart({kind: 'code-not-applicable'});
  context.cart.setCartId(payload.cart.id);
  return {snapshot: {kind: 'found', cart: payload.cart}, problems: []};
}

const toNoCart = (problem: CartProblem): CartMutationResult => ({snapshot: {kind: 'none'}, problems: [problem]});
