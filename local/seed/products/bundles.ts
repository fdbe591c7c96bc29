import {SEED_DATE} from '../seed-date';
import {POLICY_WORDS} from '../policy-facts';
import type {SeedProduct} from '../types';
import {createGallery, type GalleryTexts} from './gallery';
import {SINGLE_PRODUCTS} from './single-products';

type BundleFields =
  | 'number'
  | 'catalogId'
  | 'handle'
  | 'title'
  | 'secondName'
  | 'sku'
  | 'stock'
  | 'description'
  | 'tagline'
  | 'hue'
  | 'badge';

interface Bundle extends Pick<SeedProduct, BundleFields> {
  readonly priceMinor: number;
  readonly compareAtMinor: number;
  readonly includes: readonly string[];
  readonly bestseller?: boolean;
  /** Selling points of this bundle; those of every kit are added. */
  readonly points: readonly [string, string, string];
  readonly rating: NonNullable<SeedProduct['rating']>;
  readonly pictures: GalleryTexts;
}

const TRIO_PRICE_MINOR = 2199;
const TRIO_COMPARE_AT_MINOR = 2397;

const BUNDLE_POINTS = [
  'Vegetarian kits with no oil and no artificial colors: you choose the protein',
  `Sealed packs keep for ${POLICY_WORDS.shelfLife}, so there is no hurry`,
];

function weightOf(includes: readonly string[]): number {
  return SINGLE_PRODUCTS.filter(({catalogId}) => includes.includes(catalogId)).reduce(
    (sum, {weightGrams}) => sum + weightGrams,
    0,
  );
}

function toProduct(bundle: Bundle): SeedProduct {
  const {bestseller = false, points, pictures, ...product} = bundle;
  const tags = ['bundle', `size:${bundle.includes.length} products`];
  return {
    ...product,
    productType: 'Bundle',
    weightGrams: weightOf(bundle.includes),
    tags: bestseller ? ['bestseller', ...tags] : tags,
    whyChoose: [...points, ...BUNDLE_POINTS],
    media: createGallery(bundle.handle, bundle.title, pictures),
    createdAt: SEED_DATE,
    updatedAt: SEED_DATE,
  };
}

/** The four bundles, in the order of their catalog ids. */
export const BUNDLES: readonly SeedProduct[] = (
  [
    {
      number: 7,
      catalogId: 'b1',
      handle: 'ultimate-desi-sampler',
      title: 'Ultimate Desi Sampler',
      sku: 'FT-B1-UDS',
      stock: 80,
      priceMinor: 4199,
      compareAtMinor: 4794,
      hue: 'sampler',
      badge: 'BEST VALUE',
      bestseller: true,
      includes: ['1', '2', '3', '4', '5', '6'],
      tagline: 'One pack of everything we make',
      description: [
        'Everything we make, one pack of each: six dinners for two, from the gentle Chicken Tikka Masala to the Spicy Pepper Chicken that means it.',
        'Start with the mild one and work your way up, or let everybody at the table pick a night. Each pack makes its own dinner, with its own steps on the back.',
        'It is also how most people find out which two they will order again.',
      ],
      points: [
        'All six kits: twelve servings in one box',
        'Every level of heat, from Mild to Hot',
        'The lowest price per pack in the shop',
      ],
      rating: {value: 4.9, count: 486},
      pictures: {
        bowl: 'A table with all six dishes of the Ultimate Desi Sampler, each in a vessel of its own',
        ingredients: 'Spinach, tomato, mint, black pepper and whole spices for the six kits',
      },
    },
    {
      number: 8,
      catalogId: 'b2',
      handle: 'desi-comfort-trio',
      title: 'Desi Comfort Trio',
      secondName: 'Country Classics Bundle',
      sku: 'FT-B2-DCT',
      stock: 70,
      priceMinor: TRIO_PRICE_MINOR,
      compareAtMinor: TRIO_COMPARE_AT_MINOR,
      hue: 'comfort',
      includes: ['5', '6', '4'],
      tagline: 'Three suppers that taste of home',
      description: [
        'Three dishes that taste of somebody else doing the cooking: a weeknight chicken curry, a dark Sunday goat curry, and a pot of herb-bright biryani.',
        'You may know this box as the Country Classics Bundle. The name is new; the three packs are the same.',
      ],
      points: [
        'Three kits: six servings of home cooking',
        'Two curries with plenty of gravy, and one biryani',
        'Less than the three packs cost one by one',
      ],
      rating: {value: 4.7, count: 158},
      pictures: {
        bowl: 'The three tiers of a steel tiffin below a rainy window: Desi Chicken Curry, Desi Goat Curry and Southern Spiced Biryani',
        ingredients: 'Onion, ginger, black cardamom and mint for the three kits',
      },
    },
    {
      number: 9,
      catalogId: 'b3',
      handle: 'traditional-favorites',
      title: 'Traditional Favorites',
      sku: 'FT-B3-TRF',
      stock: 75,
      priceMinor: TRIO_PRICE_MINOR,
      compareAtMinor: TRIO_COMPARE_AT_MINOR,
      hue: 'favorites',
      includes: ['1', '2', '3'],
      tagline: 'The three that people look for first',
      description: [
        'The three names people look for first on a menu: creamy Chicken Tikka Masala, green and generous Palak Paneer, and Spicy Pepper Chicken for the nights that need waking up.',
        'Mild, medium and hot in one box, which makes it the easy present for a house that has not settled on how spicy it likes its dinner.',
      ],
      points: [
        'Three kits: six servings of the dishes everybody knows',
        'One mild, one medium, one hot',
        'Less than the three packs cost one by one',
      ],
      rating: {value: 4.8, count: 204},
      pictures: {
        bowl: 'A steel thali with Chicken Tikka Masala, Palak Paneer, Spicy Pepper Chicken, rice and naan',
        ingredients: 'Tomato, spinach, cashew and black pepper for the three kits',
      },
    },
    {
      number: 10,
      catalogId: 'b4',
      handle: 'spicy-delights',
      title: 'Spicy Delights',
      sku: 'FT-B4-SPD',
      stock: 60,
      priceMinor: TRIO_PRICE_MINOR,
      compareAtMinor: TRIO_COMPARE_AT_MINOR,
      hue: 'spicy',
      includes: ['6', '5', '3'],
      tagline: 'For people who reach for the chili jar',
      description: [
        'For people who reach for the chili jar before they have tasted anything. Desi Goat Curry with its slow red burn, Desi Chicken Curry to keep things honest, and Spicy Pepper Chicken at the top of the scale.',
        'Cook more rice than you think you need, and put the yogurt on the table.',
      ],
      points: [
        'Three kits: six servings from Medium up to Hot',
        'Three kinds of heat: chili, ginger and black pepper',
        'Less than the three packs cost one by one',
      ],
      rating: {value: 4.8, count: 176},
      pictures: {
        bowl: 'Three bowls below a string of chilies: Desi Goat Curry, Desi Chicken Curry and Spicy Pepper Chicken',
        ingredients: 'Red chili, black pepper, ginger and curry leaf for the three kits',
      },
    },
  ] satisfies readonly Bundle[]
).map(toProduct);
