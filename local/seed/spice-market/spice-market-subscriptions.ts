import type {SeedSellingPlanGroup} from '../seed-selling-plan';
import type {SeedProduct} from '../types';
import {spiceMarketGallery} from './spice-market-media';
import {spiceMarketProduct} from './spice-market-product';

const APP = 'Fusion Tiffin Subscriptions';

/** Two sizes, which can be bought once or by subscription. */
const HOUSE_CHAI = spiceMarketProduct({
  number: 100_006,
  catalogId: 'm6',
  handle: 'house-chai',
  title: 'House Chai',
  productType: 'Tea',
  priceMinor: 1200,
  sku: '',
  stock: 80,
  weightGrams: 100,
  tags: ['size:1 tin'],
  description: [
    'Assam tea with ginger, cardamom and a little pepper: the pot that our kitchen drinks all day.',
    'Have a fresh tin sent as often as you empty one.',
  ],
  whyChoose: ['Blended every week', 'Pause or cancel a subscription whenever you like'],
  options: [{name: 'Pack', values: [{name: 'Tin'}, {name: 'Chest'}]}],
  variants: [
    {number: 1, values: ['Tin'], sku: 'FT-HCH-T'},
    {number: 2, values: ['Chest'], sku: 'FT-HCH-C', priceMinor: 4000, weightGrams: 400, stock: 20},
  ],
  media: spiceMarketGallery({'kashmiri-saffron-chai': 'A cup of amber tea'}),
});

/** One variant, which is sold by subscription only. */
const MASALA_OF_THE_MONTH = spiceMarketProduct({
  number: 100_007,
  catalogId: 'm7',
  handle: 'masala-of-the-month',
  title: 'Masala of the Month',
  productType: 'Spice Blend',
  requiresSellingPlan: true,
  priceMinor: 999,
  sku: 'FT-MOM',
  stock: 60,
  weightGrams: 50,
  tags: ['size:1 jar'],
  description: ['A jar that you cannot choose: each month our spice merchant mixes one masala, for subscribers only.'],
  whyChoose: ['A new blend every month', 'A recipe in every box'],
  media: spiceMarketGallery({'mix-your-own-masala': 'Nine bowls of ground spices'}),
});

export const SUBSCRIPTION_PRODUCTS: readonly SeedProduct[] = [HOUSE_CHAI, MASALA_OF_THE_MONTH];

/** Plans of each kind of price: less by a percentage, less by an amount, and another price. */
export const SELLING_PLAN_GROUPS: readonly SeedSellingPlanGroup[] = [
  {
    number: 1,
    name: 'Subscribe and save',
    appName: APP,
    option: 'Deliver',
    products: ['m6'],
    plans: [
      {
        number: 101,
        name: 'Deliver every week',
        interval: {unit: 'WEEK', count: 1},
        adjusts: {kind: 'percentage', percent: 15},
      },
      {
        number: 102,
        name: 'Deliver every 2 weeks',
        interval: {unit: 'WEEK', count: 2},
        adjusts: {kind: 'percentage', percent: 10},
      },
      {
        number: 103,
        name: 'Deliver every month',
        interval: {unit: 'MONTH', count: 1},
        adjusts: {kind: 'amount', amountMinor: 50},
      },
    ],
  },
  {
    number: 2,
    name: 'Office chai',
    appName: APP,
    option: 'Deliver',
    products: ['m6'],
    variants: [2],
    plans: [
      {
        number: 104,
        name: 'Deliver every 3 months',
        description: 'For kitchens of ten and more.',
        interval: {unit: 'MONTH', count: 3},
        adjusts: {kind: 'price', priceMinor: 3200},
      },
    ],
  },
  {
    number: 3,
    name: 'Membership',
    appName: APP,
    option: 'Deliver',
    products: ['m7'],
    plans: [
      {
        number: 105,
        name: 'One jar every month',
        interval: {unit: 'MONTH', count: 1},
        adjusts: {kind: 'percentage', percent: 0},
      },
      {
        number: 106,
        name: 'One jar every 2 months',
        interval: {unit: 'MONTH', count: 2},
        adjusts: {kind: 'price', priceMinor: 1099},
      },
    ],
  },
];
