import fc from 'fast-check';
import {describe, expect, it} from 'vitest';
import {FACET_NAMES, NO_FACET_FILTERS, setFacetParams, type FacetFilters} from './facet-filters';
import {parseFacetFilters} from './parse-facet-filters.server';
import {toFacets} from './to-facets';
import {toProductFilters} from './to-product-filters';

type Served = Parameters<typeof toFacets>[0][number];

const value = (label: string, input: object | string, count = 1) => ({
  label,
  count,
  input: typeof input === 'string' ? input : JSON.stringify(input),
});
const served = (label: string, ...values: Served['values']): Served => ({label, type: 'LIST', values});
const facetsOf = (filters: readonly Served[], chosen: Partial<FacetFilters> = {}) =>
  toFacets(filters, {...NO_FACET_FILTERS, ...chosen}).facets;

const heat = (level: string, count: number) =>
  value(level, {productMetafield: {namespace: 'catalog', key: 'heat', value: level}}, count);
const HEAT = served('Heat', heat('Hot', 1), heat('Mild', 2), heat('Fiery', 0));

describe('toFacets', () => {
  it('offers values with results, and marks chosen ones', () => {
    expect(facetsOf([HEAT], {heat: ['mild']})).toEqual([
      {
        name: 'heat',
        key: 'heat',
        label: 'Heat',
        options: [
          {value: 'Hot', label: 'Hot', count: 1, isChosen: false},
          {value: 'Mild', label: 'Mild', count: 2, isChosen: true},
        ],
      },
    ]);
  });

  it('keeps a chosen value without results, so that it can be removed', () => {
    const [facet] = facetsOf([HEAT], {heat: ['Fiery']});
    expect(facet?.options.map((option) => option.value)).toEqual(['Hot', 'Mild', 'Fiery']);
  });

  it('omits filters with a single value that every product has, and unknown filters', () => {
    const single = served('Heat', heat('Hot', 3));
    const vendor = served('Vendor', value('Us', {productVendor: 'Us'}, 4));
    const broken = served('Broken', value('broken', '{'), value('new', {newFilter: 'x'}));
    expect(facetsOf([single, vendor, broken])).toEqual([]);
  });

  it('offers tags for shoppers, and no internal tags', () => {
    const tags = ['bestseller', 'bundle', 'size:2 servings'].map((tag) => value(tag, {tag}));
    const [facet] = facetsOf([served('Tag', ...tags)]);
    expect(facet).toMatchObject({name: 'tag', options: [{value: 'bestseller', label: 'Bestsellers'}]});
  });

  it('offers each option of variants as a filter of its own, with swatches', () => {
    const red = {...value('Red', {variantOption: {name: 'Color', value: 'Red'}}), swatch: {color: '#ff0000'}};
    const url = 'https://cdn.example/linen.png';
    const linen = {
      ...value('Linen', {variantOption: {name: 'Color', value: 'Linen'}}),
      swatch: {color: 'url(evil)', image: {previewImage: {url}}},
    };
    const small = value('S', {variantOption: {name: 'Size: EU', value: 'S'}});
    expect(facetsOf([served('Color', red, linen), served('Size', small)])).toMatchObject([
      {
        name: 'option',
        label: 'Color',
        options: [
          {value: 'Color:Red', label: 'Red', swatch: {color: '#ff0000', url: null}},
          {value: 'Color:Linen', label: 'Linen', swatch: {color: null, url}},
        ],
      },
      {name: 'option', label: 'Size', options: [{value: 'Size%3A EU:S', label: 'S'}]},
    ]);
  });

  it('says whether the merchant offers a range of prices', () => {
    const price: Served = {label: 'Price', type: 'PRICE_RANGE', values: [value('Price', {price: {min: 0, max: 9}})]};
    expect(toFacets([price], NO_FACET_FILTERS)).toEqual({facets: [], hasPrice: true});
    expect(toFacets([HEAT], NO_FACET_FILTERS).hasPrice).toBe(false);
  });
});

describe('a chosen value', () => {
  const INPUTS = [
    {available: false},
    {tag: 'bestseller'},
    {productType: 'Bundle'},
    {productVendor: 'Fusion & Co.'},
    {category: {id: 'gid://shopify/TaxonomyCategory/fb-2-3'}},
    {variantOption: {name: 'Größe: EU 100%', value: 'S:M'}},
    {productMetafield: {namespace: 'catalog', key: 'heat', value: 'Mild'}},
    {productMetafield: {namespace: 'custom', key: 'region', value: 'North: Punjab'}},
    {variantMetafield: {namespace: 'custom', key: 'finish', value: 'Matte'}},
    {taxonomyMetafield: {namespace: 'shopify', key: 'color-pattern', value: 'Blue'}},
  ];

  it.each(INPUTS)('reaches Shopify by the address as Shopify offered it: %j', (input) => {
    const filter = served('Any', value('One', input), value('Other', input));
    const [facet] = facetsOf([filter]);
    if (!facet) throw new Error('not offered');
    const params = new URLSearchParams([[facet.name, facet.options[0]?.value ?? '']]);
    expect(toProductFilters(parseFacetFilters(new URLSearchParams(String(params))))).toEqual([input]);
  });

  it('of any text neither breaks the address nor changes in it', () => {
    const anyChoice = fc.tuple(fc.constantFrom(...FACET_NAMES), fc.string({unit: 'grapheme'}));
    fc.assert(
      fc.property(fc.array(anyChoice), (choices) => {
        const filters = parseFacetFilters(new URLSearchParams(choices.map(([name, text]) => [name, text])));
        const params = new URLSearchParams();
        setFacetParams(params, filters);
        expect(parseFacetFilters(new URLSearchParams(String(params)))).toEqual(filters);
        expect(toProductFilters(filters).length).toBe(FACET_NAMES.flatMap((name) => filters[name]).length);
      }),
    );
  });

  it.each([
    'option=Color&option=:Red&option=Color:&metafield=custom:x&metafield=a.b.c:x&attribute=%00.x:1',
    'category=gid://shopify/Product/1&category=a%20b&availability=maybe&vendor=&kind=%20',
    `vendor=${'x'.repeat(81)}&option=${'x'.repeat(400)}:y&min=-1&max=1e9`,
  ])('that is invalid is ignored: %s', (params) => {
    expect(parseFacetFilters(new URLSearchParams(params))).toEqual(NO_FACET_FILTERS);
  });
});
