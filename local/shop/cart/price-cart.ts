import type {SeedDiscount} from '../../seed/seed-discount';
import {componentsOf} from '../catalog/components';
import {findVariant, type Variant} from '../catalog/variants';
import type {CartLineRecord, CartRecord, ShopState} from '../state';
import {divideBundlePrice} from './bundle-price';
import type {PricedLine} from './automatic-discount';
import {totalCart, type CartTotals} from './cart-totals';
import {normalizeCode} from './promo-codes';
import {findPlan, planPriceMinor} from '../selling-plans/selling-plans';

export interface CartLineView extends PricedLine {
  readonly line: CartLineRecord;
  readonly variant: Variant;
  /** The subscription; undefined for a one-time purchase. */
  readonly planned: ReturnType<typeof findPlan>;
  /** What a bundle consists of, with the share of its price and the quantity for the whole line; empty for everything else. */
  readonly components: readonly PricedComponent[];
}

/** A component of a bundle in a cart. */
export interface PricedComponent extends PricedLine {
  readonly variant: Variant;
}

export interface PricedCart {
  readonly lines: readonly CartLineView[];
  readonly totals: CartTotals;
}

/** Email addresses are case-insensitive, so that a once-per-customer code cannot be reused in another case. */
export const normalizeEmail = (email: string): string => email.trim().toLowerCase();

function hasUsed(state: ShopState, discount: SeedDiscount, email: string | undefined): boolean {
  const redeemers = state.data.redemptions[normalizeCode(discount.code)] ?? [];
  return email !== undefined && redeemers.includes(normalizeEmail(email));
}

function priceComponents(
  state: ShopState,
  bundle: Variant,
  {line, unitMinor}: Pick<CartLineView, 'line' | 'unitMinor'>,
): PricedComponent[] {
  const components = componentsOf(state.seed, bundle);
  if (components.length === 0) return [];
  const prices = divideBundlePrice(
    unitMinor,
    components.map(({variant: {priceMinor}, quantity}) => ({priceMinor, quantity})),
  );
  return components.map(({variant, quantity}, index) => ({
    variant,
    unitMinor: prices[index] ?? 0,
    quantity: quantity * line.quantity,
  }));
}

/**
 * Prices a cart with the current catalog and promo codes.
 *
 * @param cart - the lines and codes to price; a line of an unknown variant is omitted
 * @param email - the buyer's email, if known; it decides about once-per-customer codes
 * @returns the lines with their variants, and the totals
 */
export function priceCart(
  state: ShopState,
  cart: Pick<CartRecord, 'lines' | 'discountCodes' | 'buyerIdentity'>,
  email: string | undefined = cart.buyerIdentity.email,
): PricedCart {
  const lines = cart.lines.flatMap((line) => {
    const variant = findVariant(state.seed.products, line.variantNumber);
    if (!variant) return [];
    const planned = findPlan(state.seed, line.sellingPlanNumber);
    const unitMinor = planPriceMinor(variant.priceMinor, planned?.plan);
    const components = priceComponents(state, variant, {line, unitMinor});
    const discountedAs = planned ? undefined : variant.product.handle;
    return [
      {line, variant, planned, unitMinor, quantity: line.quantity, components, ...(discountedAs && {discountedAs})},
    ];
  });
  const totals = totalCart(lines, {
    codes: cart.discountCodes,
    discounts: [...state.seed.discounts, ...(state.data.discounts ?? [])],
    automaticDiscounts: [...(state.seed.automaticDiscounts ?? []), ...(state.data.automaticDiscounts ?? [])],
    now: state.clock(),
    hasUsed: (discount) => hasUsed(state, discount, email),
    isRedeemed: ({code}) => (state.data.redemptions[normalizeCode(code)] ?? []).length > 0,
  });
  return {lines, totals};
}
