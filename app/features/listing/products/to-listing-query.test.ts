import {describe, expect, it} from 'vitest';
import {NO_LISTING_FILTERS} from './listing-request';
import {toListingQuery} from './to-listing-query';

describe('toListingQuery', () => {
  it('asks for everything when nothing is chosen', () => {
    expect(toListingQuery(NO_LISTING_FILTERS)).toBe('');
  });

  it('lets any heat do, and demands everything else', () => {
    expect(
      toListingQuery({kind: 'single', heat: ['mild', 'medium-hot'], isInStock: true, minPrice: 5, maxPrice: 9.5}),
    ).toBe(
      'tag_not:bundle AND (tag:"heat:mild" OR tag:"heat:medium-hot") AND available_for_sale:true AND ' +
        'variants.price:>=5 AND variants.price:<=9.5',
    );
  });

  it('keeps a level a level, whatever search syntax it brings', () => {
    expect(toListingQuery({...NO_LISTING_FILTERS, heat: ['x" OR tag:"hidden']})).toBe(
      '(tag:"heat:x\\" OR tag:\\"hidden")',
    );
  });
});
