import {expect, it} from 'vitest';
import type {BundleContents, PackingLine, PickItem} from './pick-item';
import {toPickList} from './to-pick-list';

const DAL: PackingLine = {
  id: 'line-1',
  title: 'Dal',
  variant: null,
  sku: 'FT-1',
  barcode: '0001',
  quantity: 2,
  bundle: null,
  productId: 'dal',
};
const BUNDLE: PackingLine = {
  ...DAL,
  id: 'line-2',
  title: 'Trio',
  sku: 'FT-B1',
  barcode: null,
  quantity: 3,
  productId: 'trio',
};
const CONTENTS: BundleContents = new Map([
  [
    'trio',
    [
      {title: 'Dal', sku: 'FT-1', barcode: null},
      {title: 'Paneer', sku: 'FT-2', barcode: '0002'},
    ],
  ],
]);

const textOf = ({quantity, sku, title, bundles, isUnopened}: PickItem): string =>
  [`${quantity} × ${sku} ${title}`, ...bundles.map((name) => `in ${name}`), isUnopened && 'unopened']
    .filter(Boolean)
    .join(', ');

it('replaces a bundle by its components, as many times as it was ordered', () => {
  expect(toPickList([BUNDLE], CONTENTS).map(textOf)).toEqual(['3 × FT-1 Dal, in Trio', '3 × FT-2 Paneer, in Trio']);
});

it('lists a product once that was ordered alone and in a bundle', () => {
  expect(toPickList([BUNDLE, DAL], CONTENTS).map(textOf)).toEqual([
    '5 × FT-1 Dal, in Trio',
    '3 × FT-2 Paneer, in Trio',
  ]);
  expect(toPickList([BUNDLE, DAL], CONTENTS)[0]).toMatchObject({key: 'FT-1 Dal', barcode: '0001'});
});

it('counts a component twice that a bundle contains twice', () => {
  const twice: BundleContents = new Map([['trio', [DAL, DAL]]]);
  expect(toPickList([BUNDLE], twice).map(textOf)).toEqual(['6 × FT-1 Dal, in Trio']);
});

it('keeps a bundle of unknown contents, and says so', () => {
  expect(toPickList([BUNDLE, DAL], new Map([['trio', null]])).map(textOf)).toEqual([
    '2 × FT-1 Dal',
    '3 × FT-B1 Trio, unopened',
  ]);
});

it('sorts by SKU as people count, and lists products without a SKU last', () => {
  const lines = ['FT-10', null, 'FT-9'].map((sku, index) => ({...DAL, id: String(index), title: `Dal ${index}`, sku}));
  expect(toPickList(lines, new Map()).map(({title}) => title)).toEqual(['Dal 2', 'Dal 0', 'Dal 1']);
});

it('tells products with the same SKU apart', () => {
  const twins = [DAL, {...DAL, id: 'line-3', title: 'Chana'}, {...DAL, id: 'line-4', variant: 'Large'}];
  expect(toPickList(twins, CONTENTS)).toHaveLength(3);
});

it('tells variants without a SKU apart', () => {
  const lines = ['Small', 'Large'].map((variant) => ({...DAL, sku: '', variant, productId: null}));
  expect(toPickList(lines, CONTENTS)).toHaveLength(2);
});

it('adds a component that is a line item of its own to the same item sold alone, and names its bundle', () => {
  const component = {...DAL, id: 'line-3', quantity: 4, bundle: '2 × Starter Set'};
  expect(toPickList([DAL, component], CONTENTS).map(textOf)).toEqual(['6 × FT-1 Dal, in 2 × Starter Set']);
});
