import {POLICY_FACTS, POLICY_WORDS} from '../../seed/policy-facts';
import type {AppliedPromo} from './promo-codes';

/** The shipping methods, cheapest first. */
export const SHIPPING_METHODS = ['standard', 'express'] as const;

export type ShippingMethod = (typeof SHIPPING_METHODS)[number];

/** The price of one shipping method for a cart. All amounts are in cents; `chargeMinor` is what the shopper pays. */
export interface ShippingQuote {
  readonly method: ShippingMethod;
  readonly title: string;
  readonly estimate: string;
  readonly priceMinor: number;
  readonly discountMinor: number;
  readonly chargeMinor: number;
}

/** The quote of a cart that is not shipped, such as one of gift cards. */
export const NO_SHIPPING: ShippingQuote = {
  method: 'standard',
  title: '',
  estimate: '',
  priceMinor: 0,
  discountMinor: 0,
  chargeMinor: 0,
};

const TITLES: Readonly<Record<ShippingMethod, string>> = {standard: 'Standard', express: 'Express'};

export const shippingTitle = (method: ShippingMethod): string => TITLES[method];

const ESTIMATES = {standard: POLICY_WORDS.standardTime, express: POLICY_WORDS.expressTime} as const;

const FACTS = {standard: POLICY_FACTS.standardShipping, express: POLICY_FACTS.expressShipping} as const;

function priceMinorOf(method: ShippingMethod, goodsMinor: number): number {
  const isFree = method === 'standard' && goodsMinor >= POLICY_FACTS.freeShippingMinor;
  return isFree ? 0 : FACTS[method].priceMinor;
}

/**
 * @param method - the shipping method
 * @param goodsMinor - goods in cents after discounts, which decide about free standard shipping
 * @param promo - the shipping code that applies, if any
 * @returns price, discount and charge of this shipping method
 */
export function quoteShipping(
  method: ShippingMethod,
  goodsMinor: number,
  promo: AppliedPromo | undefined,
): ShippingQuote {
  const priceMinor = priceMinorOf(method, goodsMinor);
  const takes = promo?.discount.takes;
  const discountMinor = takes?.kind === 'shipping' ? Math.min(priceMinor, takes.upToMinor) : 0;
  return {
    method,
    title: shippingTitle(method),
    estimate: ESTIMATES[method],
    priceMinor,
    discountMinor,
    chargeMinor: priceMinor - discountMinor,
  };
}
