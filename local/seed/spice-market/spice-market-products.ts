import type {SeedUnitPrice, SeedVariant} from '../seed-variant';
import type {SeedProduct} from '../types';
import {spiceMarketGallery, pictureFile} from './spice-market-media';
import {CHAI_KULHADS} from './chai-kulhads';
import {PANEER_DETAILS} from './spice-market-metafields';
import {MIX_YOUR_OWN_MASALA} from './mix-your-own-masala';
import {MASALA_DABBA_STARTER_SET} from './spice-market-bundle';
import {SUBSCRIPTION_PRODUCTS} from './spice-market-subscriptions';
import {spiceMarketProduct} from './spice-market-product';

const per100Grams = (quantity: number): SeedUnitPrice => ({
  measuredType: 'WEIGHT',
  unit: 'G',
  quantity,
  reference: 100,
});

const SINGLE = {
  priceMinor: 899,
  weightGrams: 74,
  unitPrice: per100Grams(74),
  picture: pictureFile('paneer-makhani-single'),
} satisfies Partial<SeedVariant>;

const FAMILY = {
  priceMinor: 2399,
  compareAtMinor: 2697,
  weightGrams: 222,
  unitPrice: per100Grams(222),
  picture: pictureFile('paneer-makhani-family'),
} satisfies Partial<SeedVariant>;

/** Two options with a sold-out variant and without one of the combinations. */
const PANEER_MAKHANI = spiceMarketProduct({
  number: 100_001,
  catalogId: 'm1',
  handle: 'paneer-makhani',
  title: 'Paneer Makhani',
  productType: 'Meal Kit',
  priceMinor: SINGLE.priceMinor,
  sku: '',
  stock: 0,
  weightGrams: SINGLE.weightGrams,
  tags: ['size:1 or 3 packs'],
  description: [
    'Tomato and cashew, simmered until they turn silky, with a knob of butter taste and a breath of fenugreek.',
    'You add hot water and paneer. The single pack makes dinner for two, the family pack for six.',
  ],
  whyChoose: ['As mild or as hot as you like it', 'The family pack costs less than three single ones'],
  options: [
    {name: 'Size', values: [{name: 'Single'}, {name: 'Family'}]},
    {name: 'Heat', values: [{name: 'Mild'}, {name: 'Medium'}, {name: 'Hot'}]},
  ],
  variants: [
    {number: 1, values: ['Single', 'Mild'], sku: 'FT-PMK-S1', stock: 40, ...SINGLE},
    {number: 2, values: ['Single', 'Medium'], sku: 'FT-PMK-S2', stock: 60, ...SINGLE},
    {number: 3, values: ['Single', 'Hot'], sku: 'FT-PMK-S3', stock: 0, ...SINGLE},
    {number: 4, values: ['Family', 'Medium'], sku: 'FT-PMK-F2', stock: 25, ...FAMILY},
    {number: 5, values: ['Family', 'Hot'], sku: 'FT-PMK-F3', stock: 3, ...FAMILY},
  ],
  media: spiceMarketGallery({
    'paneer-makhani-single': 'A bowl of Paneer Makhani for two, with cubes of paneer in an orange sauce',
    'paneer-makhani-family': 'A wide pan of Paneer Makhani for six, with a small bowl beside it',
  }).concat({
    kind: 'model',
    file: 'tiffin.glb',
    poster: pictureFile('paneer-makhani-single'),
    altText: 'The tiffin that carries it, to turn around',
  }),
  staff: {metafields: PANEER_DETAILS},
});

const AMOUNTS = [25, 50, 100, 200];
const CENTS_PER_DOLLAR = 100;

const GIFT_CARD = spiceMarketProduct({
  number: 100_003,
  catalogId: 'm3',
  handle: 'gift-card',
  title: 'Gift Card',
  productType: 'Gift Card',
  isGiftCard: true,
  priceMinor: 2500,
  sku: '',
  stock: 9999,
  weightGrams: 0,
  requiresShipping: false,
  tags: ['size:1 card'],
  description: ['For the friend who would rather choose dinner. We send the code by email, and it does not expire.'],
  whyChoose: ['Sent by email', 'Good for everything in the shop'],
  options: [{name: 'Denominations', values: AMOUNTS.map((amount) => ({name: `$${amount}`}))}],
  variants: AMOUNTS.map((amount, index) => ({
    number: index + 1,
    values: [`$${amount}`],
    sku: `FT-GIFT-${amount}`,
    priceMinor: amount * CENTS_PER_DOLLAR,
  })),
  media: spiceMarketGallery({'gift-card': 'A red gift card with a golden flower'}),
});

const HAMMERED_SWATCH = {
  file: 'swatch-hammered-copper.png',
  altText: 'Hammered copper, close up',
  width: 400,
  height: 400,
};

/** One option with swatches: three colors and a picture. */
const MASALA_DABBA = spiceMarketProduct({
  number: 100_004,
  catalogId: 'm4',
  handle: 'masala-dabba',
  title: 'Masala Dabba',
  productType: 'Kitchenware',
  priceMinor: 3999,
  sku: '',
  stock: 0,
  weightGrams: 900,
  tags: ['size:7 cups'],
  description: [
    'The round spice box of every Indian kitchen: seven cups, one lid, and what you cook with daily within reach.',
    'The box is sold empty. Seven jars of masala fill it.',
  ],
  whyChoose: ['Seven cups of 100 mL', 'A lid that closes tightly'],
  options: [
    {
      name: 'Finish',
      values: [
        {name: 'Steel', swatch: {color: '#b9c1c8'}},
        {name: 'Brass', swatch: {color: '#c99a35'}},
        {name: 'Copper', swatch: {color: '#b8703d'}},
        {name: 'Hammered copper', swatch: {image: HAMMERED_SWATCH}},
      ],
    },
  ],
  variants: [
    {number: 1, values: ['Steel'], sku: 'FT-DAB-ST', stock: 30, picture: pictureFile('masala-dabba-steel')},
    {
      number: 2,
      values: ['Brass'],
      sku: 'FT-DAB-BR',
      priceMinor: 4999,
      stock: 12,
      picture: pictureFile('masala-dabba-brass'),
    },
    {
      number: 3,
      values: ['Copper'],
      sku: 'FT-DAB-CO',
      priceMinor: 5499,
      stock: 0,
      picture: pictureFile('masala-dabba-copper'),
    },
    {
      number: 4,
      values: ['Hammered copper'],
      sku: 'FT-DAB-HC',
      priceMinor: 6999,
      stock: 6,
      // Made by hand, so that one shopper must not buy them all.
      quantityRule: {minimum: 1, maximum: 2, increment: 1},
      picture: pictureFile('masala-dabba-hammered-copper'),
    },
  ],
  media: spiceMarketGallery({
    'masala-dabba-steel': 'A round steel box with seven cups of spices',
    'masala-dabba-brass': 'A round brass box with seven cups of spices',
    'masala-dabba-copper': 'A round copper box with seven cups of spices',
    'masala-dabba-hammered-copper': 'A round box of hammered copper with seven cups of spices',
  }),
});

const DAY_MS = 86_400_000;
const DAYS_TO_HARVEST = 45;
/** Always ahead: a date of the past is not shown. */
const HARVEST_DAY = new Date(Date.now() + DAYS_TO_HARVEST * DAY_MS).toISOString().slice(0, 'yyyy-mm-dd'.length);

/** One variant that is sold before it arrives. */
const KASHMIRI_SAFFRON_CHAI = spiceMarketProduct({
  number: 100_005,
  catalogId: 'm5',
  handle: 'kashmiri-saffron-chai',
  title: 'Kashmiri Saffron Chai',
  productType: 'Tea',
  priceMinor: 1899,
  sku: 'FT-CHAI-SAF',
  stock: 0,
  inventoryPolicy: 'CONTINUE',
  shipsOn: HARVEST_DAY,
  weightGrams: 60,
  tags: ['size:20 cups'],
  description: [
    'Black tea with green cardamom, almond and this autumn’s saffron, which is picked before sunrise.',
    'The harvest is on its way to us. Order now, and the first tins are yours.',
  ],
  whyChoose: ['New harvest', 'About twenty cups'],
  media: spiceMarketGallery({'kashmiri-saffron-chai': 'A cup of amber tea with threads of saffron'}),
});

/** One variant that is sold by the half dozen. */
const DABBA_REFILLS = spiceMarketProduct({
  number: 100_013,
  catalogId: 'm13',
  handle: 'dabba-refills',
  title: 'Dabba Refills',
  productType: 'Spice Blend',
  priceMinor: 249,
  sku: 'FT-REF-20',
  stock: 600,
  weightGrams: 20,
  // A carton holds six sachets.
  quantityRule: {minimum: 6, maximum: 24, increment: 6},
  tags: ['size:1 sachet'],
  description: [
    'Sachets of 20 g, each enough to fill one cup of the dabba: coriander, cumin, turmeric, chili, mustard and fennel.',
    'We pack them by the half dozen, one of each kind.',
  ],
  whyChoose: ['Fills one cup', 'Six kinds in every carton'],
  media: spiceMarketGallery({'mix-your-own-masala': 'Nine bowls of ground spices, from chili red to fennel green'}),
});

/** The products of the spice market, in the merchant's order. */
export const SPICE_MARKET_PRODUCTS: readonly SeedProduct[] = [
  PANEER_MAKHANI,
  MIX_YOUR_OWN_MASALA,
  GIFT_CARD,
  MASALA_DABBA,
  KASHMIRI_SAFFRON_CHAI,
  ...SUBSCRIPTION_PRODUCTS,
  MASALA_DABBA_STARTER_SET,
  ...CHAI_KULHADS,
  DABBA_REFILLS,
];
