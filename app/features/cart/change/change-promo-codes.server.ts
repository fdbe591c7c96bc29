import type {CartProblem} from '../model/cart-problem';
import type {ShopCart} from '../model/shop-cart';
import {askShop, readCart, type CartContext} from './ask-shop.server';
import type {CartCommand} from './cart-command';
import type {CartOutcome} from './cart-outcome';
import {isCarriedOut, isSameCode} from './is-carried-out';
import {isCartGone, isCodeRefused, type ShopAnswer} from './shop-answer';

type ApplyCode = Extract<CartCommand, {kind: 'apply-code'}>;
type ShopCode = ShopCart['discountCodes'][number];
type CodeCommand = ApplyCode | Extract<CartCommand, {kind: 'remove-code'}>;

/**
 * Puts a promo code on the cart or takes it off. The shop takes any code and only marks those that do not apply; such a
 * code is taken off again, so that it cannot come to life unseen.
 * @returns the cart with the codes that count, and a problem when the code is none of them
 */
export async function changePromoCodes(context: CartContext, command: CodeCommand): Promise<CartOutcome> {
  const reading = await readCart(context);
  if (reading.kind === 'unreachable') return {reading, problems: [unverified(command)]};
  if (reading.kind === 'none') return expire(context);
  if (isCarriedOut(command, reading.cart)) return {reading, problems: []};
  const {cart} = reading;
  const others = cart.discountCodes.filter(({code}) => !isSameCode(code, command.code));
  const codes =
    command.kind === 'apply-code'
      ? [...others.filter(mayCount(cart)).map(({code}) => code), command.code]
      : others.map(({code}) => code);
  const answer = await askShop(context, () => context.cart.updateDiscountCodes(codes));
  if (!answer) return settleLostAnswer(context, command);
  if (isCartGone(answer)) return expire(context);
  if (!answer.cart) return {reading, problems: [{kind: 'code-unforeseen'}]};
  context.cart.setCartId(answer.cart.id);
  const found = {kind: 'found', cart: answer.cart} as const;
  return command.kind === 'apply-code'
    ? keepApplicable(context, command, {...answer, cart: answer.cart})
    : {reading: found, problems: []};
}

/** No code applies to an empty cart: there it waits for goods. */
const mayCount =
  ({totalQuantity}: ShopCart) =>
  ({applicable}: ShopCode) =>
    applicable || totalQuantity === 0;

function expire({cart}: CartContext): CartOutcome {
  cart.forget();
  return {reading: {kind: 'none'}, problems: [{kind: 'expired'}]};
}

/** Leaves only the codes that count: the new one when it does, else the ones there were. */
async function keepApplicable(
  context: CartContext,
  {code}: ApplyCode,
  answer: ShopAnswer & {readonly cart: ShopCart},
): Promise<CartOutcome> {
  const {cart} = answer;
  const isRefused = isCodeRefused(answer);
  const counts = (each: ShopCode) => mayCount(cart)(each) && !(isRefused && isSameCode(each.code, code));
  const applicable = cart.discountCodes.filter(counts).map((each) => each.code);
  const isTaken = applicable.some((each) => isSameCode(each, code));
  const idle = cart.discountCodes.filter((each) => !counts(each)).map((each) => each.code);
  const replaced = idle.filter((each) => !isSameCode(each, code));
  const problems: CartProblem[] = isTaken ? [] : [{kind: 'code-not-applicable'}];
  if (isTaken && replaced.length > 0) problems.push({kind: 'code-replaced', codes: replaced});
  if (idle.length === 0) return {reading: {kind: 'found', cart}, problems};
  const cleaned = await askShop(context, () => context.cart.updateDiscountCodes(applicable));
  return {reading: {kind: 'found', cart: cleaned?.cart ?? cart}, problems};
}

async function settleLostAnswer(context: CartContext, command: CodeCommand): Promise<CartOutcome> {
  const reading = await readCart(context);
  const wasMade = reading.kind === 'found' && isCarriedOut(command, reading.cart);
  return {reading, problems: wasMade ? [] : [unverified(command)]};
}

const unverified = ({kind}: CodeCommand): CartProblem => ({
  kind: kind === 'apply-code' ? 'code-unverified' : 'unreachable',
});
