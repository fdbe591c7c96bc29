import type {Seed, SeedCollection} from '../types';
import {MARKET_PRODUCTS} from './market-products';

const IDS = MARKET_PRODUCTS.map(({catalogId}) => catalogId);

const MARKET: SeedCollection = {
  number: 100,
  handle: 'spice-market',
  title: 'The Spice Market',
  description: 'Spices, boxes and gifts beyond the kits, in as many kinds as you can ask for.',
  products: IDS,
};

/** Returns a seed with the products of the market, in a collection of their own and in that of all products. */
export const addMarket = (seed: Seed): Seed => ({
  ...seed,
  products: [...seed.products, ...MARKET_PRODUCTS],
  collections: [
    ...seed.collections.map((collection) =>
      collection.handle === 'all' ? {...collection, products: [...collection.products, ...IDS]} : collection,
    ),
    MARKET,
  ],
});
