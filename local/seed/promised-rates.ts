import {POLICY_FACTS, POLICY_WORDS} from './policy-facts';

/** A rate of the store's only shipping zone, the United States. Amounts are in cents. */
export interface SeedShippingRate {
  readonly name: string;
  readonly priceMinor: number;
  /** The price of an order from which and up to which it is offered; any if absent. */
  readonly fromMinor?: number;
  readonly upToMinor?: number;
}

const STANDARD = `Standard (${POLICY_WORDS.standardTime})`;

/** The rates of the checkout, as pages and policies promise them. */
export const SHIPPING_RATES: readonly SeedShippingRate[] = [
  {
    name: STANDARD,
    priceMinor: POLICY_FACTS.standardShipping.priceMinor,
    upToMinor: POLICY_FACTS.freeShippingMinor - 1,
  },
  {name: STANDARD, priceMinor: 0, fromMinor: POLICY_FACTS.freeShippingMinor},
  {name: `Express (${POLICY_WORDS.expressTime})`, priceMinor: POLICY_FACTS.expressShipping.priceMinor},
];
