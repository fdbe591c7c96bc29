import type {Seed, SeedDiscount, SeedProduct} from '../../seed/types';
import {variantNumber, type CartLineRecord, type CartRecord, type ShopState} from '../state';
import {totalCart, type CartTotals, type PricedLine} from './cart-totals';
import {normalizeCode} from './promo-codes';

/** A line of a cart together with what it sells. */
export interface CartLineView extends PricedLine {
  readonly line: CartLineRecord;
  readonly product: SeedProduct;
}

/** A cart with its prices of this moment. */
export interface PricedCart {
  readonly lines: readonly CartLineView[];
  readonly totals: CartTotals;
}

/** Returns the product whose only variant has this number, or undefined when the shop does not sell it. */
export const findProductOfVariant = (seed: Seed, number: number): SeedProduct | undefined =>
  seed.products.find((product) => variantNumber(product) === number);

/** People write their address in any case; once per customer must not be walked around that way. */
export const normalizeEmail = (email: string): string => email.trim().toLowerCase();

function hasUsed(state: ShopState, discount: SeedDiscount, email: string | undefined): boolean {
  const redeemers = state.data.redemptions[normalizeCode(discount.code)] ?? [];
  return email !== undefined && redeemers.includes(normalizeEmail(email));
}

/**
 * Prices a cart by the shop's present catalogue and codes.
 *
 * @param cart - lines and codes to price; a line of a product that is no longer sold is left out
 * @param email - who buys, as far as is known: decides about codes that work once per customer
 * @returns every line with its product, and the totals over those lines
 */
export function priceCart(
  state: ShopState,
  cart: Pick<CartRecord, 'lines' | 'discountCodes' | 'buyerIdentity'>,
  email: string | undefined = cart.buyerIdentity.email,
): PricedCart {
  const lines = cart.lines.flatMap((line) => {
    const product = findProductOfVariant(state.seed, line.variantNumber);
    return product ? [{line, product, unitMinor: product.priceMinor, quantity: line.quantity}] : [];
  });
  const totals = totalCart(lines, {
    codes: cart.discountCodes,
    discounts: state.seed.discounts,
    now: state.clock(),
    hasUsed: (discount) => hasUsed(state, discount, email),
  });
  return {lines, totals};
}
