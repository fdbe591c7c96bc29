import {NUTRITION_FIELDS} from '~/shop/catalog/catalog-fixtures';
import type {OptionState, OptionValueView} from '~/shop/catalog/model/option-view';
import type {PlansView} from '~/shop/catalog/model/plan-view';
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
  quantityRule: null,
  backorder: null,
  hasChoice: false,
  isCombined: false,
  requiresPlan: false,
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
  isGiftCard: false,
  sku: 'FT-02-PP',
  variantTitle: null,
  isSent: true,
  unitPrice: null,
  picture: null,
  options: [],
  selectedOptions: [],
  plans: null,
  isSubstitute: false,
  elsewhere: null,
  size: '2 servings',
  isBestseller: true,
  seoDescription: '',
  media: [{kind: 'image', alt: 'A pack', image: PICTURE}],
  description: ['Spinach and soft paneer in a creamy gravy with garlic and cumin.', LONG_NAME],
  whyChoose: ['Ready in 15 minutes', 'No preservatives'],
  includes: [],
  components: [],
  bundles: [],
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

const value = (
  name: string,
  state: OptionState = 'available',
  swatch: OptionValueView['swatch'] = null,
): OptionValueView => ({name, state, swatch, isSelected: false, nearest: `#${name}`, variant: null});

/** A product with options: swatches, values that are sold out or impossible, long names and many values. */
export const PRODUCT_WITH_OPTIONS: ProductView = {
  ...FULL_PRODUCT,
  title: 'Masala Dabba',
  hasChoice: true,
  variantTitle: 'Family / Copper / 7',
  unitPrice: '$1.60 per 100 g',
  selectedOptions: [
    {name: 'Size', value: 'Family'},
    {name: 'Lid', value: 'Copper'},
    {name: 'Spices', value: '7'},
  ],
  options: [
    {
      name: 'Size',
      values: [value('Solo'), {...value('Family'), isSelected: true}, value('Feast', 'sold-out'), value(LONG_NAME)],
    },
    {
      name: 'Lid',
      values: [
        {...value('Copper', 'available', {color: '#b87333', url: null}), isSelected: true},
        value('Steel', 'impossible', {color: '#c0c5c9', url: null}),
        value('Block print', 'sold-out', {color: null, url: PICTURE.url}),
      ],
    },
    {
      name: 'Spices',
      values: Array.from({length: 40}, (_none, index) => ({...value(String(index + 1)), isSelected: index === 6})),
    },
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

/** A bundle of Shopify's Bundles app. */
export const FIXED_BUNDLE: ProductView = {
  ...FULL_PRODUCT,
  title: 'Masala Dabba Starter Set',
  badge: 'BUNDLE',
  components: [
    {path: '/product/masala-dabba?Finish=Steel', name: 'Masala Dabba, Steel', quantity: 1, isAvailable: false},
    {path: '/product/paneer', name: LONG_NAME, quantity: 12, isAvailable: true},
  ],
  bundles: [{handle: 'everything', title: LONG_NAME}],
};

/** The parent of a combined listing: none of its values is chosen. */
export const COMBINED_LISTING: ProductView = {
  ...PRODUCT_WITH_OPTIONS,
  title: 'Chai Kulhad',
  isCombined: true,
  price: 'from $12.99 to $39.99',
  compareAtPrice: null,
  savings: null,
  variantTitle: null,
  sku: null,
  unitPrice: null,
  selectedOptions: [],
  options: PRODUCT_WITH_OPTIONS.options.map((option) => ({
    ...option,
    values: option.values.map((each) => ({...each, isSelected: false})),
  })),
};

const PLANS: PlansView = {
  groups: [
    {
      name: 'Subscribe and save',
      plans: [
        {
          id: 'gid://shopify/SellingPlan/1',
          amount: {amount: '6.79', currencyCode: 'USD'},
          number: '1',
          name: 'Deliver every week',
          description: null,
          price: '$6.79',
          compareAtPrice: '$7.99',
          savings: 'Save $1.20',
        },
        {
          id: 'gid://shopify/SellingPlan/2',
          amount: {amount: '7.99', currencyCode: 'USD'},
          number: '2',
          name: LONG_NAME,
          description: LONG_NAME,
          price: '$7.99',
          compareAtPrice: null,
          savings: null,
        },
      ],
    },
  ],
  oneTime: {price: '$7.99', compareAtPrice: null, savings: null},
  chosen: null,
  isSubstitute: false,
};

/** A product that can be bought once or by subscription. */
export const PRODUCT_WITH_PLANS: ProductView = {...FULL_PRODUCT, plans: PLANS};

/** A product that is sold by subscription only, in place of a plan that it does not have. */
export const SUBSCRIPTION_PRODUCT: ProductView = {
  ...FULL_PRODUCT,
  requiresPlan: true,
  plans: {...PLANS, oneTime: null, chosen: PLANS.groups[0]?.plans[0] ?? null, isSubstitute: true},
};
