import {describe, expect, it} from 'vitest';
import {NO_LISTING_FILTERS} from './listing-request';
import {toListingQuery} from './to-listing-query';

describe('toListingQuery', () => {
  it('matches all products but unlisted ones without filters', () => {
    expect(toListingQuery(NO_LISTING_FILTERS)).toBe('tag_not:combined');
  });

  it('joins heat levels with OR and other filters with AND', () => {
    expect(
      toListingQuery({kind: 'single', heat: ['mild', 'medium-hot'], isInStock: true, minPrice: 5, maxPrice: 9.5}),
    ).toBe(
      'tag_not:bundle AND (tag:"heat:mild" OR tag:"heat:medium-hot") AND available_for_sale:true AND ' +
        'variants.price:>=5 AND variants.price:<=9.5 AND tag_not:combined',
    );
  });

  it('quotes search syntax in a heat level', () => {
    expect(toListingQuery({...NO_LISTING_FILTERS, heat: ['x" OR tag:"hidden']})).toBe(
      '(tag:"heat:x\\" OR tag:\\"hidden") AND tag_not:combined',
    );
  });
});
