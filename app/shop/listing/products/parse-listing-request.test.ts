import fc from 'fast-check';
import {describe, expect, it} from 'vitest';
import {isUnfiltered, KINDS, LISTING_SORTS, listingPath, UNFILTERED_LIST} from './listing-request';
import {parseListingRequest} from './parse-listing-request.server';

const parse = (params: string) => parseListingRequest(new URLSearchParams(params));

describe('parseListingRequest', () => {
  it('reads all parameters', () => {
    expect(
      parse('kind=single&heat=mild&heat=medium-hot&availability=in-stock&min=5&max=30.50&sort=newest&before=eyJ9'),
    ).toEqual({
      sort: 'newest',
      filters: {kind: 'single', heat: ['mild', 'medium-hot'], isInStock: true, minPrice: 5, maxPrice: 30.5},
      cursor: {before: 'eyJ9'},
    });
  });

  it.each([
    '',
    'sort=&kind=&min=&max=',
    'sort=DROP%20TABLE&after=%00%22%7D&availability=maybe&heat=&min=-1&max=1e9',
    'heat=x%20OR%20tag%3Ahidden&kind=%7B__typename%7D&sort=__proto__',
    'heat=%3Cscript%3E&kind=constructor&min=NaN&before=a%20b',
    `heat=${'🍛'.repeat(2_000)}&sort=${'a'.repeat(8_000)}&after=${'a'.repeat(600)}`,
  ])('ignores invalid parameters: %s', (params) => {
    expect(parse(params)).toEqual(UNFILTERED_LIST);
    expect(isUnfiltered(parse(params))).toBe(true);
  });

  it('swaps a minimum price above the maximum', () => {
    expect(parse('min=30&max=5').filters).toMatchObject({minPrice: 5, maxPrice: 30});
  });

  it('restores the request from its path', () => {
    const cents = fc.option(fc.integer({min: 0, max: 99_999}).map((minor) => minor / 100));
    const asked = fc.record({
      sort: fc.constantFrom(...LISTING_SORTS),
      kind: fc.option(fc.constantFrom(...KINDS)),
      heat: fc.uniqueArray(fc.constantFrom('mild', 'medium', 'medium-hot', 'hot')),
      isInStock: fc.boolean(),
      minPrice: cents,
      maxPrice: cents,
    });
    fc.assert(
      fc.property(asked, ({sort, ...filters}) => {
        const ordered = parse(listingPath({sort, filters, cursor: null}).split('?')[1] ?? '');
        expect(parse(listingPath(ordered).split('?')[1] ?? '')).toEqual(ordered);
        expect(ordered).toMatchObject({sort, filters: {kind: filters.kind, heat: filters.heat}});
      }),
    );
  });

  it('never throws for any parameters', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(fc.string(), fc.string({unit: 'grapheme'}))), (pairs) => {
        expect(listingPath(parseListingRequest(new URLSearchParams(pairs)))).toMatch(/^\/products/);
      }),
    );
  });
});
