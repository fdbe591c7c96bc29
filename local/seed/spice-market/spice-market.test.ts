import {describe, expect, it} from 'vitest';
import {pictureSize} from '../media/picture-sizes';
import {SEED} from '../seed';
import {addSpiceMarket} from './add-spice-market';
import {SPICE_MARKET_PRODUCTS} from './spice-market-products';

const MAX_OPTIONS = 3;
const MAX_VARIANTS = 2048;

describe.each(SPICE_MARKET_PRODUCTS.filter(({options, combines}) => options && !combines))(
  '$title',
  ({options = [], variants = [], media}) => {
    const files = media.map((each) => (each.kind === 'image' ? each.file : ''));

    it('stays within the limits of Shopify', () => {
      expect(options.length).toBeLessThanOrEqual(MAX_OPTIONS);
      expect(variants.length).toBeLessThanOrEqual(MAX_VARIANTS);
      expect(new Set(variants.map(({number}) => number)).size).toBe(variants.length);
    });

    it('has variants in the order of their option values, each combination once', () => {
      const indexes = variants.map(({values}) =>
        values.map((value, at) => options[at]?.values.findIndex(({name}) => name === value) ?? -1),
      );
      expect(indexes.flat()).not.toContain(-1);
      const keys = indexes.map((positions) => positions.map((each) => String(each).padStart(2, '0')).join());
      expect(keys).toEqual([...new Set(keys)].sort());
    });

    it('has a SKU of its own for each variant, and only pictures of its gallery', () => {
      expect(new Set(variants.map(({sku}) => sku)).size).toBe(variants.length);
      expect(variants.flatMap(({picture}) => picture ?? []).filter((picture) => !files.includes(picture))).toEqual([]);
    });
  },
);

it('has a picture for each product, its swatches and the collection', () => {
  const swatches = SPICE_MARKET_PRODUCTS.flatMap(({options = []}) =>
    options.flatMap(({values}) => values.flatMap(({swatch}) => swatch?.image?.file ?? [])),
  );
  const files = SPICE_MARKET_PRODUCTS.flatMap(({media}) =>
    media.flatMap((each) => (each.kind === 'image' ? each.file : [])),
  );
  for (const file of [...files, ...swatches, 'collection-spice-market.png'])
    expect(pictureSize(file.replace('.png', ''))).toBeDefined();
});

it('is added to a seed without changing its products', () => {
  const {products, collections} = addSpiceMarket(SEED);
  expect(products.slice(0, SEED.products.length)).toEqual(SEED.products);
  expect(collections.find(({handle}) => handle === 'spice-market')?.products).toEqual([
    'm1',
    'm2',
    'm3',
    'm4',
    'm5',
    'm6',
    'm7',
    'm8',
    'm9',
    'm10',
    'm11',
    'm12',
    'm13',
  ]);
  expect(collections.find(({handle}) => handle === 'all')?.products).toHaveLength(products.length);
  expect(SEED.collections.find(({handle}) => handle === 'all')?.products).toHaveLength(SEED.products.length);
});
