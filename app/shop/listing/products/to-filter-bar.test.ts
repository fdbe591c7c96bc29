import {describe, expect, it} from 'vitest';
import {NO_LISTING_FILTERS, UNFILTERED_LIST, type ListingFilters} from './listing-request';
import {toFilterBar} from './to-filter-bar';

const TEN = {count: 10, isMore: false};
const FACTS = {levels: ['mild', 'hot'], total: TEN, size: TEN};
const barOf = (filters: Partial<ListingFilters>, facts: Partial<Parameters<typeof toFilterBar>[1]> = {}) =>
  toFilterBar(
    {sort: 'newest', filters: {...NO_LISTING_FILTERS, ...filters}, cursor: {after: 'here'}},
    {...FACTS, ...facts},
  );

describe('toFilterBar', () => {
  it('offers each filter as a chip with its kind and a link to the filtered list', () => {
    expect(barOf({}).chips.map(({label, path, isOn}) => [label, path, isOn])).toEqual([
      ['Type: Single packs', '/products?kind=single&sort=newest', false],
      ['Type: Bundles', '/products?kind=bundle&sort=newest', false],
      ['Heat: Mild', '/products?heat=mild&sort=newest', false],
      ['Heat: Hot', '/products?heat=hot&sort=newest', false],
      ['Availability: In stock', '/products?availability=in-stock&sort=newest', false],
    ]);
  });

  it('links each active filter to the first page without it, in the same order', () => {
    const {chips, clearPath} = barOf({kind: 'single', heat: ['mild', 'hot'], isInStock: true, minPrice: 5});
    expect(chips.filter(({isOn}) => isOn).map(({label, path}) => [label, path])).toEqual([
      ['Type: Single packs', '/products?heat=mild&heat=hot&availability=in-stock&min=5&sort=newest'],
      ['Heat: Mild', '/products?kind=single&heat=hot&availability=in-stock&min=5&sort=newest'],
      ['Heat: Hot', '/products?kind=single&heat=mild&availability=in-stock&min=5&sort=newest'],
      ['Availability: In stock', '/products?kind=single&heat=mild&heat=hot&min=5&sort=newest'],
      ['Price: From $5', '/products?kind=single&heat=mild&heat=hot&availability=in-stock&sort=newest'],
    ]);
    expect(clearPath).toBe('/products?sort=newest');
  });

  it('marks chosen filters, and keeps a chosen one that the shop no longer offers', () => {
    const heat = barOf({heat: ['fiery']}).groups.find(({name}) => name === 'heat');
    expect(heat?.options).toMatchObject([
      {value: 'mild', label: 'Mild', isChosen: false},
      {value: 'hot', label: 'Hot', isChosen: false},
      {value: 'fiery', label: 'Fiery', isChosen: true, path: '/products?sort=newest'},
    ]);
  });

  it('offers no heat filter if no product has a heat level', () => {
    expect(toFilterBar(UNFILTERED_LIST, {...FACTS, levels: []}).groups.map(({name}) => name)).toEqual([
      'kind',
      'availability',
    ]);
  });

  it.each<[number | null, number | null, string]>([
    [5, null, 'Price: From $5'],
    [null, 9.5, 'Price: Up to $9.50'],
    [0, 20, 'Price: $0 to $20'],
  ])('labels the price range from %s to %s', (minPrice, maxPrice, label) => {
    expect(barOf({minPrice, maxPrice}).chips.flatMap((chip) => (chip.isOn ? [chip.label] : []))).toEqual([label]);
  });

  it('shows only the row for a few products, and offers a price range for many', () => {
    expect(barOf({})).toMatchObject({hasMore: false, hasPrice: false});
    expect(barOf({}, {size: {count: 25, isMore: false}})).toMatchObject({hasMore: true, hasPrice: true});
    expect(barOf({}, {size: null})).toMatchObject({hasMore: true, hasPrice: true});
    expect(barOf({minPrice: 5})).toMatchObject({hasMore: true, hasPrice: true});
  });

  it('limits the row to eight filters and the active ones', () => {
    const levels = ['mild', 'medium', 'medium-hot', 'hot', 'fiery', 'searing', 'volcanic', 'solar'];
    const {chips, hasMore} = barOf({heat: ['solar']}, {levels});
    expect(chips.map(({label}) => label).slice(-2)).toEqual(['Heat: Searing', 'Heat: Solar']);
    expect(chips).toHaveLength(9);
    expect(hasMore).toBe(true);
  });

  it.each([
    [{count: 3, isMore: false}, 'Show 3 dishes'],
    [{count: 1, isMore: false}, 'Show 1 dish'],
    [{count: 250, isMore: true}, 'Show more than 250 dishes'],
    [{count: 0, isMore: false}, null],
    [null, 'Show dishes'],
  ])('labels the button that shows the list for %j products', (total, label) => {
    expect(barOf({}, {total}).showLabel).toBe(label);
  });
});
