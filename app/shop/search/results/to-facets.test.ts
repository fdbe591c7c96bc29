import {describe, expect, it} from 'vitest';
import {NO_SEARCH_FILTERS} from './search-request';
import {toFacets} from './to-facets';

const heat = (value: string, count: number) => ({
  label: value,
  count,
  input: JSON.stringify({productMetafield: {namespace: 'catalog', key: 'heat', value}}),
});
const HEAT = {
  id: 'filter.p.m.catalog.heat',
  label: 'Heat',
  values: [heat('Hot', 1), heat('Mild', 2), heat('Fiery', 0)],
};

describe('toFacets', () => {
  it('offers values with results, and marks chosen ones', () => {
    expect(toFacets([HEAT], {...NO_SEARCH_FILTERS, heat: ['mild']})).toEqual([
      {
        name: 'heat',
        label: 'Heat',
        options: [
          {value: 'Hot', label: 'Hot', count: 1, isChosen: false},
          {value: 'Mild', label: 'Mild', count: 2, isChosen: true},
        ],
      },
    ]);
  });

  it('keeps a chosen value without results, so that it can be removed', () => {
    const [facet] = toFacets([HEAT], {...NO_SEARCH_FILTERS, heat: ['Fiery']});
    expect(facet?.options.map(({value}) => value)).toEqual(['Hot', 'Mild', 'Fiery']);
  });

  it('omits filters with a single value and unknown filters', () => {
    const single = {...HEAT, values: [heat('Hot', 3)]};
    const vendor = {id: 'v', label: 'Vendor', values: [{label: 'Us', count: 4, input: '{"productVendor":"Us"}'}]};
    const broken = {id: 'broken', label: 'Broken', values: [{label: 'broken', count: 4, input: '{'}]};
    expect(toFacets([single, vendor, broken], NO_SEARCH_FILTERS)).toEqual([]);
  });

  it('offers tags for shoppers, and no internal tags', () => {
    const tag = (name: string) => ({label: name, count: 1, input: JSON.stringify({tag: name})});
    const served = {id: 'filter.p.tag', label: 'Tag', values: ['bestseller', 'bundle', 'size:2 servings'].map(tag)};
    expect(toFacets([served], NO_SEARCH_FILTERS)).toEqual([
      {
        name: 'tag',
        label: 'Tag',
        options: [{value: 'bestseller', label: 'Best sellers', count: 1, isChosen: false}],
      },
    ]);
  });
});
