import {POLICY_FACTS} from './policy-facts';
import {SINGLE_PRODUCTS} from './products/single-products';
import type {SeedAutomaticDiscount, SeedDiscount} from './seed-discount';

/** All promo codes of the shop, including expired ones, which shoppers may still try. */
export const DISCOUNTS: readonly SeedDiscount[] = [
  {
    code: POLICY_FACTS.bannerCode.code,
    takes: {kind: 'percentage', percent: POLICY_FACTS.bannerCode.percent},
    oncePerCustomer: true,
  },
  {code: 'SUMMER10', takes: {kind: 'percentage', percent: 10}},
  {code: 'WELCOME15', takes: {kind: 'percentage', percent: 15}},
  {code: 'WELCOME20', takes: {kind: 'percentage', percent: 20}},
  {
    code: 'REDWHITECURRY',
    takes: {kind: 'percentage', percent: 25},
    startsAt: '2025-06-27T04:00:00.000Z',
    endsAt: '2025-07-07T04:00:00.000Z',
  },
  {code: 'NEWCUSTOMER', takes: {kind: 'amount', amountMinor: 500}},
  {code: 'FREESHIP', takes: {kind: 'shipping', upToMinor: 599}},
  // More than any single pack costs, to test a discount that exceeds the cart.
  {code: 'DISCOUNT100', takes: {kind: 'amount', amountMinor: 10_000}},
];

/** What any packs cost less together, as much less as the boxes of three and of six. */
export const AUTOMATIC_DISCOUNTS: readonly SeedAutomaticDiscount[] = POLICY_FACTS.packOffers.map(
  ({packs, offMinor}) => ({
    title: `Any ${packs} packs`,
    takes: {kind: 'amount', amountMinor: offMinor},
    products: {handles: SINGLE_PRODUCTS.map(({handle}) => handle), minimumQuantity: packs},
  }),
);
