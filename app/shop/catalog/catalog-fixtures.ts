import type {OptionVariantFragment, ProductCardFragment} from '../../../storefrontapi.generated';
import type {ProductSource} from './model/to-product';

type ChosenVariant = NonNullable<ProductSource['chosenVariant']>;

const usd = (amount: string) => ({amount, currencyCode: 'USD' as const});

const ANY_QUANTITY = {minimum: 1, increment: 1};

const SUMMARY = {
  handle: 'palak-paneer',
  title: 'Palak Paneer',
  tags: ['size:2 servings'],
  availableForSale: true,
  requiresSellingPlan: false,
  variantsCount: {count: 1},
  priceRange: {minVariantPrice: usd('7.99'), maxVariantPrice: usd('7.99')},
  selectedOrFirstAvailableVariant: {
    id: 'gid://shopify/ProductVariant/44000000000002',
    requiresComponents: false,
    product: {handle: 'palak-paneer'},
    price: usd('7.99'),
    compareAtPrice: null,
    quantityRule: ANY_QUANTITY,
  },
};

/** Creates a product card in Shopify's format, without metafields. */
export const cardFixture = (changes: Partial<ProductCardFragment> = {}): ProductCardFragment => ({
  ...SUMMARY,
  description: '',
  images: {nodes: []},
  ...changes,
});

/** Creates a variant in Shopify's format. @param options its value of each option */
export const variantFixture = (
  options: Readonly<Record<string, string>>,
  changes: Partial<OptionVariantFragment> = {},
): OptionVariantFragment => ({
  id: SUMMARY.selectedOrFirstAvailableVariant.id,
  title: Object.values(options).join(' / '),
  sku: null,
  availableForSale: true,
  requiresShipping: true,
  currentlyNotInStock: false,
  quantityRule: ANY_QUANTITY,
  price: usd('7.99'),
  selectedOptions: Object.entries(options).map(([name, value]) => ({name, value})),
  product: {handle: SUMMARY.handle},
  ...changes,
});

/** Creates the variant that a page shows: no bundle, and part of none. */
export const chosenFixture = (variant: OptionVariantFragment, changes: Partial<ChosenVariant> = {}): ChosenVariant => ({
  ...variant,
  components: {nodes: []},
  groupedBy: {nodes: []},
  ...changes,
});

/** Creates a product in Shopify's format, without metafields and media. */
export const productFixture = (changes: Partial<ProductSource> = {}): ProductSource => ({
  ...SUMMARY,
  id: 'gid://shopify/Product/8000000000002',
  selectedOrFirstAvailableVariant: {
    ...SUMMARY.selectedOrFirstAvailableVariant,
    sku: null,
    availableForSale: true,
    currentlyNotInStock: false,
  },
  options: [{name: 'Title', optionValues: [{name: 'Default Title'}]}],
  chosenVariant: chosenFixture(variantFixture({Title: 'Default Title'})),
  adjacentVariants: [],
  vendor: 'Fusion Tiffin',
  isGiftCard: false,
  descriptionHtml: '',
  seo: {description: null},
  featuredImage: null,
  media: {nodes: []},
  ...changes,
});

const option = (name: string, values: Readonly<Record<string, OptionVariantFragment | null>>) => ({
  name,
  optionValues: Object.entries(values).map(([value, firstSelectableVariant]) => ({
    name: value,
    firstSelectableVariant,
  })),
});

const REGULAR_MILD = variantFixture({Size: 'Regular', Heat: 'Mild'}, {sku: 'RM'});
const REGULAR_HOT = variantFixture({Size: 'Regular', Heat: 'Hot'}, {id: 'gid://shopify/ProductVariant/2', sku: 'RH'});
const FAMILY_MILD = variantFixture(
  {Size: 'Family', Heat: 'Mild'},
  {id: 'gid://shopify/ProductVariant/3', sku: 'FM', price: usd('14.99'), availableForSale: false},
);

/**
 * Creates a product with two options, of which Regular / Mild is chosen. Family / Mild is sold out, and Family / Hot does
 * not exist.
 */
export const choiceFixture = (changes: Partial<ProductSource> = {}): ProductSource =>
  productFixture({
    options: [
      option('Size', {Regular: REGULAR_MILD, Family: FAMILY_MILD}),
      option('Heat', {Mild: REGULAR_MILD, Hot: REGULAR_HOT}),
    ],
    encodedVariantExistence: 'v1_0:0-1,1:0,',
    encodedVariantAvailability: 'v1_0:0-1,',
    chosenVariant: chosenFixture(REGULAR_MILD),
    adjacentVariants: [REGULAR_HOT, FAMILY_MILD],
    ...changes,
  });

/** The same product with Regular / Hot chosen. */
export const HOT_CHOICE: Partial<ProductSource> = {
  chosenVariant: chosenFixture(REGULAR_HOT),
  adjacentVariants: [REGULAR_MILD],
};

export const NUTRITION_FIELDS = Object.entries({
  serving_size: '1/2 pack (30 g) dry mix',
  servings_per_container: '2',
  calories: '115',
  total_fat_g: '3.5',
  saturated_fat_g: '1.5',
  trans_fat_g: '0.0',
  cholesterol_mg: '5',
  sodium_mg: '420',
  total_carbohydrate_g: '15',
  dietary_fiber_g: '3',
  total_sugars_g: '4',
  added_sugars_g: '0',
  protein_g: '6',
  vitamin_d_mcg: '0',
  calcium_mg: '130',
  iron_mg: '1.6',
  potassium_mg: '380',
}).map(([key, value]) => ({key, value}));
