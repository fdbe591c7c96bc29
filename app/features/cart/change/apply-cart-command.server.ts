import type {CartProblem} from '../model/cart-problem';
import {askShop, readCart, type CartContext} from './ask-shop.server';
import type {CartCommand} from './cart-command';
import type {CartOutcome} from './cart-outcome';
import {changePromoCodes} from './change-promo-codes.server';
import {isCarriedOut} from './is-carried-out';
import {isCartGone, isUnclear, type ShopAnswer} from './shop-answer';
import {toCartProblems} from './to-cart-problems';

type Add = Extract<CartCommand, {kind: 'add'}>;
type CodeCommand = Extract<CartCommand, {kind: 'apply-code' | 'remove-code'}>;
type GoodsCommand = Exclude<CartCommand, CodeCommand>;

/**
 * Carries out one command on the visitor's cart. Makes a cart for the first add, and once more when the one the visitor
 * had is gone; a changed cart's cookie is renewed.
 * @returns the cart as it is afterwards and what the shopper should know; throws for nothing the shop does
 */
export async function applyCartCommand(context: CartContext, command: CartCommand): Promise<CartOutcome> {
  const {cart} = context;
  if (!cart.getCartId() && command.kind !== 'add') return {reading: {kind: 'none'}, problems: [{kind: 'expired'}]};
  if (command.kind === 'apply-code' || command.kind === 'remove-code') return changePromoCodes(context, command);
  const answer = await askShop(context, () => send(context, command));
  if (!answer || isUnclear(answer)) return settleLostAnswer(context, command);
  if (!isCartGone(answer)) return conclude(context, answer, toCartProblems(answer, command));
  if (command.kind === 'add') return startAnew(context, command);
  cart.forget();
  return {reading: {kind: 'none'}, problems: [{kind: 'expired'}]};
}

function send({cart}: CartContext, command: GoodsCommand): Promise<ShopAnswer> {
  switch (command.kind) {
    case 'add':
      return cart.addLines([toLineInput(command)]);
    case 'set-quantity':
      return cart.updateLines([{id: command.lineId, quantity: command.quantity}]);
    case 'remove':
      return cart.removeLines([command.lineId]);
    case 'set-note':
      return cart.updateNote(command.note);
  }
}

const toLineInput = ({variantId, quantity, attributes}: Add) => ({
  merchandiseId: variantId,
  quantity,
  ...(attributes && {attributes: [...attributes]}),
});

async function conclude(
  context: CartContext,
  answer: ShopAnswer,
  problems: readonly CartProblem[],
): Promise<CartOutcome> {
  if (!answer.cart) return {reading: await readCart(context), problems};
  context.cart.setCartId(answer.cart.id);
  return {reading: {kind: 'found', cart: answer.cart}, problems};
}

/** Expired, bought or another's: the old cart never comes back, so what was added goes into a new one. No second try. */
async function startAnew(context: CartContext, command: Add): Promise<CartOutcome> {
  const answer = await askShop(context, () => context.cart.create({lines: [toLineInput(command)]}));
  if (answer?.cart) return conclude(context, answer, [{kind: 'started-anew'}, ...toCartProblems(answer, command)]);
  context.cart.forget();
  const isLost = !answer || isUnclear(answer);
  return {reading: {kind: 'none'}, problems: isLost ? [{kind: 'unreachable'}] : toCartProblems(answer, command)};
}

async function settleLostAnswer(context: CartContext, command: GoodsCommand): Promise<CartOutcome> {
  const reading = await readCart(context);
  if (reading.kind !== 'found') return {reading, problems: [{kind: 'unreachable'}]};
  const wasMade = isCarriedOut(command, reading.cart);
  if (wasMade) return {reading, problems: []};
  return {reading, problems: [{kind: wasMade === null ? 'unconfirmed' : 'unreachable'}]};
}
