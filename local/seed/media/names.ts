/** The six dishes, by the handle of the product. */
export const DISHES = [
  'chicken-tikka-masala',
  'palak-paneer',
  'spicy-pepper-chicken',
  'southern-spiced-biryani',
  'desi-chicken-curry',
  'desi-goat-curry',
] as const;

/** A dish, by its handle. */
export type Dish = (typeof DISHES)[number];

/** The bundles, by the handle of the product. */
export const BUNDLES = [
  'ultimate-desi-sampler',
  'desi-comfort-trio',
  'traditional-favorites',
  'spicy-delights',
] as const;

/** A bundle, by its handle. */
export type Bundle = (typeof BUNDLES)[number];

/** The collections that have a picture, by their handle. */
export const COLLECTIONS = ['most-popular', 'featured', 'bundles', 'all'] as const;

/** A collection, by its handle. */
export type Collection = (typeof COLLECTIONS)[number];
