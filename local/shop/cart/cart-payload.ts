import type {CartRecord, ShopContext} from '../state';
import {toCartNode, type CartNode} from './cart-node';
import {
  notEnoughStockWarning,
  promoWarnings,
  soldOutWarning,
  type CartUserError,
  type CartWarning,
} from './cart-problems';
import {saveCart} from './cart-store';
import {fitToStock, type Precedence, type StockFit} from './fit-to-stock';
import {priceCart} from './price-cart';

/** What every cart mutation answers with. */
export interface CartPayload {
  readonly cart: CartNode | null;
  readonly userErrors: readonly CartUserError[];
  readonly warnings: readonly CartWarning[];
}

/** Answers a change that was refused, the way the platform does for most: without the cart. */
export const refuse = (userErrors: readonly CartUserError[]): CartPayload => ({cart: null, userErrors, warnings: []});

/** Answers a change that was refused with the cart as it still is. */
export const rejectUnchanged = (
  cart: CartRecord,
  userErrors: readonly CartUserError[],
  context: ShopContext,
): CartPayload => ({cart: toCartNode(cart, context), userErrors, warnings: []});

function warningsOf(cart: CartRecord, fit: StockFit, {state}: ShopContext): CartWarning[] {
  const {lines, totals} = priceCart(state, cart);
  const short = cart.lines.filter(({id}) => fit.shortIds.has(id)).map((line) => notEnoughStockWarning(cart, line));
  const soldOut = lines.filter(({quantity}) => quantity === 0).map((view) => soldOutWarning(cart, view));
  return [...short, ...soldOut, ...promoWarnings(cart, totals.verdicts)];
}

/**
 * Keeps a changed cart and answers with it. Whatever the change was, the lines are cut to the units on hand and every
 * warning about the cart is repeated, since each of its readers may be the first to show it.
 *
 * @param cart - the cart with its changes
 * @param precedence - which lines are served first when units run short
 */
export function settle(cart: CartRecord, context: ShopContext, precedence?: Precedence): CartPayload {
  const fit = fitToStock(cart.lines, context.state.data.stock, precedence);
  cart.lines = fit.lines;
  saveCart(context.state, cart);
  return {cart: toCartNode(cart, context), userErrors: [], warnings: warningsOf(cart, fit, context)};
}
