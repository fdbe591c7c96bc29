import fc from 'fast-check';
import {describe, expect, it} from 'vitest';
import {parseSearchRequest} from './parse-search-request.server';
import {NO_FACET_FILTERS} from '~/shop/listing/facets/facet-filters';
import {MAX_QUERY_LENGTH} from './search-path';
import {searchPath} from './search-request';

const parse = (params: string) => parseSearchRequest(new URLSearchParams(params));

describe('parseSearchRequest', () => {
  it('reads all parameters', () => {
    expect(
      parse(
        'q=curry&sort=price-down&availability=in-stock&heat=Mild&heat=Hot&kind=Bundle&tag=bestseller&min=5&max=30.50&after=eyJ9',
      ),
    ).toEqual({
      query: 'curry',
      sort: 'price-down',
      filters: {
        ...NO_FACET_FILTERS,
        availability: ['in-stock'],
        heat: ['Mild', 'Hot'],
        kind: ['Bundle'],
        tag: ['bestseller'],
        minPrice: 5,
        maxPrice: 30.5,
      },
      cursor: {after: 'eyJ9'},
    });
  });

  it('returns an empty search without parameters', () => {
    expect(parse('')).toEqual({query: '', sort: 'relevance', cursor: null, filters: NO_FACET_FILTERS});
  });

  it.each([
    'sort=DROP%20TABLE&after=%00%22%7D&availability=maybe&heat=&min=-1&max=1e9',
    'sort=__proto__&sort=price-up&after=a%20b&kind=%20&min=NaN&max=Infinity',
    `after=${'a'.repeat(600)}&heat=${'x'.repeat(100)}&min=5,99&first=100000`,
  ])('ignores invalid parameters: %s', (params) => {
    expect(parse(params)).toEqual({query: '', sort: 'relevance', cursor: null, filters: NO_FACET_FILTERS});
  });

  it('swaps a minimum price above the maximum', () => {
    expect(parse('min=30&max=5').filters).toMatchObject({minPrice: 5, maxPrice: 30});
  });

  it('limits the number of chosen filters, without duplicates', () => {
    const kinds = Array.from({length: 40}, (_, index) => `kind=${index % 20}`).join('&');
    expect(parse(kinds).filters.kind).toHaveLength(10);
    expect(parse('heat=Mild&heat=Mild').filters.heat).toEqual(['Mild']);
  });

  it('cuts a long query between characters', () => {
    const {query} = parse(`q=${encodeURIComponent('🍛'.repeat(2_000))}`);
    expect(query).toBe('🍛'.repeat(MAX_QUERY_LENGTH));
  });

  it('restores any request from its path', () => {
    fc.assert(
      fc.property(fc.string({unit: 'grapheme'}), fc.array(fc.string()), (q, heat) => {
        const request = parseSearchRequest(new URLSearchParams([['q', q], ...heat.map((value) => ['heat', value])]));
        const [, params] = searchPath(request).split('?');
        expect(parse(params ?? '')).toEqual(request);
      }),
    );
  });
});
