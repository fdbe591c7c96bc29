import {describe, expect, it} from 'vitest';
import {countFilters, NO_FILTERS} from './search-request';

describe('countFilters', () => {
  it('counts each choice, and prices once', () => {
    expect(countFilters(NO_FILTERS)).toBe(0);
    expect(countFilters({...NO_FILTERS, heat: ['Mild', 'Hot'], minPrice: 5, maxPrice: 9})).toBe(3);
  });
});
