import {expect, it} from 'vitest';
import type {TiffinQuery} from '../../../storefrontapi.generated';
import {toTiffin} from './to-tiffin';

type Dish = TiffinQuery['dishes']['nodes'][number];
type Variant = NonNullable<Dish['selectedOrFirstAvailableVariant']>;

const PRICE = {amount: '7.99', currencyCode: 'USD'} as const;
const TERMS = {offers: [], freeShippingMinor: 2500};

const variant = (handle: string, changes: Partial<Variant> = {}): Variant => ({
  id: `gid://shopify/ProductVariant/${handle}`,
  title: 'Default Title',
  requiresComponents: false,
  product: {handle},
  quantityRule: {minimum: 1},
  price: PRICE,
  ...changes,
});

const dish = (handle: string, changes: Partial<Dish> = {}): Dish => ({
  handle,
  title: handle,
  isGiftCard: false,
  availableForSale: true,
  requiresSellingPlan: false,
  images: {nodes: []},
  heat: {value: 'Mild'},
  hue: null,
  selectedOrFirstAvailableVariant: variant(handle),
  ...changes,
});

const DISHES = ['a', 'b', 'c'].map((handle) => dish(handle));
const tiffinOf = (...dishes: readonly Dish[]) =>
  toTiffin({dishes: {nodes: [...DISHES, ...dishes]}, boxes: {nodes: []}}, TERMS);

it('names the variant that is added of a dish with several', () => {
  const family = dish('dal', {selectedOrFirstAvailableVariant: variant('dal', {title: 'Family'})});
  expect(tiffinOf(family)?.dishes.map(({name}) => name)).toEqual(['a', 'b', 'c', 'dal, Family']);
});

it.each([
  ['a gift card', {isGiftCard: true}],
  ['a product without a level of heat', {heat: null}],
  ['a product that is sold by subscription only', {requiresSellingPlan: true}],
  ['a fixed bundle', {selectedOrFirstAvailableVariant: variant('x', {requiresComponents: true})}],
  ['the parent of a combined listing', {selectedOrFirstAvailableVariant: variant('child')}],
  [
    'a pack that is sold from two pieces',
    {selectedOrFirstAvailableVariant: variant('x', {quantityRule: {minimum: 2}})},
  ],
] as const)('does not offer %s', (_name, changes) => {
  expect(tiffinOf(dish('x', changes))?.dishes).toHaveLength(DISHES.length);
});

it('keeps a sold-out dish in its place, but does not fill a tiffin from fewer than three others', () => {
  const gone = dish('gone', {availableForSale: false});
  expect(tiffinOf(gone)?.dishes.at(-1)).toMatchObject({handle: 'gone', isAvailable: false});
  const catalog = {dishes: {nodes: [gone, ...DISHES.slice(1)]}, boxes: {nodes: []}};
  expect(toTiffin(catalog, TERMS)).toBeNull();
});

it('knows only boxes of three dishes that are for sale', () => {
  const box = (handle: string, dishes: readonly string[], availableForSale = true) => ({
    handle,
    title: handle,
    availableForSale,
    contents: {references: {nodes: dishes.map((each) => ({handle: each}))}},
    selectedOrFirstAvailableVariant: {price: PRICE},
  });
  const boxes = {nodes: [box('trio', ['a', 'b', 'c']), box('gone', ['a', 'b', 'c'], false), box('pair', ['a', 'b'])]};
  expect(toTiffin({dishes: {nodes: DISHES}, boxes}, TERMS)?.boxes.map(({handle}) => handle)).toEqual(['trio']);
});
