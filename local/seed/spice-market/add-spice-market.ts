import type {Seed, SeedCollection} from '../types';
import {SPICE_MARKET_GIFT_CARDS} from './spice-market-gift-cards';
import {DETAIL_DEFINITIONS, SHOWN_DETAILS} from './spice-market-metafields';
import {SPICE_MARKET_PRODUCTS} from './spice-market-products';
import {SELLING_PLAN_GROUPS} from './spice-market-subscriptions';

const IDS = SPICE_MARKET_PRODUCTS.map(({catalogId}) => catalogId);

const SPICE_MARKET: SeedCollection = {
  number: 100,
  handle: 'spice-market',
  title: 'The Spice Market',
  description: 'Spices, boxes and gifts beyond the kits, in as many kinds as you can ask for.',
  products: IDS,
};

/** Returns a seed with gift cards, selling plans and the products of the spice market, in a collection of their own and in that of all products. */
export const addSpiceMarket = (seed: Seed): Seed => ({
  ...seed,
  giftCards: SPICE_MARKET_GIFT_CARDS,
  sellingPlanGroups: SELLING_PLAN_GROUPS,
  metafieldDefinitions: [...seed.metafieldDefinitions, ...DETAIL_DEFINITIONS],
  metaobjects: seed.metaobjects.map((entry) =>
    entry.type === 'storefront_settings'
      ? {...entry, fields: [...entry.fields, {key: 'product_details', ...SHOWN_DETAILS}]}
      : entry,
  ),
  products: [...seed.products, ...SPICE_MARKET_PRODUCTS],
  collections: [
    ...seed.collections.map((collection) =>
      collection.handle === 'all' ? {...collection, products: [...collection.products, ...IDS]} : collection,
    ),
    SPICE_MARKET,
  ],
});
