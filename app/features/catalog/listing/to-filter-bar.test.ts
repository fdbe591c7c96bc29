import {describe, expect, it} from 'vitest';
import {NO_FILTERS, WHOLE_LIST, type ListingFilters} from './listing-request';
import {toFilterBar} from './to-filter-bar';

const LEVELS = ['mild', 'hot'];
const barOf = (filters: Partial<ListingFilters>) =>
  toFilterBar({sort: 'newest', filters: {...NO_FILTERS, ...filters}, cursor: {after: 'here'}}, LEVELS);

describe('toFilterBar', () => {
  it('leads from each filter to the list without it, from its beginning and in the same order', () => {
    const {chips, clearPath} = barOf({kind: 'single', heat: ['mild', 'hot'], isInStock: true, minPrice: 5});
    expect(chips).toEqual([
      {label: 'Single packs', path: '/products?heat=mild&heat=hot&availability=in-stock&min=5&sort=newest'},
      {label: 'Mild', path: '/products?kind=single&heat=hot&availability=in-stock&min=5&sort=newest'},
      {label: 'Hot', path: '/products?kind=single&heat=mild&availability=in-stock&min=5&sort=newest'},
      {label: 'In stock', path: '/products?kind=single&heat=mild&heat=hot&min=5&sort=newest'},
      {label: 'From $5', path: '/products?kind=single&heat=mild&heat=hot&availability=in-stock&sort=newest'},
    ]);
    expect(clearPath).toBe('/products?sort=newest');
  });

  it('marks what is chosen, and keeps a choice that the shop no longer offers', () => {
    const heat = barOf({heat: ['fiery']}).groups.find(({name}) => name === 'heat');
    expect(heat?.options).toEqual([
      {value: 'mild', label: 'Mild', isChosen: false},
      {value: 'hot', label: 'Hot', isChosen: false},
      {value: 'fiery', label: 'Fiery', isChosen: true},
    ]);
  });

  it('offers no heat in a shop that marks none', () => {
    expect(toFilterBar(WHOLE_LIST, []).groups.map(({name}) => name)).toEqual(['kind', 'availability']);
  });

  it.each<[number | null, number | null, string]>([
    [5, null, 'From $5'],
    [null, 9.5, 'Up to $9.50'],
    [0, 20, '$0 to $20'],
  ])('words the prices from %s to %s', (minPrice, maxPrice, label) => {
    expect(barOf({minPrice, maxPrice}).chips.map((chip) => chip.label)).toEqual([label]);
  });
});
