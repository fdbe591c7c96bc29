import type {CartContext} from '../cart-context';
import {findCartSnapshot} from '../load/find-cart-snapshot.server';
import type {CartProblem} from '../model/cart-problem';
import {spellingOf} from '../model/free-shipping';
import type {ShopCart} from '../model/shop-cart';
import type {CartCommand} from './cart-command';
import {
  EXPIRED_CART,
  isCartGone,
  isCodeRejected,
  type CartMutationPayload,
  type CartMutationResult,
} from './cart-mutation';
import {isApplied, isSameCode} from './is-applied';
import {runCartMutation} from './run-cart-mutation.server';

type ApplyCode = Extract<CartCommand, {kind: 'apply-code'}>;
type CodeCommand = ApplyCode | Extract<CartCommand, {kind: 'remove-code'}>;
type ShopCode = ShopCart['discountCodes'][number];

/**
 * Applies or removes a promo code. Shopify accepts any code and only marks the inapplicable ones; such a code is
 * removed again, so that it cannot become active later without the shopper noticing.
 * @returns the cart with the codes that apply, and a problem when the new code does not
 */
export async function changePromoCodes(context: CartContext, command: CodeCommand): Promise<CartMutationResult> {
  const snapshot = await findCartSnapshot(context);
  if (snapshot.kind === 'unreachable') return {snapshot, problems: [toUnverifiedProblem(command)]};
  if (snapshot.kind === 'none') return expireCart(context);
  if (isApplied(command, snapshot.cart)) return {snapshot, problems: []};
  const {cart} = snapshot;
  const others = cart.discountCodes.filter(({code}) => !isSameCode(code, command.code));
  const codes =
    command.kind === 'apply-code'
      ? [...others.filter((each) => isKept(cart, each)).map(({code}) => spellingOf(cart, code)), command.code]
      : others.map(({code}) => code);
  const payload = await runCartMutation(context, () => context.cart.updateDiscountCodes(codes));
  if (!payload) return resolveLostResponse(context, command);
  if (isCartGone(payload)) return expireCart(context);
  if (!payload.cart) return {snapshot, problems: [{kind: 'code-failed'}]};
  context.cart.setCartId(payload.cart.id);
  return command.kind === 'apply-code'
    ? removeInapplicableCodes(context, command, {...payload, cart: payload.cart})
    : {snapshot: {kind: 'found', cart: payload.cart}, problems: []};
}

/** No code applies to an empty cart: the codes stay on it until products are added. */
const isKept = ({totalQuantity}: ShopCart, {applicable}: ShopCode): boolean => applicable || totalQuantity === 0;

function expireCart({cart}: CartContext): CartMutationResult {
  cart.forget();
  return EXPIRED_CART;
}

/** Leaves only the applicable codes: the new one if it applies, else the previous ones. */
async function removeInapplicableCodes(
  context: CartContext,
  {code}: ApplyCode,
  payload: CartMutationPayload & {readonly cart: ShopCart},
): Promise<CartMutationResult> {
  const {cart} = payload;
  const isRejected = isCodeRejected(payload);
  const staysOnCart = (each: ShopCode) => isKept(cart, each) && !(isRejected && isSameCode(each.code, code));
  const applicable = cart.discountCodes.filter(staysOnCart).map((each) => each.code);
  const inapplicable = cart.discountCodes.filter((each) => !staysOnCart(each)).map((each) => each.code);
  const replaced = inapplicable.filter((each) => !isSameCode(each, code));
  const isAdded = applicable.some((each) => isSameCode(each, code));
  const problems: CartProblem[] = isAdded ? [] : [{kind: 'code-not-applicable'}];
  if (isAdded && replaced.length > 0) problems.push({kind: 'code-replaced', codes: replaced});
  if (inapplicable.length === 0) return {snapshot: {kind: 'found', cart}, problems};
  const cleaned = await runCartMutation(context, () => context.cart.updateDiscountCodes(applicable));
  return {snapshot: {kind: 'found', cart: cleaned?.cart ?? cart}, problems};
}

async function resolveLostResponse(context: CartContext, command: CodeCommand): Promise<CartMutationResult> {
  const snapshot = await findCartSnapshot(context);
  const wasApplied = snapshot.kind === 'found' && isApplied(command, snapshot.cart);
  return {snapshot, problems: wasApplied ? [] : [toUnverifiedProblem(command)]};
}

const toUnverifiedProblem = ({kind}: CodeCommand): CartProblem => ({
  kind: kind === 'apply-code' ? 'code-unverified' : 'unreachable',
});
