import {SEED_DATE} from '../seed-date';
import type {SeedProduct} from '../types';

/** Returns a product of the spice market: with its tag, and with the dates of the seed. */
export const spiceMarketProduct = (product: Omit<SeedProduct, 'createdAt' | 'updatedAt'>): SeedProduct => ({
  ...product,
  tags: ['spice market', ...product.tags],
  createdAt: SEED_DATE,
  updatedAt: SEED_DATE,
});
