import {describe, expect, it} from 'vitest';
import type {StoredEntry} from './parse-beacon';
import {needCatalog, verifyEntries, type CatalogPrices} from './verify-entries';

const usd = (amount: string) => ({amount, currencyCode: 'USD'});
const PRICES: CatalogPrices = new Map([
  ['palak-paneer', {min: usd('7.99'), max: usd('7.99')}],
  ['spice-box', {min: usd('10.0'), max: usd('24.5')}],
]);
const ENTRY: StoredEntry = {visit: 'v', seq: 0, at: '', name: 'page_view', route: '/', device: 'phone'};

const verify = (entry: Partial<StoredEntry>, prices: CatalogPrices | null = PRICES) =>
  verifyEntries([{...ENTRY, ...entry}], prices);
const factsOf = (entry: Partial<StoredEntry>) =>
  verify(entry).entries.map(({subject, value_minor, quantity}) => ({subject, value_minor, quantity}));

describe('an addition to the cart', () => {
  const added = (subject: string, value: number, quantity: number) =>
    ({name: 'add_to_cart', subject, value_minor: value, quantity}) as const;

  it.each([
    ['palak-paneer', 1_598, 2, 1_598],
    ['palak-paneer', 100_000_000, 1, 799],
    ['palak-paneer', 0, 3, 2_397],
    ['spice-box', 3_000, 2, 3_000],
    ['spice-box', 9_000, 2, 4_900],
  ])('of %s for %d has the prices of the catalog', (subject, value, quantity, stored) => {
    expect(factsOf(added(subject, value, quantity))).toEqual([{subject, value_minor: stored, quantity}]);
  });

  it.each([
    ['unknown-product', added('buy-gold-at-evil-example', 100, 1)],
    ['unknown-product', added('', 100, 1)],
    ['out-of-range', added('palak-paneer', 100, 0)],
    ['out-of-range', added('palak-paneer', 100, 100)],
  ])('is dropped as %s: %j', (reason, entry) => {
    expect(verify(entry)).toEqual({entries: [], drops: {[reason]: 1}});
  });
});

it('limits the value of a checkout to what so many of the most expensive product cost', () => {
  const checkout = (value: number, quantity: number) =>
    factsOf({name: 'begin_checkout', subject: 'x', value_minor: value, quantity});
  expect(checkout(2_397, 3)).toEqual([{subject: undefined, value_minor: 2_397, quantity: 3}]);
  expect(checkout(100_000_000, 3)).toEqual([{subject: undefined, value_minor: 7_350, quantity: 3}]);
  expect(checkout(100_000_000, 0)).toEqual([{subject: undefined, value_minor: 0, quantity: 0}]);
});

describe('the subject of another event', () => {
  it.each([
    ['recipe_view', 'palak-paneer', 'palak-paneer'],
    ['promo_click', 'b', 'b'],
    ['promo_click', 'ada-example-com', undefined],
    ['campaign_click', 'hero', 'hero'],
    ['campaign_click', '1-555-0100', undefined],
    ['clip_play', 'call-1-555-0100', undefined],
    ['page_view', 'ada-example-com', undefined],
  ])('of %s named %s is stored as %s', (name, subject, stored) => {
    expect(factsOf({name, subject, value_minor: 7, quantity: 7})).toEqual([{subject: stored}]);
  });

  it('is dropped with its event if the recipe is of no product', () => {
    expect(verify({name: 'recipe_view', subject: 'ada'}).drops).toEqual({'unknown-product': 1});
  });
});

it('keeps web vitals as they are', () => {
  const vital = {...ENTRY, name: 'LCP', bucket: 40};
  expect(verifyEntries([vital], null)).toEqual({entries: [vital], drops: {}});
});

it('drops what needs the catalog while Shopify does not respond, and nothing else', () => {
  const entries = ['page_view', 'add_to_cart', 'begin_checkout', 'recipe_view'].map((name) => ({...ENTRY, name}));
  expect(entries.map((entry) => needCatalog([entry]))).toEqual([false, true, true, true]);
  expect(verifyEntries(entries, null)).toEqual({entries: [ENTRY], drops: {'catalog-missing': 3}});
});
