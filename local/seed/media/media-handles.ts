/** Handles of the meal kits that have pictures. */
export const DISH_HANDLES = [
  'chicken-tikka-masala',
  'palak-paneer',
  'spicy-pepper-chicken',
  'southern-spiced-biryani',
  'desi-chicken-curry',
  'desi-goat-curry',
] as const;

/** Handles of the bundles that have pictures. */
export const BUNDLE_HANDLES = [
  'ultimate-desi-sampler',
  'desi-comfort-trio',
  'traditional-favorites',
  'spicy-delights',
] as const;

/** Founders with a portrait. */
export const FOUNDER_HANDLES = ['meera', 'harjit', 'fatima', 'daniel', 'priya'] as const;

/** Handles of the articles that have pictures. */
export const ARTICLE_HANDLES = [
  'how-a-dish-is-freeze-dried',
  'cardamom-green-and-black',
  'a-small-pantry',
  'how-hot-is-hot',
  'basmati-rice',
  'what-to-take-camping',
] as const;

/** Handles of the collections that have pictures. */
export const COLLECTION_HANDLES = ['most-popular', 'featured', 'bundles', 'all'] as const;
