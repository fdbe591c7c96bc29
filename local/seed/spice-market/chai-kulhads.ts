import type {SpiceMarketPicture} from '../media/spice-market-pictures';
import type {SeedVariant} from '../seed-variant';
import type {SeedProduct} from '../types';
import {spiceMarketGallery} from './spice-market-media';
import {spiceMarketProduct} from './spice-market-product';

const TAGS = ['size:1 set'];
const SET_WEIGHT_GRAMS = 420;

interface Glaze {
  readonly number: number;
  readonly catalogId: string;
  readonly name: string;
  readonly code: string;
  readonly picture: SpiceMarketPicture;
  readonly description: string;
  readonly pair: Pick<SeedVariant, 'priceMinor' | 'stock'>;
  /** None of the glazes that are too rare for it. */
  readonly six?: Pick<SeedVariant, 'priceMinor' | 'stock'>;
}

const kulhad = ({number, catalogId, name, code, picture, description, pair, six}: Glaze): SeedProduct =>
  spiceMarketProduct({
    number,
    catalogId,
    handle: `chai-kulhad-${name.toLowerCase()}`,
    title: `${name} Chai Kulhad`,
    productType: 'Kitchenware',
    priceMinor: pair.priceMinor ?? 0,
    sku: '',
    stock: 0,
    weightGrams: SET_WEIGHT_GRAMS,
    tags: TAGS,
    description: [description, 'Thrown by hand, so that no two are alike. Each cup has 150 mL.'],
    whyChoose: ['Keeps chai hot and fingers cool', 'Fired twice, for the dishwasher'],
    options: [{name: 'Set', values: [{name: '2 cups'}, ...(six ? [{name: '6 cups'}] : [])]}],
    variants: [
      {number: 1, values: ['2 cups'], sku: `FT-KUL-${code}-2`, ...pair},
      ...(six ? [{number: 2, values: ['6 cups'], sku: `FT-KUL-${code}-6`, ...six}] : []),
    ],
    media: spiceMarketGallery({[picture]: `A tall clay cup of chai with a glaze in ${name.toLowerCase()}`}),
  });

const TERRACOTTA = kulhad({
  number: 100_010,
  catalogId: 'm10',
  name: 'Terracotta',
  code: 'TER',
  picture: 'kulhad-terracotta',
  description: 'The cup of every railway platform, in bare red clay that smells of the first rain.',
  pair: {priceMinor: 1299, stock: 40},
  six: {priceMinor: 3499, stock: 12},
});

const INDIGO = kulhad({
  number: 100_011,
  catalogId: 'm11',
  name: 'Indigo',
  code: 'IND',
  picture: 'kulhad-indigo',
  description: 'Glazed in the blue of Jaipur, two coats deep.',
  pair: {priceMinor: 1499, stock: 25},
  six: {priceMinor: 3999, stock: 0},
});

const LEAF = kulhad({
  number: 100_012,
  catalogId: 'm12',
  name: 'Leaf',
  code: 'LEA',
  picture: 'kulhad-leaf',
  description: 'A green that only the ash of mango wood gives. There is not enough of it for sets of six.',
  pair: {priceMinor: 1599, stock: 9},
});

/** The parent of a combined listing, as Shopify's app creates it. It cannot be bought, and its tag keeps it out of lists. */
const CHAI_KULHAD = spiceMarketProduct({
  number: 100_009,
  catalogId: 'm9',
  handle: 'chai-kulhad',
  title: 'Chai Kulhad',
  productType: 'Kitchenware',
  priceMinor: 0,
  sku: '',
  stock: 0,
  weightGrams: 0,
  tags: [...TAGS, 'combined'],
  description: [
    'The clay cup that chai tastes best from, in three glazes. Each glaze is a product of its own, with a story of its own.',
  ],
  whyChoose: ['Three glazes', 'Sets of two or six'],
  options: [
    {
      name: 'Glaze',
      values: [
        {name: 'Terracotta', swatch: {color: '#c4633b'}},
        {name: 'Indigo', swatch: {color: '#34509c'}},
        {name: 'Leaf', swatch: {color: '#5f8743'}},
      ],
    },
    {name: 'Set', values: [{name: '2 cups'}, {name: '6 cups'}]},
  ],
  combines: [
    {product: TERRACOTTA, values: ['Terracotta']},
    {product: INDIGO, values: ['Indigo']},
    {product: LEAF, values: ['Leaf']},
  ],
  media: spiceMarketGallery({'kulhad-glazes': 'Three tall clay cups of chai, in green, red and blue'}),
});

/** A combined listing: the parent, and its children. */
export const CHAI_KULHADS: readonly SeedProduct[] = [CHAI_KULHAD, TERRACOTTA, INDIGO, LEAF];
