import {sellableUnits, stockParts} from '../catalog/stock';
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

export interface CartPayload {
  readonly cart: CartNode | null;
  readonly userErrors: readonly CartUserError[];
  readonly warnings: readonly CartWarning[];
}

/** Returns the payload of a rejected change; as at Shopify, most have no cart. */
export const refuse = (userErrors: readonly CartUserError[]): CartPayload => ({cart: null, userErrors, warnings: []});

/** Returns the payload of a rejected change, with the unchanged cart. */
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
 * Stores a changed cart and returns the payload. After any change the lines are cut to the units in stock, and every
 * warning about the cart is repeated, because each client may be the first to show it.
 *
 * @param cart - the changed cart
 * @param precedence - which lines get units first when stock runs short
 */
export function settle(cart: CartRecord, context: ShopContext, precedence?: Precedence): CartPayload {
  const fit = fitToStock(cart.lines, sellableUnits(context.state), precedence, stockParts(context.state));
  cart.lines = fit.lines;
  saveCart(context.state, cart);
  return {cart: toCartNode(cart, context), userErrors: [], warnings: warningsOf(cart, fit, context)};
}
