import {NUTRITION_FIELDS} from '~/shop/catalog/catalog-fixtures';
import type {ProductView} from '~/shop/catalog/model/product-view';
import {toNutrition} from '~/shop/catalog/model/to-nutrition';
import {LONG_NAME} from '~/workbench/long-name';
import {PICTURE} from '~/workbench/sample-pictures';

/** A product with everything that its page can show. */
export const FULL_PRODUCT: ProductView = {
  id: 'gid://shopify/Product/8000000000002',
  hasOwnReviews: true,
  handle: 'palak-paneer',
  title: 'Palak Paneer',
  secondName: 'Saag Paneer',
  variantId: 'gid://shopify/ProductVariant/44000000000002',
  isBundle: false,
  isAvailable: true,
  servings: 2,
  badge: 'MOST SOLD',
  hue: 'palak',
  heat: 'Mild',
  rating: 4.8,
  reviewCount: 127,
  price: '$7.99',
  compareAtPrice: '$9.99',
  savings: 'Save $2.00',
  amount: {amount: '7.99', currencyCode: 'USD'},
  vendor: 'Fusion Tiffin',
  sku: 'FT-02-PP',
  size: '2 servings',
  isBestseller: true,
  seoDescription: '',
  media: [{kind: 'image', alt: 'A pack', image: PICTURE}],
  description: ['Spinach and soft paneer in a creamy gravy with garlic and cumin.', LONG_NAME],
  whyChoose: ['Ready in 15 minutes', 'No preservatives'],
  includes: [],
  ingredients: ['Spinach, paneer, onion, garlic, cumin.'],
  howToUse: ['Add water.', 'Simmer for 15 minutes.'],
  storage: ['Store in a cool, dry place.'],
  nutrition: toNutrition(NUTRITION_FIELDS),
};

/** A bundle on sale. */
export const BUNDLE: ProductView = {
  ...FULL_PRODUCT,
  title: LONG_NAME,
  isBundle: true,
  includes: [
    {handle: 'palak-paneer', title: 'Palak Paneer', heat: 'Mild'},
    {handle: 'goat-curry', title: LONG_NAME, heat: null},
  ],
};

/** A sold-out product with nothing but a name and a price. */
export const BARE_PRODUCT: ProductView = {
  ...FULL_PRODUCT,
  title: 'Dal',
  secondName: null,
  isAvailable: false,
  servings: null,
  badge: null,
  hue: null,
  heat: null,
  rating: null,
  reviewCount: null,
  compareAtPrice: null,
  savings: null,
  isBestseller: false,
  media: [],
  description: [],
  whyChoose: [],
  ingredients: [],
  howToUse: [],
  storage: [],
  nutrition: null,
};
