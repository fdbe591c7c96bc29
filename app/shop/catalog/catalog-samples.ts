import type {Prediction, PredictionGroup} from '~/shop/search/predictive/prediction-view';
import {LONG_NAME} from '~/workbench/long-name';
import {BROKEN_PICTURE, PICTURE} from '~/workbench/sample-pictures';
import type {ProductCardFragment} from '../../../storefrontapi.generated';
import {cardFixture} from './catalog-fixtures';
import {toProductCards} from './model/to-product-cards';

const field = (value: string) => ({value});
const stars = (value: string) => field(JSON.stringify({value, scale_max: '5'}));

const FULL: Partial<ProductCardFragment> = {
  images: {nodes: [PICTURE, PICTURE]},
  description:
    'Spinach and soft paneer in a creamy gravy with garlic and cumin. Add water, simmer, and dinner is ready.',
  hue: field('palak'),
  heat: field('Mild'),
  rating: stars('4.8'),
  reviewCount: field('127'),
};

const SALE: ProductCardFragment['selectedOrFirstAvailableVariant'] = {
  id: 'gid://shopify/ProductVariant/44000000000002',
  requiresComponents: false,
  product: {handle: 'palak-paneer'},
  price: {amount: '29.99', currencyCode: 'USD'},
  compareAtPrice: {amount: '35.96', currencyCode: 'USD'},
  quantityRule: {minimum: 1, increment: 1},
};

const CHANGES: Readonly<Record<string, Partial<ProductCardFragment>>> = {
  normal: FULL,
  'on sale, with a badge': {
    ...FULL,
    title: 'Desi Comfort Trio',
    hue: field('comfort'),
    badge: field('BEST VALUE'),
    selectedOrFirstAvailableVariant: SALE,
  },
  'sold out': {...FULL, title: 'Goat Curry', hue: field('goat'), availableForSale: false},
  'no picture': {...FULL, title: 'Vegetable Biryani', hue: field('biryani'), images: {nodes: []}},
  'picture that fails': {...FULL, title: 'Pepper Chicken', hue: field('pepper'), images: {nodes: [BROKEN_PICTURE]}},
  'a very long name': {...FULL, title: LONG_NAME, hue: field('tikka'), badge: field('MOST SOLD')},
  'several variants': {
    ...FULL,
    title: 'Masala Dabba',
    hue: field('curry'),
    variantsCount: {count: 12},
    priceRange: {
      minVariantPrice: {amount: '7.99', currencyCode: 'USD'},
      maxVariantPrice: {amount: '24.99', currencyCode: 'USD'},
    },
  },
  'nothing but a name': {title: 'Dal', tags: []},
};

/** One card for each state, with the name of the state. */
export const CARD_STATES = Object.entries(CHANGES).flatMap(([name, changes]) =>
  toProductCards([cardFixture({...changes, handle: `sample-${name.replaceAll(/\W+/g, '-')}`})]).map(
    (product) => [name, product] as const,
  ),
);

/** The same cards as a list. */
export const CARDS = CARD_STATES.map(([, product]) => product);

const PRODUCTS: readonly Prediction[] = CARDS.map(
  ({title, handle, image, hue, price, compareAtPrice, isAvailable}) => ({
    title,
    path: `/product/${handle}`,
    product: {image, hue, price, compareAtPrice, isAvailable},
  }),
);

/** Suggestions of every kind for a search term. */
export const PREDICTED: readonly PredictionGroup[] = [
  {kind: 'products', options: PRODUCTS},
  {
    kind: 'queries',
    options: [
      {title: 'palak paneer', path: '/search?q=palak+paneer', product: null},
      {title: LONG_NAME.toLowerCase(), path: '/search?q=long', product: null},
    ],
  },
  {kind: 'places', options: [{title: 'Bundle Deals', path: '/collections/bundles', product: null}]},
  {
    kind: 'answers',
    options: [
      {title: 'Palak Paneer', path: '/recipes/palak-paneer', product: null, label: 'Recipe'},
      {title: LONG_NAME, path: '/faqs#long', product: null, label: 'Question'},
    ],
  },
];

/** Popular products, for an empty search term. */
export const POPULAR: readonly PredictionGroup[] = [{kind: 'popular', options: PRODUCTS.slice(0, 3)}];
