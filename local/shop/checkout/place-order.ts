import {randomBytes} from 'node:crypto';
import {nextNumber, nextOrderNumber, type CartRecord, type OrderRecord, type ShopState} from '../state';
import {endCart, timeNow} from '../cart/cart-store';
import {normalizeEmail, type CartLineView, type PricedCart} from '../cart/price-cart';
import {normalizeCode, type AppliedPromo} from '../cart/promo-codes';
import type {ShippingQuote} from '../cart/shipping-rates';
import {toAddress, type CheckoutInput} from './checkout-form';

/** Everything that was settled when the gateway approved. */
interface Purchase {
  readonly cart: CartRecord;
  readonly priced: PricedCart;
  readonly shipping: ShippingQuote;
  readonly input: CheckoutInput;
}

const secret = (): string => randomBytes(16).toString('hex');

const appliedPromos = ({totals: {orderPromo, shippingPromo}}: PricedCart): AppliedPromo[] =>
  [orderPromo, shippingPromo].filter((promo) => promo !== undefined);

function toOrderLine(state: ShopState, {line, product, unitMinor, quantity}: CartLineView, discountMinor: number) {
  return {
    number: nextNumber(state),
    variantNumber: line.variantNumber,
    title: product.title,
    sku: product.sku,
    quantity,
    priceMinor: unitMinor,
    discountMinor,
  };
}

function toOrder(state: ShopState, {cart, priced, shipping, input}: Purchase): OrderRecord {
  const now = timeNow(state);
  const {totals} = priced;
  return {
    number: nextNumber(state),
    orderNumber: nextOrderNumber(state),
    token: secret(),
    cartToken: cart.token,
    checkoutToken: secret(),
    email: normalizeEmail(input.email),
    createdAt: now,
    updatedAt: now,
    note: cart.note,
    attributes: cart.attributes,
    shippingAddress: toAddress(input),
    shippingMethod: shipping.method,
    lines: priced.lines
      .map((view, index) => toOrderLine(state, view, totals.allocationsMinor[index] ?? 0))
      .filter((line) => line.quantity > 0),
    discountCodes: appliedPromos(priced).map(({discount}) => discount.code),
    subtotalMinor: totals.subtotalMinor,
    discountMinor: totals.discountMinor,
    shippingMinor: shipping.chargeMinor,
    totalMinor: totals.totalMinor + shipping.chargeMinor,
    transactionId: `test-${randomBytes(8).toString('hex')}`,
  };
}

/**
 * Turns a paid cart into an order: records it, lowers the stock, remembers who used which code, and ends the cart.
 * Nothing in it waits, so no second payment of the same cart can come in between.
 *
 * @param state - the shop
 * @param purchase - the cart with the prices that were charged
 * @returns the order
 */
export function placeOrder(state: ShopState, purchase: Purchase): OrderRecord {
  const order = toOrder(state, purchase);
  const {data} = state;
  data.orders.push(order);
  for (const {variantNumber, quantity} of order.lines) {
    data.stock[variantNumber] = (data.stock[variantNumber] ?? 0) - quantity;
  }
  for (const code of order.discountCodes.map(normalizeCode)) {
    data.redemptions[code] = [...new Set([...(data.redemptions[code] ?? []), order.email])];
  }
  endCart(state, purchase.cart);
  state.changed();
  return order;
}
