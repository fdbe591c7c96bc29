import type {SeedCollection} from './types';

/** The collections of the shop in the merchant's order. */
export const COLLECTIONS: readonly SeedCollection[] = [
  {
    number: 1,
    handle: 'most-popular',
    title: 'Our Most Popular Products',
    description: 'The packs and bundles that leave the shelf first.',
    products: ['b1', '4', '3', '2', 'b4', 'b2'],
  },
  {
    number: 2,
    handle: 'featured',
    title: 'Featured',
    description: 'Where to start when everything looks good.',
    products: ['b1', 'b2', '5', '2'],
  },
  {
    number: 3,
    handle: 'bundles',
    title: 'Bundle Deals',
    description: 'Three or six packs in one box, for less than they cost one by one.',
    products: ['b1', 'b2', 'b3', 'b4'],
  },
  {
    number: 4,
    handle: 'all',
    title: 'All Products',
    description: 'Every single pack and every bundle.',
    products: ['1', '2', '3', '4', '5', '6', 'b1', 'b2', 'b3', 'b4'],
  },
];
