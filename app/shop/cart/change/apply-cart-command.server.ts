import type {CartContext} from '../cart-context';
import {findCartSnapshot} from '../load/find-cart-snapshot.server';
import type {CartCommand} from './cart-command';
import {
  EXPIRED_CART,
  isCartGone,
  isOutcomeUnknown,
  type CartMutationPayload,
  type CartMutationResult,
} from './cart-mutation';
import {changePromoCodes} from './change-promo-codes.server';
import {isApplied} from './is-applied';
import {runCartMutation} from './run-cart-mutation.server';
import {toCartProblems} from './to-cart-problems';

type AddCommand = Extract<CartCommand, {kind: 'add' | 'add-lines'}>;
type CodeCommand = Extract<CartCommand, {kind: 'apply-code' | 'remove-code'}>;
type LineCommand = Exclude<CartCommand, CodeCommand>;

/**
 * Applies one command to the visitor's cart. Creates a cart for the first add, and a new one for an add to a cart that
 * is gone. Renews the cookie of a changed cart.
 * @returns the cart afterwards and what to tell the shopper; failures of Shopify are problems, not exceptions
 */
export async function applyCartCommand(context: CartContext, command: CartCommand): Promise<CartMutationResult> {
  const {cart} = context;
  if (!cart.getCartId() && !isAdd(command)) return EXPIRED_CART;
  if (command.kind === 'apply-code' || command.kind === 'remove-code') return changePromoCodes(context, command);
  const payload = await runCartMutation(context, () => mutateCart(context, command));
  if (!payload || isOutcomeUnknown(payload)) return resolveLostResponse(context, command);
  if (!isCartGone(payload)) return toResult(context, payload, command);
  if (isAdd(command)) return addToNewCart(context, command);
  cart.forget();
  return EXPIRED_CART;
}

function mutateCart({cart}: CartContext, command: LineCommand): Promise<CartMutationPayload> {
  switch (command.kind) {
    case 'add':
    case 'add-lines':
      return cart.addLines(toLineInputs(command));
    case 'set-quantity':
      return cart.updateLines([{id: command.lineId, quantity: command.quantity}]);
    case 'set-plan':
      return cart.updateLines([{id: command.lineId, sellingPlanId: command.sellingPlanId}]);
    case 'remove':
      return cart.removeLines([command.lineId]);
    case 'set-note':
      return cart.updateNote(command.note);
  }
}

const isAdd = (command: CartCommand): command is AddCommand => command.kind === 'add' || command.kind === 'add-lines';

function toLineInputs(command: AddCommand) {
  if (command.kind === 'add-lines') return command.variantIds.map((merchandiseId) => ({merchandiseId, quantity: 1}));
  const {variantId, quantity, attributes, sellingPlanId} = command;
  return [
    {
      merchandiseId: variantId,
      quantity,
      ...(attributes && {attributes: [...attributes]}),
      ...(sellingPlanId && {sellingPlanId}),
    },
  ];
}

async function toResult(
  context: CartContext,
  payload: CartMutationPayload,
  command: LineCommand,
): Promise<CartMutationResult> {
  if (payload.cart) {
    context.cart.setCartId(payload.cart.id);
    return {snapshot: {kind: 'found', cart: payload.cart}, problems: toCartProblems(payload, command)};
  }
  const snapshot = await findCartSnapshot(context);
  // The lines of the unchanged cart say what a problem is about.
  const cart = snapshot.kind === 'found' ? snapshot.cart : null;
  return {snapshot, problems: toCartProblems({...payload, cart}, command)};
}

/** Adds to a new cart, once: a cart that expired, was bought or belongs to another customer never comes back. */
async function addToNewCart(context: CartContext, command: AddCommand): Promise<CartMutationResult> {
  const payload = await runCartMutation(context, () => context.cart.create({lines: toLineInputs(command)}));
  if (payload?.cart) {
    const {snapshot, problems} = await toResult(context, payload, command);
    return {snapshot, problems: [{kind: 'cart-recreated'}, ...problems]};
  }
  context.cart.forget();
  const isLost = !payload || isOutcomeUnknown(payload);
  return {
    snapshot: {kind: 'none'},
    problems: isLost ? [{kind: 'unreachable'}] : toCartProblems(payload, command),
  };
}

async function resolveLostResponse(context: CartContext, command: LineCommand): Promise<CartMutationResult> {
  const snapshot = await findCartSnapshot(context);
  if (snapshot.kind !== 'found') return {snapshot, problems: [{kind: 'unreachable'}]};
  const wasApplied = isApplied(command, snapshot.cart);
  if (wasApplied) return {snapshot, problems: []};
  return {snapshot, problems: [{kind: wasApplied === null ? 'unconfirmed' : 'unreachable'}]};
}
