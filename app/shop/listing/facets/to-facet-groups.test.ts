import {describe, expect, it} from 'vitest';
import {NO_FACET_FILTERS, type FacetFilters} from './facet-filters';
import {toFacetGroups} from './to-facet-groups';

const color = (value: string, isChosen = false) => ({value: `Color:${value}`, label: value, count: 1, isChosen});
const COLOR = {
  name: 'option',
  key: 'option color',
  label: 'Color',
  options: [color('Red', true), color('Blue')],
} as const;

const groupsOf = (chosen: Partial<FacetFilters>, facets: Parameters<typeof toFacetGroups>[1] = [COLOR]) =>
  toFacetGroups({...NO_FACET_FILTERS, ...chosen}, facets, (changes) => JSON.stringify(changes)).map(
    ({name, legend, options}) => [name, legend, options.map(({label, path}) => [label, path])],
  );

describe('toFacetGroups', () => {
  it('links each value to the list with it, or without it if it is chosen', () => {
    expect(groupsOf({option: ['color:red', 'Size:S']}, [COLOR])[0]).toEqual([
      'option',
      'Color',
      [
        ['Red', '{"option":["Size:S"]}'],
        ['Blue', '{"option":["color:red","Size:S","Color:Blue"]}'],
      ],
    ]);
  });

  it('offers a chosen value that Shopify does not offer in the group of its option, or in one of its own', () => {
    expect(groupsOf({option: ['Color:Green', 'Size:S'], metafield: ['custom.spice_level:Hot']})).toMatchObject([
      ['option', 'Color', [['Red'], ['Blue'], ['Green']].map((label) => [label[0], expect.any(String)])],
      ['option', 'Size', [['S', expect.any(String)]]],
      ['metafield', 'Spice level', [['Hot', expect.any(String)]]],
    ]);
  });
});
