import type {SeedVariant} from '../seed-variant';
import {spiceMarketGallery} from './spice-market-media';
import {spiceMarketProduct} from './spice-market-product';

interface Spice {
  readonly name: string;
  readonly code: string;
  readonly priceMinor: number;
}

const spice = (code: string, name: string, priceMinor = 0): Spice => ({code, name, priceMinor});

/** What most of the jar is; dearer ones cost more. */
const BASES: readonly Spice[] = [
  spice('COR', 'Coriander seed'),
  spice('CUM', 'Cumin'),
  spice('FEN', 'Fennel seed'),
  spice('MUS', 'Black mustard'),
  spice('TUR', 'Turmeric'),
  spice('GIN', 'Ginger'),
  spice('PAP', 'Paprika'),
  spice('KAS', 'Kashmiri chili'),
  spice('PEP', 'Black pepper', 100),
  spice('FNG', 'Fenugreek'),
  spice('AMC', 'Amchur'),
  spice('COC', 'Coconut'),
  spice('SES', 'Sesame'),
  spice('CAR', 'Green cardamom', 400),
  spice('CIN', 'Cinnamon', 100),
  spice('ANI', 'Star anise', 100),
];

/** What the jar smells of. */
const ACCENTS: readonly Spice[] = [
  spice('CLO', 'Clove'),
  spice('NUT', 'Nutmeg'),
  spice('MAC', 'Mace', 100),
  spice('BLC', 'Black cardamom', 100),
  spice('BAY', 'Bay leaf'),
  spice('CUR', 'Curry leaf'),
  spice('MNT', 'Dried mint'),
  spice('KAL', 'Nigella seed'),
  spice('AJW', 'Ajwain'),
  spice('ASA', 'Asafoetida'),
  spice('ROS', 'Rose petal', 200),
  spice('SAF', 'Saffron', 900),
  spice('LIM', 'Dried lime'),
  spice('GAR', 'Garlic'),
  spice('CHI', 'Bird’s eye chili'),
  spice('POM', 'Pomegranate seed'),
];

const GRINDS: readonly Spice[] = [
  spice('W', 'Whole'),
  spice('C', 'Cracked'),
  spice('R', 'Coarse'),
  spice('M', 'Medium'),
  spice('F', 'Fine'),
  spice('X', 'Extra fine'),
  spice('TW', 'Toasted, whole', 50),
  spice('TF', 'Toasted, fine', 50),
];

const PRICE_MINOR = 649;
/** Of each base, one jar in so many is sold out. */
const SOLD_OUT_EVERY = 13;
const MAX_STOCK = 24;

const namesOf = (spices: readonly Spice[]) => spices.map(({name}) => ({name}));

const VARIANTS: readonly SeedVariant[] = BASES.flatMap((base) =>
  ACCENTS.flatMap((accent) => GRINDS.map((grind) => [base, accent, grind])),
).map((jar, index) => ({
  number: index + 1,
  values: jar.map(({name}) => name),
  sku: ['FT-MYO', ...jar.map(({code}) => code)].join('-'),
  priceMinor: jar.reduce((sum, {priceMinor}) => sum + priceMinor, PRICE_MINOR),
  stock: index % SOLD_OUT_EVERY === SOLD_OUT_EVERY - 1 ? 0 : 1 + (index % MAX_STOCK),
}));

/** A product with three options and the most variants that Shopify allows. */
export const MIX_YOUR_OWN_MASALA = spiceMarketProduct({
  number: 100_002,
  catalogId: 'm2',
  handle: 'mix-your-own-masala',
  title: 'Mix-Your-Own Masala',
  productType: 'Spice Blend',
  priceMinor: PRICE_MINOR,
  sku: '',
  stock: 0,
  weightGrams: 50,
  tags: ['size:1 jar'],
  description: [
    'One jar, your recipe: choose a base, an accent and how fine we grind them, and we blend the jar on the day it ships.',
    'With sixteen bases, sixteen accents and eight grinds there are 2,048 jars to choose from.',
  ],
  whyChoose: ['Blended after you order', 'One jar at a time, 50 g'],
  options: [
    {name: 'Base', values: namesOf(BASES)},
    {name: 'Accent', values: namesOf(ACCENTS)},
    {name: 'Grind', values: namesOf(GRINDS)},
  ],
  variants: VARIANTS,
  media: spiceMarketGallery({'mix-your-own-masala': 'Nine bowls of ground spices, from chili red to fennel green'}),
});
