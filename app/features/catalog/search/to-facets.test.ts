import {describe, expect, it} from 'vitest';
import {NO_FILTERS} from './search-request';
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
  it('offers what would show something, and marks what is chosen', () => {
    expect(toFacets([HEAT], {...NO_FILTERS, heat: ['mild']})).toEqual([
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

  it('keeps a choice that shows nothing, so that it can be taken back', () => {
    const [facet] = toFacets([HEAT], {...NO_FILTERS, heat: ['Fiery']});
    expect(facet?.options.map(({value}) => value)).toEqual(['Hot', 'Mild', 'Fiery']);
  });

  it('leaves out a filter of a single value, and filters it does not know', () => {
    const single = {...HEAT, values: [heat('Hot', 3)]};
    const tag = {id: 'filter.p.tag', label: 'Tag', values: [{label: 'bundle', count: 4, input: '{"tag":"bundle"}'}]};
    const broken = {id: 'broken', label: 'Broken', values: [{label: 'broken', count: 4, input: '{'}]};
    expect(toFacets([single, tag, broken], NO_FILTERS)).toEqual([]);
  });
});
